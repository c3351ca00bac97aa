import { createStore } from 'zustand/vanilla'
import type { Invitation } from '@/platform/ports'
import type { Known, Room } from '@/room'
import { load } from '@/room'
import type { Ask, NoCode } from './caller'
import type { Local, LocalTable } from './local'

/** The table that somebody may go back to. */
export interface Back {
  readonly to: Invitation
  readonly phase: Room['phase']
  readonly round: number
  /** how the host is known there; null: not any more */
  readonly host: Known | null
}

export interface HomeState {
  readonly me: Known | null
  readonly back: Back | null
  /** the game on this phone alone that has not ended */
  readonly local: LocalTable | null
  /** why the cloud said nothing when it was last asked */
  readonly refused: NoCode | null
}

/** What the first page needs to know: who I am, and the table I came from. */
export function createHome(ask: Ask, local: Local) {
  const store = createStore<HomeState>(() => ({
    me: null,
    back: null,
    local: null,
    refused: null
  }))

  const look = async (room: string): Promise<Back | null> => {
    const seen = await ask({ op: 'look', room })
    if (!seen.ok || !seen.room || seen.room.phase === 'ended') return null
    const { phase, game, table, host } = seen.room
    const round = game ? load(game, table).round : 1
    return { to: { room, key: seen.key ?? '' }, phase, round, host: seen.people?.[host] ?? null }
  }

  return {
    store,
    async load() {
      store.setState({ local: local.running() })
      const reply = await ask({ op: 'home' })
      store.setState({ refused: reply.ok ? null : reply.code })
      if (!reply.ok) return
      const room = reply.rooms?.[0]
      store.setState({ me: reply.me ?? null })
      store.setState({ back: room ? await look(room) : null })
    }
  }
}
