import { notPlaying, play, settle } from '../decide/turn'
import type { Needs } from '../needs'
import { change } from './change'

/**
 * The turn goes on without a throw, and its seat, its cakes and all else stay as they are: for those round one phone who
 * say so. No call of the cloud does it. A turn that does not wait, or a dark, stays as it is.
 * @param turn number of the room's turn that is passed over
 */
export async function passOver(needs: Needs, id: string, turn: unknown): Promise<void> {
  await change(needs, id, '', draft => {
    if (draft.room.turn !== turn || notPlaying(draft) || draft.game.phase === 'scramble') return draft
    const { now: at } = draft.context
    return settle(play(draft, { type: 'skip', seat: draft.game.turn, why: 'passed', at }))
  })
}
