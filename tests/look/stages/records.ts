import { inLong, page, type Stage } from './stage'
import { gameOf, ROUND } from './tables'

/** A page about the game of a table. */
const record = (name: string, shows: string): Stage => ({
  name,
  shows,
  async reach(web, me) {
    const { id } = await gameOf(web, me, 4, [...ROUND, 'none'])
    return web.phone(me, `/pages/table/records/${name}/index?room=${id}`)
  }
})

/** Rules to read, and pages about a game. */
export const RECORDS: readonly Stage[] = [
  page('rules', '/pages/more/rules/index', '.rule-row'),
  record('log', '.log-slot'),
  record('verify', '#verify'),
  ...inLong([page('rules-minnan', '/pages/more/rules/index?house=minnan', '#verse')])
]
