import { verify } from '@/fair'
import { type Entry, linksOf, load, type Room } from '@/room'
import { total } from '@/rules'
import { browserPage } from '../emulator-watch'
import type { World } from './world'

/** Somebody whom no fault meets: follows a room from its first version on. */
export class Witness {
  readonly rooms: Room[] = []
  readonly errors: unknown[] = []
  /** Looks no longer. */
  readonly close: () => unknown

  constructor(world: World, room: string) {
    const { cloud } = browserPage(world.emulator, 'witness')
    const watch = cloud
      .database()
      .collection('rooms')
      .doc(room)
      .watch({
        onChange: ({ docs }) => docs[0] && this.rooms.push(docs[0] as unknown as Room),
        onError: error => this.errors.push(error)
      })
    this.close = () => watch.close()
  }
}

const cakes = (room: Room): number => {
  const game = load(room.game!, room.table)
  return total(game.stock) + total(game.shared) + game.held.reduce((sum, held) => sum + total(held), 0)
}

/** Versions that do not follow the one before, of all that were seen. */
export const gaps = (rooms: readonly Room[]): readonly string[] =>
  rooms.slice(1).flatMap(({ v }, i) => (v === rooms[i]!.v + 1 ? [] : [`${rooms[i]!.v} → ${v}`]))

/** The number of cakes in all rooms that were seen with a game in them, each number once. */
export const counts = (rooms: readonly Room[]): readonly number[] => [
  ...new Set(rooms.filter(room => room.game !== null).map(cakes))
]

/** Turns of a game that have not exactly one result: a throw, a skip, two dice, or the leaving of whoever was waited for. */
export function unclear(log: readonly Entry[], last: number): readonly number[] {
  const first = log[0]?.t ?? 0
  const turns = Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i)
  return turns.filter(turn => {
    const here = log.filter(entry => entry.t === turn)
    const results = here.filter(({ k }) => k === 't' || k === 's' || k === 'f').length
    return results !== 1 && !(results === 0 && here.some(({ k }) => k === 'l'))
  })
}

/** What `fair` says of a finished game. */
export function verdict(room: Room, log: readonly Entry[]) {
  const { game, commitment, seed, chain } = room.fair!
  return verify({ game, commitment, seed, chain, log: log.flatMap(linksOf) })
}
