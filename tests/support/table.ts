import type { Room } from '@/room'
import { startEntropy, wantedEntropy } from './wanted'
import type { Phone, Web } from './web'
import { openidOf } from './web'

/** What a table's page says of itself in `#state`. */
export interface Facts {
  readonly v: number
  readonly phase: Room['phase']
  readonly turn: number
  readonly seat: number
  readonly playing: number | null
  readonly champion: number | null
  readonly stock: readonly number[] | null
  readonly held: readonly (readonly number[])[] | null
  readonly link: string
  readonly scene: string
  /** whom the one phone is passed to: a seat, or −1 */
  readonly pass: number
  readonly button: string
  readonly rattling: boolean
  readonly dice: string | null
}

export const factsOf = async (phone: Phone): Promise<Facts> =>
  JSON.parse((await phone.page.locator('#state').textContent()) ?? '{}')

/** Waits until the page says so of its table. The condition runs in the page: it may use `wanted` and nothing else. */
export async function until<T>(
  phone: Phone,
  condition: (facts: Facts, wanted: T) => boolean,
  wanted: T
): Promise<Facts> {
  await phone.page.waitForFunction(
    ([body, value]) => {
      const text = document.querySelector('#state')?.textContent
      return text
        ? (new Function('f', 'w', `return (${body})(f, w)`)(JSON.parse(text), value) as boolean)
        : false
    },
    [condition.toString(), wanted] as const
  )
  return factsOf(phone)
}

export const untilV = (phone: Phone, v: number) => until(phone, (f, w) => f.v >= w, v)

/**
 * The room, and what all phones say of it, once they say it of the version that the cloud has, `v` or a later one, and
 * nothing is due that brings another: the end of a game is one version, and that it has been filed is the next.
 */
export async function agreed(cloud: Web['cloud'], id: string, phones: readonly Phone[], v: number) {
  for (let wanted = v; ; ) {
    const facts = await Promise.all(phones.map(phone => untilV(phone, wanted)))
    const room = await cloud.room(id)
    if (room.due.length === 0 && facts.every(f => f.v === room.v)) return { room, facts }
    wanted = Math.max(room.v + Math.min(room.due.length, 1), wanted)
  }
}

/** Gives a phone the entropy that makes its next throw fall as wanted: a pattern, or six dice as "441236". */
export async function prepare(web: Web, id: string, phone: Phone, wants: string): Promise<void> {
  const room = await web.cloud.room(id)
  const { seat } = await factsOf(phone)
  await phone.adds(wantedEntropy(await web.cloud.master(), room, seat, wants))
}

/** Gives the host's phone the entropy with which its two dice bring the first turn to that seat. */
export async function prepareStart(web: Web, id: string, host: Phone, starter: number): Promise<void> {
  const room = await web.cloud.room(id)
  const seats = room.seats.length
  const at = (await factsOf(host)).seat
  const sum = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find(total => (at + total - 1) % seats === starter)!
  await host.adds(startEntropy(await web.cloud.master(), room, sum))
}

/** A table opened by a call of that phone's person, so that any set of cakes can be had; the phone then goes there. */
export async function openTable(web: Web, host: Phone, table: object): Promise<{ id: string; hash: string }> {
  const call = { op: 'create', opId: `op-${host.me}-table`, ...table }
  const made = await web.cloud.done(openidOf(host.me), call)
  return { id: made.room!._id, hash: `/pages/table/index?room=${made.room!._id}&key=${made.key}` }
}
