import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Call, Ports } from '@/platform/ports'
import { type Answer, isRunning, type Room } from '@/room'
import { createActBook } from './acts'
import { type Ask, isFailure, type Reply } from './caller'
import type { ServerClock } from './clock'
import { createLink } from './link'
import { createNudger } from './nudge'
import { createPeopleWatch } from './people'
import { createPerformer, wait } from './perform'
import { createPresence } from './presence'
import { type Deed, isMyTurn, mySeat, NOWHERE, type TableState } from './state'
import { TIMING } from './timing'

/** How one comes to a table: by its code, by a share path, as somebody who was there before, or to one of this phone alone. */
export type Way =
  | { readonly code: string }
  | { readonly room: string; readonly key?: string }
  | { readonly one: string }

export interface TableStore {
  readonly store: StoreApi<TableState>
  /** Comes to the table and sees it, without a seat. Resolves to whether it was let in. */
  enter(way: Way): Promise<boolean>
  /** Takes a seat: refused 'room/full', 'room/started'. */
  join(): Promise<boolean>
  /** Begins a game: the host alone. */
  start(): Promise<void>
  /** Throws, if the cloud waits for me and no throw of mine is on its way; else nothing is sent. */
  throwDice(): Promise<void>
  leave(): Promise<boolean>
  resume(): Promise<boolean>
  claimHost(): Promise<boolean>
  /** The one phone goes to whoever's turn it is. */
  pass(): Promise<boolean>
  /** Whoever's turn it is at the one phone is not there, and sits this one out. */
  skip(): Promise<boolean>
  /** A name of at most 12 characters and a face 1 … 12, for this table and those to come. */
  rename(name: string, face: number): Promise<boolean>
  /** Forgets what was refused. */
  forgive(): void
  hide(): void
  show(): void
  /** the network is back */
  online(): void
  /** Away from this table: nothing is followed or waited for any more. */
  close(): void
}

interface Needs {
  readonly ports: Pick<Ports, 'cloud' | 'storage' | 'phone'>
  readonly ask: Ask
  readonly clock: ServerClock
}

/** One table as this phone knows it. The cloud decides; this keeps up with it, through gaps in the network and in time. */
export function createTable({ ports, ask, clock }: Needs): TableStore {
  const { cloud, storage, phone } = ports
  const store = createStore<TableState>(() => NOWHERE)
  const { getState: get, setState: set } = store
  let way: Way | null = null
  let hidden = false

  const apply = (room: Room) => {
    const { room: old } = get()
    if (old && (room._id !== old._id || room.v <= old.v)) return
    set({ room, offset: clock.offset(), ...performer.seen(room) })
    if (!hidden) nudger.see(room)
    people.see(room)
    returnIfHere(room)
    if (room.due.length > 0 && room.host === get().pid) void call({ op: 'sync', room: room._id })
  }

  /**
   * Somebody looks at this phone, and the cloud thinks it lies away because it, or another of theirs, said so; or
   * somebody else asks whether the host is still here.
   */
  const returnIfHere = (room: Room) => {
    const seat = room.seats[mySeat(get())]
    if (hidden || seat === undefined) return
    const doubted = room.hostAwaySince > 0 && room.host === seat.pid && seat.missed === 0
    if (doubted || (seat.away && seat.missed === 0)) presence.say(false)
  }

  const absorb = (answer: Answer) => {
    const here = get().room
    if (here && answer.room && answer.room._id !== here._id) return
    const brought: Partial<TableState> = { offset: clock.offset() }
    if (answer.ok) {
      for (const field of ['pid', 'people', 'key', 'code'] as const)
        if (answer[field] !== undefined) Object.assign(brought, { [field]: answer[field] })
      if (answer.people && answer.room) people.heard(answer.room)
    }
    set(brought)
    if (answer.room) apply(answer.room)
  }

  /** An answer counts whenever it comes, as long as we are still on the same way. */
  const call = async (data: Call): Promise<Reply> => {
    const mine = way
    const take = (answer: Answer) => {
      if (way === mine) absorb(answer)
    }
    const reply = await ask(data, take)
    if (!isFailure(reply)) take(reply)
    return reply
  }

  const callRoom = async (op: string, more: object = {}): Promise<Reply | null> => {
    const { room } = get()
    return room ? call({ op, room: room._id, ...more }) : null
  }

  /** Looks without acting: a phone that lies on the table is no person who does something. */
  const look = async () => {
    const reply = await callRoom('look')
    return reply !== null && !isFailure(reply)
  }

  const people = createPeopleWatch({ known: () => get().people, ask: () => void callRoom('people') })
  const performer = createPerformer({ store, book: createActBook(storage, phone.random), call })
  const presence = createPresence({ call, state: get })
  const nudger = createNudger({
    now: clock.now,
    random: phone.random,
    send: turn => {
      if (get().room?.turn === turn) void callRoom('nudge', { turn })
    }
  })
  const link = createLink({
    cloud,
    look,
    onRoom: apply,
    onState: state => set({ link: state }),
    version: () => get().room?.v ?? 0
  })

  const deed = async (op: Deed, data: Call): Promise<boolean> => {
    if (get().deed) return false
    set({ deed: op, refused: null })
    const mine = way
    let reply = await call(data)
    if (isFailure(reply) && way === mine) {
      await wait(TIMING.retries[0])
      if (way === mine) reply = await call(data)
    }
    if (way !== mine) return false
    set({ deed: null, refused: reply.ok ? null : { op, code: reply.code } })
    return reply.ok
  }

  const inRoom = (op: Deed, more: object = {}) => {
    const { room } = get()
    return room ? deed(op, { op, room: room._id, ...more }) : Promise.resolve(false)
  }

  const close = () => {
    const { room } = get()
    // Nobody at the table has to wait for somebody who went to another page.
    if (room && isRunning(room) && mySeat(get()) >= 0) void ask({ op: 'here', room: room._id, away: true })
    way = null
    hidden = false
    link.close()
    nudger.stop()
    presence.reset()
    set(NOWHERE, true)
  }

  const enter = async (next: Way) => {
    close()
    way = next
    set({ one: 'one' in next })
    const seen = await deed('look', { op: 'look', ...next })
    const { room } = get()
    if (!seen || room === null || way !== next) return false
    link.open(room._id)
    performer.takeUp(room)
    return true
  }

  return {
    store,
    enter,
    close,
    join: () => inRoom('join'),
    leave: () => inRoom('leave'),
    resume: () => inRoom('resume'),
    claimHost: () => inRoom('claim-host'),
    pass: () => inRoom('pass'),
    skip: () => inRoom('skip', { turn: get().room?.turn }),
    rename: (name, face) => inRoom('me', { name, face }),
    forgive: () => set({ refused: null }),
    async start() {
      const { room } = get()
      if (room) await performer.begin('start', room)
    },
    async throwDice() {
      const { room } = get()
      if (room && isMyTurn(get())) await performer.begin('throw', room)
    },
    hide() {
      hidden = true
      presence.say(true)
      link.pause()
      nudger.stop()
    },
    show() {
      hidden = false
      const { room } = get()
      if (room === null) return
      presence.say(false)
      nudger.see(room)
      link.renew()
    },
    online() {
      if (get().room) link.renew()
      else if (way && get().refused) void enter({ ...way })
    }
  }
}
