import { RATTLE_MS } from '../lengths'
import type { Recording } from '../types'
import { CUES } from './cues'
import { LEAD, mp3Of, wavOf } from './encode'
import { rattled } from './rattle'
import { kitFor, loopOf, trackOf } from './track'

/** Samples a second: the highest tone of the bowl has to be below half of it. */
export const RATE = 32000
/** The loop is no MP3, which has gaps at its ends, so it makes do with fewer: hands muffle what is in them. */
export const LOOP_RATE = 16000
/** The loop lasts as long as two shakes of the dice on the screen, in ms. */
const LOOP_MS = 2 * RATTLE_MS

/** All sounds as samples: the tracks of the recordings that end, by id; the cues by name; and the loop. */
export function soundsOf(recordings: readonly Recording[]) {
  const ending = recordings.filter(({ kind }) => kind !== 'rattle')
  const contacts = ending.flatMap(recording => recording.contacts)
  const kit = kitFor(contacts, RATE)
  const hits = rattled(LOOP_MS)
  return {
    tracks: new Map(ending.map(recording => [recording.id, trackOf(recording, kit)])),
    cues: new Map(Object.entries(CUES).map(([name, cue]) => [name, cue(RATE)])),
    loop: loopOf(hits, LOOP_MS, kitFor(hits, LOOP_RATE))
  }
}

/**
 * All sound files by name. A track is cut at its beginning by what playing it puts there, so that its hits are in time:
 * nothing is lost, as dice still fly.
 */
export async function soundFiles(recordings: readonly Recording[]): Promise<Map<string, Uint8Array>> {
  const { tracks, cues, loop } = soundsOf(recordings)
  const files = new Map([['rattle.wav', wavOf(loop, LOOP_RATE)]])
  for (const [name, pcm] of cues) files.set(`${name}.mp3`, await mp3Of(pcm, RATE))
  for (const [id, pcm] of tracks) files.set(`${id}.mp3`, await mp3Of(pcm.slice(LEAD), RATE))
  return files
}
