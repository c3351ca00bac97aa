import type { Ports } from '@/platform/ports'
import { createAsk } from './caller'
import { createServerClock } from './clock'
import { forgetMe } from './forget'
import { createGrabber } from './grab'
import { createHome } from './home'
import { sitByCode } from './join'
import { createLocal } from './local'
import { createLog } from './log'
import { createNews } from './news'
import { createOpener } from './open'
import { createOwn } from './own'
import { createPasts } from './past'
import { createRenewal } from './renew'
import { createSettings } from './settings'
import { createShaker } from './shaker'
import { createShow } from './show'
import { createTable } from './table'

/** Everything the pages hang on, over one phone. */
export function createClient(ports: Ports) {
  const { cloud, storage, phone, motion, haptics } = ports
  const clock = createServerClock(phone.now)
  const renewal = createRenewal(ports.shell)
  const ask = createAsk(cloud, phone, clock, renewal.need)
  const pasts = createPasts(storage)
  const local = createLocal(storage, phone.random, pasts)
  const home = createHome(ask, local, clock.now)
  const own = createOwn(storage)
  const table = createTable({ ports, ask, clock, own })
  const grabber = createGrabber({ table: table.store, now: clock.now, send: table.grab })
  const settings = createSettings(storage, phone)
  const show = createShow(table.store, phone.now, settings.store.getState)
  const sensitivity = () => settings.store.getState().shake
  const shaker = createShaker({ motion, haptics, sensitivity, onShake: () => void table.throwDice() })
  shaker.store.subscribe(({ strokes }) => show.hold(strokes > 0))

  const log = createLog(table.store, ask)
  const news = createNews({ table: table.store, log, storage, now: clock.now })

  return {
    ports,
    clock,
    table,
    show,
    grabber,
    log,
    news,
    own,
    pasts,
    shaker,
    local,
    renewal,
    settings,
    home,
    ...createOpener(ask, storage, phone.random),
    /** Deletes my name and my games; see `forgetMe`. */
    forget: () => forgetMe(ask, { storage, local, home, table }),
    /** A name of at most 12 characters and a face 1 … 12, for the table I am at and those to come. @returns null: done */
    async introduce(name: string, face: number) {
      const { room, pid, one } = table.store.getState()
      const here = room !== null && pid !== null && !one ? { room: room._id } : {}
      const reply = await ask({ op: 'me', name, face, ...here })
      return reply.ok ? null : reply.code
    },
    sitByCode: (code: string) => sitByCode(ask, code),
    /** Out of sight: nothing is followed, shown or felt. */
    hide() {
      shaker.disarm()
      show.rest()
      news.hide()
      table.hide()
    },
    appear() {
      news.show()
      table.show()
    }
  }
}
export type Client = ReturnType<typeof createClient>
