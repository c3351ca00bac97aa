import { begin, type Seated, seated, throws } from '../../support/party'
import { openidOf, type Web } from '../../support/web'
import type { Stage } from './stage'

export const NAMES = [
  '阿嬷',
  '国强',
  '丽华',
  '慕容小雨点儿',
  '大伯',
  '婷婷',
  '阿杰',
  '林姨',
  '阿明',
  '阿公',
  '琴琴',
  '小弟'
]

/** A round of four people, in which each wins a cake. */
export const ROUND = ['sanhong', 'erju', 'sihong', 'yixiu']
/** The smallest set of cakes, and a round of four people that ends its game. */
export const TINY = { yixiu: 1, erju: 1, sijin: 0, sanhong: 0, duitang: 0, zhuangyuan: 1 }
export const LAST = ['yixiu', 'erju', 'sihong', 'none']

export type Table = Seated<Web['cloud']>

/** A table with that person at a seat of it and `n` people in all, each with a name and a face; seat 0 is host. */
export async function tableOf(web: Web, me: string, n: number, table: object = {}, seat = 0): Promise<Table> {
  const guests = NAMES.slice(0, n).map((_, i) => (i === seat ? openidOf(me) : `${me}-guest-${i}`))
  const s = await seated(guests, { limit: 0, size: Math.max(n, 2), ...table }, web.cloud)
  for (const [i, who] of guests.entries())
    await web.cloud.done(who, { op: 'me', room: s.id, name: NAMES[i], face: i + 1 })
  return s
}

export const hashOf = ({ id, key }: Table) => `/pages/table/index?room=${id}&key=${key}`

/** A game of that many people in which those throws have fallen, the first one by seat 0, of twelve by the last. */
export async function gameOf(
  web: Web,
  me: string,
  n: number,
  thrown: readonly string[],
  table: object = {},
  seat = 0
) {
  const s = await tableOf(web, me, n, table, seat)
  await begin(s, n < 12 ? 0 : 11)
  for (const wants of thrown) await throws(s, wants)
  return s
}

/** Somebody comes by a link to a table of others, before the game or in the middle of it. */
export const guest = (
  name: string,
  shows: string,
  come: (web: Web, host: string) => Promise<Table>
): Stage => ({
  name,
  shows,
  async reach(web, me) {
    return web.phone(me, hashOf(await come(web, `${me}-host`)))
  }
})

interface More extends Pick<Stage, 'again'> {
  readonly table?: object
  /** where the phone's person sits; 0, as a rule: the host */
  readonly seat?: number
  readonly after?: (web: Web, table: Table) => Promise<unknown>
}

/** A table at which that has been thrown, shown to one who sits there. */
export const game = (
  name: string,
  n: number,
  thrown: readonly string[],
  shows: string,
  more: More = {}
): Stage => ({
  name,
  shows,
  ...(more.again ? { again: more.again } : {}),
  async reach(web, me) {
    const s = await gameOf(web, me, n, thrown, more.table, more.seat)
    await more.after?.(web, s)
    return web.phone(me, hashOf(s))
  }
})
