import { seated } from '../../support/party'
import { openidOf } from '../../support/web'
import { alone, inLong, page, type Stage } from './stage'
import { gameOf, guest, hashOf, ROUND, tableOf } from './tables'

const kicked: Stage = {
  name: 'kicked',
  shows: '#home',
  async reach(web, me) {
    const s = await seated([`${me}-host`, openidOf(me)], { size: 4 }, web.cloud)
    const { pid } = await web.cloud.done(openidOf(me), { op: 'look', room: s.id })
    await web.cloud.done(`${me}-host`, { op: 'kick', room: s.id, pid })
    return web.phone(me, hashOf(s))
  }
}

/** Coming to a table, by a code or a link. */
export const JOIN: readonly Stage[] = [
  page('join', '/pages/join/index', '#join-confirm'),
  page('join-wrong', '/pages/join/index', '#join-confirm', async ({ page: at }) => {
    await at.locator('#code-input input, input#code-input').first().fill('k7p3xm')
    await at.locator('#join-confirm').tap()
    await at.locator('.code-wrong, .code-error, [role=alert]').first().waitFor()
  }),
  page('nowhere', '/pages/table/index?room=nowhere&key=none', '#open-table'),
  guest('lobby-guest', '#sit', (web, host) => tableOf(web, host, 3, { size: 8 })),
  // Each is like one that is measured in every run: a page of a state, a lobby of twelve, a table.
  ...inLong([
    alone('offline', `/pages/table/index?room=${'a'.repeat(24)}`, '#retry'),
    guest('full', '#open-table', (web, host) => tableOf(web, host, 12)),
    guest('watching', '#throw', (web, host) => gameOf(web, host, 4, ROUND)),
    kicked
  ])
]
