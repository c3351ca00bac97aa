import { commit, type Drawn, draw, extend, type Link, mac } from '@/fair'
import type { RoomEvent } from './events'
import { evolve } from './evolve'
import { DRAW_BYTES, JUMP_SIDES, jumpLink, numberOf } from './links'
import type { Effect, Pid, Room } from './state'
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

  begin(game: string, effects: readonly Effect[]): this {
    const commitment = commit(game, this.seed(game))
    return this.add({ type: 'began', game, commitment, at: this.context.now, effects })
  }

  /** What the next link of the chain draws, or the one after `first`. */
  private draw(link: Omit<Link, 'turn'>, first?: Drawn): number[] {
    const { fair, turn } = this.room
    if (fair === null) throw new Error('nothing is drawn before a game')
    const chain = first ? extend(fair.chain, first) : fair.chain
    return draw(this.seed(fair.game), fair.game, chain, { ...link, turn })
  }

  /** Whether a die jumps: 0 of 0 … 19; undefined at a table where none does. */
  jump(seat: number, entropy: string): number | undefined {
    if (this.room.table.jumps === 'never') return undefined
    return this.draw({ label: 'jump', seat, entropy, count: 1, sides: JUMP_SIDES })[0]
  }

  /** Dice 1 … 6 of the next link of the chain; `jump`: what was drawn before them. */
  dice(label: 'starter' | 'thrown', seat: number, entropy: string, count: number, jump?: number): number[] {
    const first = jump === undefined ? undefined : jumpLink(this.room.turn, seat, entropy, jump)
    return this.draw({ label, seat, entropy, count, sides: 6 }, first).map(value => value + 1)
  }

  /** Numbers in [0, 1), for the cakes that are grabbed in the dark. */
  numbers(count: number): number[] {
    const link = { label: 'grab', seat: -1, entropy: '', count: DRAW_BYTES * count, sides: 256 }
    const bytes = this.draw(link)
    return Array.from({ length: count }, (_, i) =>
      numberOf(bytes.slice(DRAW_BYTES * i, DRAW_BYTES * (i + 1)))
    )
  }
}
