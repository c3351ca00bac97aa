import { until } from '../../support/table'
import type { Web } from '../../support/web'
import { inLong, type Stage, tapped } from './stage'
import { hashOf, type Table, TINY, tableOf } from './tables'

const lobby = (name: string, n: number, size: number, shows: string, again?: Stage['again']): Stage => ({
  name,
  shows,
  ...(again ? { again } : {}),
  reach: async (web, me) => web.phone(me, hashOf(await tableOf(web, me, n, { size })))
})

const OTHER_RULES = [
  { house: 'minnan', limit: 30, jumps: 'sometimes', stock: { ...TINY, yixiu: 30 } },
  { house: 'xmu', limit: 0, jumps: 'never', diff: { end: 'at-once' } }
]

/** Somebody is at a table, and its host sets it anew, each time. */
function setAnew(
  name: string,
  shows: string,
  then: string,
  come: (web: Web, me: string) => Promise<Table>
): Stage {
  const tables = new Map<string, Table>()
  let times = 0
  return {
    name,
    shows,
    async reach(web, me) {
      const s = await come(web, me)
      tables.set(me, s)
      return web.phone(me, hashOf(s))
    },
    async again(phone) {
      await until(phone, f => f.link === 'live', null)
      const { party, guests, id } = tables.get(phone.me)!
      await party.done(guests[0]!, { op: 'set', room: id, ...OTHER_RULES[times++ % 2] })
      await phone.page.locator(then).first().waitFor()
    }
  }
}

/** Who sits has seen the rules, and is shown them again. */
function changedRules(): Stage {
  const stage = setAnew('rules-changed', '#lobby-rules', '.since', (web, me) =>
    tableOf(web, me, 4, { size: 6 }, 1)
  )
  return {
    ...stage,
    async reach(web, me) {
      const phone = await stage.reach(web, me)
      await phone.page.locator('#rules-seen').tap()
      return phone
    }
  }
}

const CHANGED = '.lobby-rules-act:text-matches("改好|changed")'

/** A table before its game, for whoever sits at it. */
export const LOBBY: readonly Stage[] = [
  lobby('lobby', 7, 10, '#start'),
  lobby('lobby-full', 12, 12, '#start'),
  lobby('seat', 4, 6, '#start', tapped('.seat', 3, '#seat-send-away')),
  lobby('rules-sheet', 4, 6, '#start', tapped('#lobby-rules', 0, '#rules-seen')),
  changedRules(),
  ...inLong([
    lobby('lobby-alone', 1, 4, '#start'),
    setAnew('lobby-changed', '#lobby-rules', CHANGED, (web, me) => tableOf(web, `${me}-host`, 3, { size: 8 }))
  ])
]
