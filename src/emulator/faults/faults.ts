import { createHash } from 'node:crypto'
import { EmulatorError } from '../errors'
import type { Clock } from '../time/clock'
import { FAULTS, type FaultKind, type FaultOrder, fits, type Occasion, parseOrder } from './order'

/** Trouble on demand, in tests only. */
export interface FaultSwitch {
  /** Orders trouble. Not in test mode, or an order that is none: EmulatorError 'emulator/bad-fault'. */
  add(order: FaultOrder): void
  /** Takes back all orders, or those of one kind. What is held stays held: see `release`. */
  clear(fault?: FaultKind): void
  /** Lets go everything that is held: late pushes in their order, frozen instances. */
  release(): void
  /** how many of each have happened since the start */
  readonly happened: Readonly<Record<FaultKind, number>>
  /** how many pushes and instances are held now */
  readonly held: number
  /** how many of these are instances */
  readonly frozen: number
  /** Resolves when this happens the next time. */
  next(fault: FaultKind): Promise<void>
}

interface Standing {
  order: FaultOrder
  occasions: number
}

interface Gate {
  due: number
  open: () => void
}

/** A number in [0, 1) that follows from a text alone. */
const fraction = (text: string) => createHash('sha256').update(text).digest().readUIntBE(0, 6) / 2 ** 48

function strikes({ order, occasions }: Standing): boolean {
  if (order.next !== undefined) return occasions <= order.next
  if (order.every !== undefined) return occasions % order.every === 0
  return fraction(`${order.seed ?? ''}\n${order.fault}\n${occasions}`) < (order.chance ?? 0)
}

/** The orders that stand, and what they hold. Whoever could have trouble asks at each occasion. */
export class Faults implements FaultSwitch {
  readonly happened = Object.fromEntries(FAULTS.map(fault => [fault, 0])) as Record<FaultKind, number>
  private standing: Standing[] = []
  private readonly gates = new Set<Gate>()
  private readonly thaws = new Map<number, Promise<void>>()
  private waiting: { fault: FaultKind; resolve: () => void }[] = []

  constructor(
    private readonly clock: Clock,
    private readonly test: boolean
  ) {
    clock.onSet(now => this.openDue(now))
  }

  get orders(): readonly FaultOrder[] {
    return this.standing.map(({ order }) => order)
  }

  get held(): number {
    return this.gates.size
  }

  get frozen(): number {
    return this.thaws.size
  }

  next(fault: FaultKind): Promise<void> {
    return new Promise(resolve => this.waiting.push({ fault, resolve }))
  }

  add(order: FaultOrder): void {
    if (!this.test) throw new EmulatorError('emulator/bad-fault', 'Faults happen in tests only.')
    this.standing.push({ order: parseOrder(order), occasions: 0 })
  }

  clear(fault?: FaultKind): void {
    this.standing = this.standing.filter(({ order }) => fault !== undefined && order.fault !== fault)
  }

  release(): void {
    this.openDue(Number.POSITIVE_INFINITY)
  }

  /** Whether this occasion has that trouble: the order that struck, or undefined. Every order that fits counts it. */
  strike(fault: FaultKind, occasion: Occasion = {}): FaultOrder | undefined {
    let struck: FaultOrder | undefined
    for (const one of this.standing) {
      if (one.order.fault !== fault || !fits(one.order, occasion)) continue
      one.occasions += 1
      if (strikes(one)) struck ??= one.order
    }
    this.standing = this.standing.filter(({ order, occasions }) => occasions < (order.next ?? Infinity))
    if (struck) this.tell(fault)
    return struck
  }

  private tell(fault: FaultKind): void {
    this.happened[fault] += 1
    const told = this.waiting.filter(one => one.fault === fault)
    this.waiting = this.waiting.filter(one => one.fault !== fault)
    for (const { resolve } of told) resolve()
  }

  /** Resolves after `ms` on the emulator's clock; none: when released. */
  hold(ms = Number.POSITIVE_INFINITY): Promise<void> {
    return new Promise(resolve => {
      const gate: Gate = {
        due: this.clock.now() + ms,
        open: () => {
          this.gates.delete(gate)
          resolve()
        }
      }
      this.gates.add(gate)
      if (!this.clock.manual && Number.isFinite(ms)) setTimeout(gate.open, ms).unref()
    })
  }

  /** Stops an instance at its request to the database; what else it asks waits too. */
  async freeze(instance: number, ms?: number): Promise<void> {
    const thaw = this.hold(ms)
    this.thaws.set(instance, thaw)
    await thaw
    if (this.thaws.get(instance) === thaw) this.thaws.delete(instance)
  }

  /** Resolves when the instance is not frozen. */
  async thawed(instance: number): Promise<void> {
    await this.thaws.get(instance)
  }

  private openDue(now: number): void {
    const due = [...this.gates].filter(gate => gate.due <= now)
    for (const gate of due.sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0))) gate.open()
  }
}
