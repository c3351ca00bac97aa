import { type No, no } from '../answers'
import { Draft } from '../draft'
import { written } from '../evolve'
import type { Needs } from '../needs'
import type { Pid, Room } from '../state'
import { carryOut } from './effects'
import { master } from './master'

/** How long a call may fight for its room, in ms of the server's clock, and how often at most. */
const PATIENCE = 2000
const TRIES = 60
/** Jitter between two tries, in ms: grows with each, up to this. */
const JITTER = 80

const isNo = (x: Draft | No): x is No => 'no' in x

export interface Changed {
  readonly room: Room
  readonly no: No | null
}

/** What a room has due is carried out before a write crosses it off, so that none is lost and none done for another game. */
async function write(needs: Needs, before: Room, after: Room): Promise<Room | null> {
  const { room, pages } = written(before, after, needs.now())
  for (const page of pages) await needs.store.add('pages', page)
  for (const effect of before.due) if (!after.due.includes(effect)) await carryOut(needs, effect, before)
  return (await needs.store.swap('rooms', room, before.v)) ? room : null
}

/**
 * Reads a room, lets `decision` change it and writes it only if nobody else has meanwhile; else all over again, with
 * jitter. Nothing is half done: the pages that a write needs and the effects that it crosses off are there before it.
 * Refused: what the decision refuses, 'room/not-found', and 'room/busy' when its time is up.
 * @returns null where there is no such room
 */
export async function change(
  needs: Needs,
  id: string,
  pid: Pid,
  decision: (draft: Draft) => Draft | No
): Promise<Changed | null> {
  const key = await master(needs)
  const until = needs.now() + PATIENCE
  for (let tried = 1; ; tried++) {
    const room = await needs.store.get('rooms', id)
    if (room === null) return null
    const outcome = decision(new Draft(room, { pid, now: needs.now(), master: key }))
    if (isNo(outcome)) return { room, no: outcome }
    if (outcome.events.length === 0) return { room, no: null }
    const after = await write(needs, room, outcome.room)
    if (after) return { room: after, no: null }
    if (tried >= TRIES || needs.now() >= until) return { room, no: no('room/busy') }
    await needs.wait(jitter(needs, Math.min(JITTER, 8 * tried)))
  }
}

/** The room with nothing due any more. */
export async function settled(needs: Needs, room: Room): Promise<Room> {
  if (room.due.length === 0) return room
  const changed = await change(needs, room._id, '', draft =>
    draft.room.due.length > 0 ? draft.add({ type: 'settled' }) : draft
  )
  return changed?.room ?? room
}

const jitter = (needs: Needs, most: number) => ((needs.random(1)[0] ?? 0) / 256) * most
