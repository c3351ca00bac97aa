import { frozen, hurry } from '../../support/film'
import { throws } from '../../support/party'
import { until } from '../../support/table'
import type { Phone, Web } from '../../support/web'
import { inLong, type Stage, tapped, visit } from './stage'
import { game, gameOf, hashOf, ROUND, type Table, TINY } from './tables'

/** Nothing that was due comes any more: what is being told stays. */
const holdTime = ({ page: at }: Phone) =>
  at.evaluate(() => {
    for (let timer = window.setTimeout(() => undefined); timer > 0; timer--) window.clearTimeout(timer)
  })

const SMALL = [
  [375, 667],
  [320, 568]
] as const

/** Who comes next stands over the foot of a small phone, under all that is told, and no seat lies on that. */
async function nextInSight({ page: at }: Phone): Promise<void> {
  for (const [width, height] of SMALL) {
    await at.setViewportSize({ width, height })
    const [under, over] = await at.evaluate(() => {
      const line = document.createRange()
      line.selectNodeContents(document.querySelector('.next-up')!)
      const foot = document.querySelector('.page-foot')!.getBoundingClientRect()
      const card = document.querySelector('.result-card')!.getBoundingClientRect()
      const names = [...document.querySelectorAll('.ring .seat-name')].map(
        e => e.getBoundingClientRect().bottom
      )
      return [line.getBoundingClientRect().bottom - foot.top, Math.max(...names) - card.top] as const
    })
    if (under > 0) throw new Error(`who comes next is ${under} px under the foot of ${width}×${height}`)
    if (over > 0) throw new Error(`a seat lies ${over} px over what is told on ${width}×${height}`)
  }
}

/** Another throws, and it is told, each time anew. */
function told(name: string, wants: string): Stage {
  const tables = new Map<string, Table>()
  return {
    name,
    shows: '.acting-idle',
    async reach(web, me) {
      const s = await gameOf(web, me, 8, ['none'])
      tables.set(me, s)
      return web.phone(me, hashOf(s))
    },
    async again(phone) {
      await until(phone, f => f.link === 'live', null)
      await hurry(phone.page)
      const leads = () => throws(tables.get(phone.me)!, wants)
      await frozen(phone.page, '.middle-told', leads, () => holdTime(phone))
      await nextInSight(phone)
    }
  }
}

/** Another is on, and somebody gets up, each time anew. */
function waiting(): Stage {
  const tables = new Map<string, readonly [Web, Table]>()
  return {
    name: 'waiting',
    shows: '#throw',
    async reach(web, me) {
      const s = await gameOf(web, me, 4, [...ROUND, 'none'], { limit: 120 })
      tables.set(me, [web, s])
      return web.phone(me, hashOf(s))
    },
    async again(phone) {
      await until(phone, f => f.link === 'live', null)
      const [web, { id, guests }] = tables.get(phone.me)!
      for (const op of ['join', 'leave']) await web.cloud.done(guests[2]!, { op, room: id })
      await phone.page.locator('#news-other').waitFor()
      await holdTime(phone)
    }
  }
}

/** The table was there, and then the network went. */
const reconnecting: Stage = {
  name: 'reconnecting',
  shows: '#throw',
  async reach(web, me) {
    const s = await gameOf(web, me, 4, ROUND)
    const phone = await web.phone(me, '/pages/more/rules/index')
    await phone.page.addInitScript(() => {
      const [Own, opened] = [WebSocket, [] as WebSocket[]]
      window.WebSocket = class extends Own {
        constructor(...how: ConstructorParameters<typeof WebSocket>) {
          super(...how)
          opened.push(this)
        }
      }
      Object.assign(window, { __opened: opened })
    })
    await visit(web, phone, hashOf(s))
    return phone
  },
  async again(phone) {
    await until(phone, f => f.link === 'live', null)
    await hurry(phone.page)
    await phone.page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('no network'))
      // One that never opens.
      window.WebSocket = class extends EventTarget {} as unknown as typeof WebSocket
      for (const socket of (window as unknown as { __opened: WebSocket[] }).__opened) socket.close()
    })
    await until(phone, f => f.link === 'offline', null)
    await holdTime(phone)
  }
}

/** Nobody looks at the table any more. */
const allAway = async (web: Web, { id, guests }: Table) => {
  for (const who of guests) await web.cloud.call(who, { op: 'here', room: id, away: true })
}

/** The menu of a host who is on, on a small phone with usual letters: every deed is in sight as it opens. */
async function inSight(phone: Phone): Promise<void> {
  await phone.page.setViewportSize({ width: 375, height: 667 })
  await tapped('#more', 0, '#table-leave')(phone)
  const hidden = await phone.page.evaluate(() => {
    const { bottom } = document.querySelector('.sheet-body')!.getBoundingClientRect()
    const rows = [...document.querySelectorAll('#table-deeds .line-row')]
    return rows.filter(row => row.getBoundingClientRect().bottom > bottom + 1).map(row => row.textContent)
  })
  if (hidden.length > 0) throw new Error(`below the edge of the menu: ${hidden.join(', ')}`)
}

/** A game that is on. */
export const PLAYING: readonly Stage[] = [
  game('start', 4, [], '.board-start', { seat: 1 }),
  game('my-turn', 4, ROUND, '#throw', { table: { limit: 120 } }),
  game('my-turn-12', 12, [...ROUND, ...Array(9).fill('none')], '#throw'),
  waiting(),
  told('told', 'liubohei'),
  reconnecting,
  game('host', 4, ROUND, '#throw', { again: inSight }),
  game('plate', 4, ROUND, '#throw', { again: tapped('.board', 0, '.plate-lead') }),
  game('dark', 4, ['666666'], '#grab', { table: { diff: { sixBlack: 'scramble' } } }),
  game('paused', 4, ROUND, '#resume', { after: allAway }),
  ...inLong([
    game('table-settings', 4, ROUND, '#throw', {
      async again(phone) {
        await tapped('#more', 0, '#table-settings')(phone)
        await tapped('#table-settings', 0, '#my-save')(phone)
      }
    }),
    game('start-how', 4, [], '.board-start', { again: tapped('.board', 0, '#start-how') }),
    game('left-out', 4, ['none', 'yixiu'], '#throw', { table: { stock: TINY } })
  ])
]
