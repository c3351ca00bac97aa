import type { Ports } from '@/platform/ports'
import { createAsk } from './caller'
import { createServerClock } from './clock'
import { createHome } from './home'
import { sitByCode } from './join'
import { createLocal } from './local'
import { createOpener } from './open'
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
  const local = createLocal(storage, phone.random)
  const table = createTable({ ports, ask, clock })
  const show = createShow(table.store, phone.now)
  const shaker = createShaker({ motion, haptics, onShake: () => void table.throwDice() })

  return {
    ports,
    clock,
    table,
    show,
    shaker,
    local,
    renewal,
    settings: createSettings(storage, phone),
    home: createHome(ask, local),
    open: createOpener(ask, storage, phone.random),
    /** A name and a face before one sits anywhere. */
    introduce: (name: string, face: number) => ask({ op: 'me', name, face }),
    sitByCode: (code: string) => sitByCode(ask, code),
    /** Out of sight: nothing is followed, shown or felt. */
    hide() {
      shaker.disarm()
      show.rest()
      table.hide()
    },
    appear() {
      table.show()
    }
  }
}
export type Client = ReturnType<typeof createClient>
