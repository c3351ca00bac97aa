import { load } from '@/room'
import { RANKS, type Rank } from '@/rules'
import { opId } from '../party'
import { startEntropy, wantedEntropy } from '../wanted'
import type { Phone } from './phone'
import type { World } from './world'

/** Of two dice. */
const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** What the page of a table shows, read off the glass. */
export interface Shown {
  readonly button: 'ready' | 'rolling' | 'blocked' | 'waiting' | null
  /** the six dice in the bowl as "441236"; null: in the air, or none yet */
  readonly dice: string | null
  /** a throw is being told: whose, and what */
  readonly told: boolean
  /** what nobody has yet, in the order of RANKS; null: a throw is told in the board's place */
  readonly stock: readonly number[] | null
  /** the reader's own cakes, in that order; null where the stock is */
  readonly mine: readonly number[] | null
  /** who leads 状元: '' for nobody; '我' is the reader */
  readonly leader: string
  /** whose turn it is, clockwise from the reader; −1: nobody's */
  readonly turn: number
  /** after the end: everybody's cakes by number, the champion first */
  readonly result: readonly string[] | null
}

/** Runs where the page is: it may use nothing but what is in it. */
function look(page: HTMLElement): Shown {
  const all = (selector: string, within: Element = page) => [...within.querySelectorAll(selector)]
  const text = (selector: string) => page.querySelector(selector)?.textContent ?? ''
  // The page has the first prize first.
  const ofRanks = (counts: number[]) => counts.reverse()
  const cells = all('.board-cell .board-count').map(cell => Number(cell.textContent) || 0)
  const titles = all('.board-cell .board-rank').map(cell => cell.textContent)
  const own = new Map(
    all('.board-mine .held').map(held => {
      const said = (held.getAttribute('aria-label') ?? '').split(' ')
      return [said[0], Number(held.querySelector('.held-count')?.textContent)]
    })
  )
  const told = page.querySelector('.call-name') !== null
  const isBoard = cells.length > 0 && !told
  const kind = /throw-(ready|rolling|blocked|waiting)/.exec(page.querySelector('#throw')?.className ?? '')
  const camera = page.querySelector('.bowl-landed .bowl-camera')?.className ?? ''
  const cubes = (camera.match(/fall-\d-\d/g) ?? []).sort().map(fall => fall.slice(-1))
  const seats = all('.ring .seat')
  const rows = all('.result-row').map(row =>
    [row.querySelector('.result-row-name'), ...all('.result-row-count', row)]
      .map(x => x?.textContent)
      .join(' ')
  )
  return {
    button: (kind?.[1] ?? null) as Shown['button'],
    dice: cubes.length === 6 ? cubes.join('') : null,
    told,
    stock: isBoard ? ofRanks(cells) : null,
    mine: isBoard ? ofRanks(titles.map(title => own.get(title ?? '') ?? 0)) : null,
    leader: text('.board-name'),
    turn: seats.findIndex(seat => seat.classList.contains('seat-turn')),
    result: rows.length > 0 ? rows : null
  }
}

export const shownBy = (phone: Phone): Promise<Shown> => phone.read(look, null)

/** What the board of a seat has to show by the room's document, once everything has been told. */
export async function dueTo(world: World, id: string, seat: number) {
  const room = await world.cloud.room(id)
  if (!room.game) throw new Error('there is no game')
  const game = load(room.game, room.table)
  const seats = room.seats.length
  const counts = (stock: Readonly<Record<string, number>>) => RANKS.map(rank => stock[rank] ?? 0)
  const held = game.held[seat]
  return {
    stock: counts(game.stock),
    ...(held ? { mine: counts(held) } : {}),
    turn: (game.turn - seat + seats) % seats
  }
}

/** The room and the key of the table whose page is on top. */
export function addressOf(phone: Phone): { room: string; key: string } {
  const { room = '', key = '' } = phone.logic.top.instance.options as Record<string, string>
  return { room, key }
}

/** Gives a phone the entropy that makes its next throw fall as wanted: a pattern, or six dice as "441236". */
export async function prepare(
  world: World,
  id: string,
  phone: Phone,
  seat: number,
  wants: string
): Promise<void> {
  const room = await world.cloud.room(id)
  phone.random.give(wantedEntropy(await world.cloud.master(), room, seat, wants))
}

/** Gives the host's phone (seat 0) the entropy with which its two dice bring the first turn to that seat. */
export async function prepareStart(world: World, id: string, host: Phone, starter: number): Promise<void> {
  const room = await world.cloud.room(id)
  const seats = room.seats.length
  const sum = SUMS.find(total => (total - 1) % seats === starter)
  if (sum === undefined) throw new Error(`no sum brings the turn to ${starter}`)
  host.random.give(startEntropy(await world.cloud.master(), room, sum))
}

/**
 * A game between the phones of these people, begun by the first, who has the first turn. The table is made and started
 * by calls; the phones then come by its card.
 */
export async function tableOf(world: World, names: readonly string[], more: object = {}) {
  const { cloud } = world
  const [host = '', ...others] = names
  const made = await cloud.done(host, { op: 'create', opId: opId(), limit: 0, size: names.length, ...more })
  const [id, key] = [made.room?._id ?? '', made.key ?? '']
  for (const name of others) await cloud.done(name, { op: 'join', room: id, key })
  return { id, query: { room: id, key } }
}

/** The host (seat 0) starts the game of such a table, by a call; `starter` has the first turn. */
export async function begin(world: World, id: string, host: string, starter = 0): Promise<void> {
  const { cloud } = world
  const room = await cloud.room(id)
  const sum = SUMS.find(total => (total - 1) % room.seats.length === starter)
  const entropy = startEntropy(await cloud.master(), room, sum ?? 0)
  await cloud.done(host, { op: 'start', room: id, turn: room.turn, opId: opId(), entropy })
}

/** Somebody on that seat throws by a call, and it falls as wanted. */
export async function throwBy(
  world: World,
  id: string,
  name: string,
  seat: number,
  wants: string
): Promise<void> {
  const { cloud } = world
  const room = await cloud.room(id)
  const entropy = wantedEntropy(await cloud.master(), room, seat, wants)
  await cloud.done(name, { op: 'throw', room: id, turn: room.turn, opId: opId(), entropy })
}

const USUAL = { zhuangyuan: 1, duitang: 2, sanhong: 4, sijin: 8, erju: 16, yixiu: 32 }

/** From the first page, by touches alone: a table with these cakes and without a limit. Ends in its lobby. */
export async function openByTouch(
  world: World,
  host: Phone,
  stock: Readonly<Record<Rank, number>>
): Promise<void> {
  await host.tap('#open-table')
  await world.until('the page to open a table', () => host.has('#open-confirm'))
  await host.tap('#cakes-own')
  await host.tap('#open-more')
  await host.settle()
  await host.tap('#limit-0')
  await host.settle()
  for (const rank of RANKS) {
    for (let n = USUAL[rank]; n > stock[rank]; n--) {
      await host.tap(`#cakes-${rank} .stepper-act`)
      await host.settle()
    }
  }
  await host.tap('#open-confirm')
  await world.until('the lobby', () => host.has('#start'))
}

export const ready = (world: World, phone: Phone): Promise<void> =>
  world.until('my turn', async () => (await shownBy(phone)).button === 'ready')

/** Resolves when a throw is told on all of these phones. */
export const told = (world: World, ...phones: readonly Phone[]): Promise<void> =>
  world.until('the throw told', async () => {
    const shown = await Promise.all(phones.map(shownBy))
    return shown.every(one => one.told)
  })

/** The operations of a phone's calls that were this one. */
export const callsOf = (phone: Phone, op: string) => phone.line.sent.filter(call => call.op === op)
