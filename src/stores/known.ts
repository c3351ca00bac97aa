import type { Pid } from '@/room'
import type { TableState } from './state'

/** Somebody at a table. */
export interface Who {
  /** '' where the person gave none */
  readonly name: string
  /** 1 … 12 */
  readonly face: number
  readonly me: boolean
}

const FACES = 12

/** A face for somebody who has not been asked for one yet. */
const faceOf = (seat: number) => (seat % FACES) + 1

/** Who that is, as the reader knows them, at a seat that is or was theirs. */
export function known(
  { people, pid, one }: Pick<TableState, 'people' | 'pid' | 'one'>,
  who: Pid | undefined,
  seat: number
): Who {
  const given = who === undefined ? undefined : people[who]
  // On a phone that is passed round everybody goes by a name: nobody there knows who "me" is.
  return {
    name: given?.name ?? '',
    face: given?.face || faceOf(seat),
    me: !one && who !== undefined && who === pid
  }
}
