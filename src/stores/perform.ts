import type { StoreApi } from 'zustand/vanilla'
import type { Call } from '@/platform/ports'
import type { Room } from '@/room'
import { type Act, type ActBook, callOf, isSettled } from './acts'
import { isUnheard, type Reply } from './caller'
import { isMyTurn, type TableState } from './state'
import { pauseAfter } from './timing'

interface Needs {
  readonly store: StoreApi<TableState>
  readonly book: ActBook
  readonly call: (data: Call) => Promise<Reply>
  /** A throw of mine counts: what this phone added to its dice. */
  readonly onThrown: (game: string, turn: number, entropy: string) => void
}

export const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Throws and starts: each is tried, always the same, until the cloud has answered it or the room has gone on. */
export function createPerformer({ store, book, call, onThrown }: Needs) {
  const { getState: get, setState: set } = store

  const settle = (act: Act, refused: TableState['refused']) => {
    if (refused) book.refuse(act)
    else book.forget(act.room)
    set({ act: null, confirming: false, refused })
  }

  const carryOut = async (act: Act) => {
    const waits = () => get().act === act
    set({ act, confirming: false, refused: null })
    for (let tried = 0; waits(); tried++) {
      const game = get().room?.fair?.game
      const reply = await call(callOf(act))
      if (reply.ok && act.kind === 'throw' && game) onThrown(game, act.turn, act.entropy)
      if (!waits()) return
      if (!isUnheard(reply)) return settle(act, reply.ok ? null : { op: act.kind, code: reply.code })
      set({ confirming: true })
      await wait(pauseAfter(tried))
    }
  }

  return {
    async begin(kind: Act['kind'], room: Room) {
      if (get().act === null) await carryOut(book.take(kind, room))
    },

    /** What a room changes here as it comes: an act that it shows done is done. */
    seen(room: Room): Partial<TableState> {
      const { act } = get()
      if (act === null || !isSettled(act, room)) return {}
      book.forget(act.room)
      return { act: null, confirming: false, refused: null }
    },

    /** What was begun before a cold start is finished; what has become void is forgotten. */
    takeUp(room: Room) {
      const act = book.kept(room._id)
      if (act === null) return
      if (isSettled(act, room)) return book.forget(room._id)
      const state = get()
      const mine = act.kind === 'throw' ? isMyTurn(state) : room.host === state.pid
      if (mine && room.phase !== 'paused') void carryOut(act)
    }
  }
}
