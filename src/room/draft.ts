import { commit, draw, mac } from '@/fair'
import type { RoomEvent } from './events'
import { evolve } from './evolve'
import type { Pid, Room } from './state'
import { load } from './stored'

/** Who asks, when, and the secret from which this cloud derives seeds (hex of 32 bytes). */
export interface Context {
  readonly pid: Pid
  /** epoch ms of the server */
  readonly now: number
  readonly master: string
}

/** A room being changed: each event is applied at once, so that the next decision sees it. */
export class Draft {
  readonly events: RoomEvent[] = []

  constructor(
    public room: Room,
    readonly context: Context
  ) {}

  add(...events: readonly RoomEvent[]): this {
    for (const event of events) {
      this.events.push(event)
      this.room = evolve(this.room, event)
    }
    return this
  }

  /** The running game. Only for rooms that have one. */
  get game() {
    const { game, table } = this.room
    if (game === null) throw new Error('no game in this room')
    return load(game, table)
  }

  /** The seed of a game, which nobody but the cloud can know before it is revealed. Hex of 32 bytes. */
  seed(game: string): string {
    return mac(this.context.master, 'seed', game)
  }

  begin(game: string): this {
    return this.add({ type: 'began', game, commitment: commit(game, this.seed(game)) })
  }

  /** Dice 1 … 6 of the next link of the chain. */
  dice(label: 'starter' | 'thrown', seat: number, entropy: string, count: number): number[] {
    const { fair, turn } = this.room
    if (fair === null) throw new Error('no dice before a game')
    const link = { label, turn, seat, entropy, count, sides: 6 }
    return draw(this.seed(fair.game), fair.game, fair.chain, link).map(value => value + 1)
  }
}
