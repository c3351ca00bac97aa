import { until } from '../../support/table'
import { alone, inLong, page, type Stage, visit } from './stage'
import { gameOf, hashOf, LAST, NAMES, ROUND, TINY, tableOf } from './tables'

/** Two tables that the phone has been at, the second one of them in a game. */
const homeBacks: Stage = {
  name: 'home-backs',
  shows: '.up-8 + .up-8 .door',
  async reach(web, me) {
    const first = await tableOf(web, me, 4, {}, 3)
    const phone = await web.phone(me, hashOf(first))
    await until(phone, f => f.link === 'live', null)
    const second = await gameOf(web, me, 4, ROUND, {}, 3)
    await web.cloud.done(second.guests[0]!, { op: 'me', room: second.id, name: NAMES[3], face: 1 })
    await visit(web, phone, hashOf(second))
    await until(phone, f => f.link === 'live', null)
    await visit(web, phone, '/pages/home/index')
    return phone
  }
}

/** A game has ended, and another is on. */
const homeEnded: Stage = {
  name: 'home-ended',
  shows: '#back-ended',
  async reach(web, me) {
    const phone = await web.phone(me, hashOf(await gameOf(web, me, 4, LAST, { stock: TINY }, 3)))
    await until(phone, f => f.link === 'live', null)
    await visit(web, phone, hashOf(await gameOf(web, me, 4, ROUND, {}, 3)))
    await until(phone, f => f.link === 'live', null)
    await visit(web, phone, '/pages/home/index')
    return phone
  }
}

/** The first page, and what it leads to. */
export const HOME: readonly Stage[] = [
  page('home', '/pages/home/index', '#open-table'),
  page('lost', '/pages/nothing/here', '#home'),
  page('me', '/pages/more/me/index', '#my-save'),
  alone('home-offline', '/pages/home/index', '#home-refused'),
  ...inLong([homeBacks, homeEnded])
]
