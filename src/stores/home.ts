import { createStore } from 'zustand/vanilla'
import type { Invitation } from '@/platform/ports'
import type { Known, Room } from '@/room'
import { load, seatOf } from '@/room'
import type { Ask, NoCode } from './caller'
import { known } from './known'
import type { Local, LocalTable } from './local'

/** A table that somebody may go back to. */
export interface Back {
  readonly to: Invitation
  readonly phase: Room['phase']
  readonly round: number
  /** people who sit there */
  readonly seated: number
  /** how the host is known there; null: not any more */
  readonly host: Known | null
  /** mine where the turn waits for me, else the host's: 1 … 12 */
  readonly face: number
  /** in the lobby: every seat is taken */
  readonly full: boolean
  /** I am the host */
  readonly hosts: boolean
  /** the turn waits for me */
  readonly mine: boolean
  /** I have a seat; `left`: I got up, and may sit down on it again */
  readonly sits: 'yes' | 'left' | 'no'
}

export interface HomeState {
  readonly me: Known | null
  /** the tables that have not ended, the latest first */
  readonly backs: readonly Back[]
  /** the games on this phone alone that have not ended, the latest first */
  readonly locals: readonly LocalTable[]
  /** the latest table whose game ended today; null: there is none */
  readonly ended: Back | null
  /** the latest game on this phone alone, where it ended today */
  readonly endedLocal: LocalTable | null
  /** why the cloud said nothing when it was last asked */
  readonly refused: NoCode | null
}

/** So long a game that ended can be found again, in ms. */
const TODAY = 24 * 3600_000

/** So many of my latest tables are looked at. */
const TABLES_SEEN = 4

/** Nothing leads back, and nobody is known. */
const BARE = { me: null, backs: [], locals: [], ended: null, endedLocal: null } as const

/** What the first page needs to know: who I am, and the tables I came from. */
export function createHome(ask: Ask, local: Local, now: () => number) {
  const store = createStore<HomeState>(() => ({ ...BARE, refused: null }))
  /** what was asked before the latest look, or before all was forgotten, is not heard any more */
  let latest = 0

  const look = async (room: string): Promise<Back | null> => {
    const seen = await ask({ op: 'look', room })
    if (!seen.ok || !seen.room) return null
    const { phase, game: stored, table, host, seats, at } = seen.room
    if (phase === 'ended' && (stored === null || now() - at > TODAY)) return null
    const game = stored ? load(stored, table) : null
    const seated = seats.filter(seat => !seat.gone).length
    const own = seats[seatOf(seen.room, seen.pid ?? '')]
    const mine = phase === 'playing' && game !== null && seats[game.turn]?.pid === seen.pid
    const who = mine && seen.pid ? seen.pid : host
    const seat = Math.max(0, seatOf(seen.room, who))
    const sits = own === undefined ? 'no' : own.gone ? 'left' : 'yes'
    return {
      to: { room, key: seen.key ?? '' },
      phase,
      round: game?.round ?? 1,
      seated,
      full: seated >= table.size,
      hosts: host === seen.pid,
      host: seen.people?.[host] ?? null,
      face: known({ people: seen.people ?? {}, pid: null, one: false }, who, seat).face,
      mine,
      sits
    }
  }

  return {
    store,
    async load() {
      const mine = ++latest
      const set = (news: Partial<HomeState>) => {
        if (mine === latest) store.setState(news)
      }
      set({ locals: local.running(), endedLocal: local.ended(now() - TODAY) })
      const reply = await ask({ op: 'home' })
      set({ refused: reply.ok ? null : reply.code })
      if (!reply.ok) return
      set({ me: reply.me ?? null })
      const looked = await Promise.all((reply.rooms ?? []).slice(0, TABLES_SEEN).map(look))
      const known = looked.filter(back => back !== null)
      set({
        backs: known.filter(({ phase }) => phase !== 'ended'),
        ended: known.find(({ phase }) => phase === 'ended') ?? null
      })
    },
    /** Nobody is known here any more, and nothing leads back. */
    clear(): void {
      latest += 1
      store.setState(BARE)
    }
  }
}
