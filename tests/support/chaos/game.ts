import type { FaultOrder } from '@/emulator'
import { type Entry, load, type Room, seatOf } from '@/room'
import { type Pattern, RANKS, type Stock } from '@/rules'
import { mySeat } from '@/stores'
import { type Rng, rngOf } from '../rng'
import { wantedEntropy } from '../wanted'
import { ChaosPhone } from './phone'
import { Witness } from './witness'
import type { World } from './world'

/** ms of one step of time. */
const STEP = 500
/** Steps after which a game that has not ended is stuck. */
const STUCK = 2000
/** Steps in which all phones must be where the server is, once there is no trouble any more. */
const CATCH_UP = 120

const SMALL = { zhuangyuan: 1, duitang: 0, sanhong: 1, sijin: 1, erju: 2, yixiu: 4 }
/** Enough for a log that does not fit into the room's tail. */
const LARGER = { zhuangyuan: 1, duitang: 0, sanhong: 2, sijin: 4, erju: 8, yixiu: 16 }

const TROUBLE: readonly Omit<FaultOrder, 'openid'>[] = [
  { fault: 'lost-answer', chance: 0.04 },
  { fault: 'repeat', chance: 0.05 },
  { fault: 'slow-push', chance: 0.1, ms: 2500 },
  { fault: 'silent-watch', chance: 0.02 },
  { fault: 'silent-watch', chance: 0.03, opening: true },
  { fault: 'dropped-watch', chance: 0.02 },
  { fault: 'refused', chance: 0.03 }
]
const OF_THE_DATABASE: readonly FaultOrder[] = [
  { fault: 'conflict', chance: 0.08 },
  { fault: 'busy', chance: 0.004 },
  { fault: 'frozen', chance: 0.003 }
]
/** A new instance takes its time, so each game has one of these. */
const OF_INSTANCES: readonly FaultOrder[] = [
  { fault: 'cold-start', every: 60 },
  { fault: 'killed', every: 40, request: 'update' },
  { fault: 'killed', every: 40, request: 'update', at: 'before' }
]
/** Turns from one dinner to the next. */
const DINNER = 5

/** One table of people with their phones, from its opening to the end of its game, in trouble all the time. */
export class ChaosGame {
  readonly phones: ChaosPhone[] = []
  readonly seats: number
  /** entropies that phones have sent, by `phone turn` */
  readonly sent = new Map<string, Set<string>>()
  steps = 0
  private dinner = DINNER
  private readonly rng: Rng
  private to: { room: string; key: string } | undefined
  private witness: Witness | undefined

  constructor(
    private readonly world: World,
    readonly seed: number
  ) {
    this.rng = rngOf(seed)
    this.seats = seed % 4 === 0 ? 12 : 3 + this.rng.below(8)
    this.set = seed % 5 === 0 ? LARGER : SMALL
    const devices = Math.max(12, this.seats + 2)
    for (let i = 0; i < devices; i++) {
      const openid = `p${seed}x${i % this.seats}`
      const sent = (turn: number, entropy: string) => this.note(`${i} ${turn}`, entropy)
      this.phones.push(new ChaosPhone(world, openid, rngOf(seed * 1000 + i), sent))
    }
  }

  get room(): Room {
    return this.world.emulator.collection('rooms').get(this.to!.room) as unknown as Room
  }

  /** Whoever saw every version of the room that was ever there. */
  get seen(): Witness {
    return this.witness!
  }

  /** Everybody goes home. */
  async end(): Promise<void> {
    for (const phone of this.phones) phone.end()
    await this.witness?.close()
  }

  readonly set: Stock

  async play(): Promise<void> {
    this.makeTrouble()
    await this.until(
      () => this.to !== undefined,
      () => this.openTable()
    )
    await this.until(
      () => this.room.phase === 'ended',
      () => this.evening()
    )
    this.world.emulator.faults.clear()
    this.world.emulator.faults.release()
    // What was let go may write long after its phone has waited enough.
    await this.world.emulator.idle()
    for (const phone of this.phones) this.recover(phone)
    this.steps = STUCK - CATCH_UP
    const versions = () => [this.seen.rooms.at(-1)?.v, ...this.phones.map(phone => phone.state.room?.v)]
    await this.until(
      () => this.room.due.length === 0 && versions().every(v => v === this.room.v),
      () => this.each(phone => this.comeIn(phone))
    )
  }

  /** The whole log as the operation `log` tells it. */
  async log(): Promise<readonly Entry[]> {
    const { _id: room, fair, entries } = this.room
    const log: Entry[] = []
    for (let first = 0; first < entries; first += 12) {
      const call = { op: 'log', room, game: fair!.game, first }
      log.push(...((await this.world.cloud.done('witness', call)).entries ?? []))
    }
    return log
  }

  private note(of: string, entropy: string): void {
    this.sent.set(of, (this.sent.get(of) ?? new Set()).add(entropy))
  }

  private each(deed: (phone: ChaosPhone) => unknown): void {
    for (const phone of this.phones) deed(phone)
  }

  private makeTrouble(): void {
    const { faults } = this.world.emulator
    const seed = String(this.seed)
    for (const order of OF_THE_DATABASE) faults.add({ ...order, seed })
    faults.add(OF_INSTANCES[this.seed % OF_INSTANCES.length]!)
    const people = new Set(this.phones.map(phone => phone.openid))
    for (const openid of people)
      for (const order of TROUBLE) faults.add({ ...order, openid, seed: seed + openid })
  }

  private async until(isDone: () => boolean, live: () => void): Promise<void> {
    while (!isDone()) {
      this.steps += 1
      if (this.steps > STUCK) throw new Error(`stuck, seed ${this.seed}: ${this.where()}`)
      live()
      await this.world.step(STEP)
      if (this.world.emulator.faults.frozen > 0 && this.rng.chance(0.4)) this.world.emulator.faults.release()
    }
  }

  private where(): string {
    if (!this.to) return 'no table'
    const { v, phase, turn, seats, due } = this.room
    const phones = this.phones.map(
      ({ state }) => `${state.room?.v} ${state.link} ${state.refused?.code ?? ''}`
    )
    return JSON.stringify({ v, phase, turn, seats, due, phones })
  }

  private openTable(): void {
    const [host] = this.phones
    if (host === undefined || host.isBusy) return
    host.act(async () => {
      const form = {
        house: 'xmu',
        diff: {},
        size: 12,
        stock: this.set,
        limit: 15,
        absence: this.rng.pick(['throw', 'skip'] as const),
        jumps: 'never'
      } as const
      const opened = await host.client.open(form)
      if (!('to' in opened)) return
      this.to ??= opened.to
      this.witness ??= new Witness(this.world, opened.to.room)
    })
  }

  /** One step of everybody. At every fourth table there is dinner, and nobody looks at a phone. */
  private evening(): void {
    const { phase, turn } = this.room
    if (this.seed % 4 === 1 && phase === 'playing' && turn >= this.dinner) {
      this.dinner = turn + DINNER
      this.each(phone => this.putDown(phone))
    }
    this.each(phone => this.live(phone))
  }

  /** What a person and their phone do in one step, if anything. */
  private live(phone: ChaosPhone): void {
    const { rng } = this
    if (rng.chance(0.004)) return phone.start()
    if (rng.chance(0.01)) phone.cut()
    if (rng.chance(phone.isOnline ? 0.008 : 0.03)) this.toggle(phone)
    if (phone.isHidden ? rng.chance(0.04) : rng.chance(0.008)) phone.isHidden ? phone.show() : phone.hide()
    if (phone.isOnline && !phone.isHidden && !phone.isBusy) this.act(phone)
  }

  private putDown(phone: ChaosPhone): void {
    if (!phone.isOnline) this.toggle(phone)
    phone.hide()
  }

  private toggle(phone: ChaosPhone): void {
    phone.isOnline = !phone.isOnline
    if (phone.isOnline) phone.table.online()
  }

  private recover(phone: ChaosPhone): void {
    if (!phone.isOnline) this.toggle(phone)
    if (phone.isHidden) phone.show()
  }

  private comeIn(phone: ChaosPhone): boolean {
    if (phone.state.room !== null || phone.isBusy) return phone.state.room !== null
    phone.act(() => phone.table.enter(this.to!))
    return false
  }

  private act(phone: ChaosPhone): void {
    if (!this.comeIn(phone)) return
    const { rng } = this
    const { room, pid } = phone.state
    const { table } = phone
    if (room === null || pid === null) return
    const seat = seatOf(room, pid)
    if (rng.chance(0.01)) return this.aside(phone, room)
    if (mySeat(phone.state) < 0) {
      if (room.phase === 'lobby' || (seat >= 0 && rng.chance(0.1))) phone.act(() => table.join())
    } else if (room.phase === 'lobby') {
      if (room.host === pid && room.seats.length === this.seats) phone.act(() => table.start())
    } else if (room.phase === 'paused') {
      if (rng.chance(0.2)) phone.act(() => table.resume())
    } else if (room.phase === 'playing') {
      if (rng.chance(0.002)) phone.act(() => table.leave())
      else if (load(room.game!, room.table).turn === seat && rng.chance(0.6)) this.throw(phone, room, seat)
    }
  }

  /** What people do beside the game; the host pauses it now and then, and somebody asks whether the host is here. */
  private aside(phone: ChaosPhone, { _id: room, fair }: Room): void {
    const deeds = [
      { op: 'cheer', cheer: this.rng.below(7) },
      { op: 'agree', game: fair?.game ?? `${room}_1`, yes: this.rng.chance(0.5) },
      { op: 'pause' },
      { op: 'claim-host' },
      { op: 'me', name: this.rng.pick(['阿嬷', '阿明']), face: 1 + this.rng.below(12) }
    ]
    const call = { room, ...this.rng.pick(deeds) }
    phone.act(() => this.world.track(this.world.cloud.call(phone.openid, call)).catch(() => undefined))
  }

  private throw(phone: ChaosPhone, room: Room, seat: number): void {
    const wants = this.wish(room)
    const master = String(this.world.emulator.collection('keys').get('master')?.value)
    if (wants && phone.state.act === null) phone.give(wantedEntropy(master, room, seat, wants))
    phone.act(() => phone.table.throwDice())
  }

  /** Small sets end soon if somebody is lucky now and then. */
  private wish(room: Room): Pattern | null {
    const { stock, claims } = load(room.game!, room.table)
    const claimed = claims.some(claim => claim !== null)
    const left = RANKS.filter(rank => stock[rank] > 0 && (rank !== 'zhuangyuan' || !claimed))
    const rank = left.length > 0 && this.rng.chance(0.7) ? this.rng.pick(left) : null
    return rank === 'zhuangyuan' ? 'sihong' : rank
  }
}
