import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Call, Ports } from '@/platform/ports'
import { type Answer, isRunning, type Pid, type Room } from '@/room'
import { type Act, createActBook } from './acts'
import { type Ask, isFailure, type Reply } from './caller'
import type { ServerClock } from './clock'
import { newOpId } from './ids'
import { createLink } from './link'
import { createNudger } from './nudge'
import type { OwnPart } from './own'
import { createPeopleWatch } from './people'
import { createPerformer, wait } from './perform'
import { createPresence } from './presence'
import { createReminder } from './reminder'
import { allSaidYes, type Deed, isMyTurn, mySeat, NOWHERE, type TableState } from './state'
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
  /** Asks once more for a table that I was sent away from, and comes in if I may; a no changes nothing. */
  knock(): Promise<void>
  /** Takes a seat: refused 'room/full', 'room/started'. */
  join(): Promise<boolean>
  /** Takes over a seat that its person left, in a running game: refused 'room/seat-taken'. */
  takeOver(seat: number): Promise<boolean>
  /** A person goes to another place in the order of play: oneself, or the host with anybody. */
  move(pid: Pid, to: number): Promise<boolean>
  /** Gives my seat and its cakes to somebody who watches. */
  hand(pid: Pid): Promise<boolean>
  /** The host sends somebody away, who may not come back until let in. */
  kick(pid: Pid): Promise<boolean>
  letIn(pid: Pid): Promise<boolean>
  pause(): Promise<boolean>
  /** Ends the game, or closes the lobby: the host alone. */
  end(): Promise<boolean>
  /** Whether I want this game to begin anew. */
  agree(yes: boolean): Promise<boolean>
  /** One of six cheers, 0 … 5, or 6 to hurry somebody. What the cloud thinks too soon is dropped without a word. */
  cheer(n: number): Promise<void>
  /** Sends what a seat grabbed in the dark, in ms from its start. Resolves to whether it counts. */
  grab(turn: number, seat: number, offsets: readonly number[]): Promise<boolean>
  /** Begins a game: the host alone. */
  start(): Promise<void>
  /** Drops this game and begins another: in its first round, or when all who are here agreed. */
  restart(): Promise<void>
  /** Throws, if the cloud waits for me and no throw of mine is on its way; else nothing is sent. */
  throwDice(): Promise<void>
  leave(): Promise<boolean>
  resume(): Promise<boolean>
  /** Takes the host's place, or asks for the host first: refused 'room/host-here' */
  claimHost(): Promise<boolean>
  /** Says that I am here, if somebody looks at this phone: who asks for the host is answered. */
  answer(): void
  /** The one phone goes to whoever's turn it is. */
  pass(): Promise<boolean>
  /** Whoever's turn it is at the one phone is not there, and sits this one out. */
  skip(): Promise<boolean>
  /** A name of at most 12 characters and a face 1 … 12, for this table and those to come. */
  rename(name: string, face: number): Promise<boolean>
  /** Asks WeChat for a message when the game begins, once a table: inside a tap. Whatever comes of it, play goes on. */
  remind(): Promise<void>
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
  readonly ports: Pick<Ports, 'cloud' | 'storage' | 'phone' | 'messages'>
  readonly ask: Ask
  readonly clock: ServerClock
  readonly own: Pick<OwnPart, 'note'>
}

/** One table as this phone knows it. The cloud decides; this keeps up with it, through gaps in the network and in time. */
export function createTable({ ports, ask, clock, own }: Needs): TableStore {
  const { cloud, storage, phone, messages } = ports
  const store = createStore<TableState>(() => NOWHERE)
  const { getState: get, setState: set } = store
  let way: Way | null = null
  let hidden = false

  const apply = (room: Room) => {
    const { room: old } = get()
    if (old && (room._id !== old._id || room.v <= old.v)) return
    // What was refused then is no news of the game that is on now.
    const anew = old && old.phase !== room.phase ? { refused: null } : {}
    set({ room, offset: clock.offset(), ...anew, ...performer.seen(room) })
    if (!hidden) nudger.see(room)
    people.see(room)
    returnIfHere(room)
    void beginAnew()
    if (lostSeat(old, room)) void callRoom('people')
    if (room.due.length > 0 && room.host === get().pid) void call({ op: 'sync', room: room._id })
  }

  /** Somebody looks at this phone, and the cloud thinks it lies away because it, or another of theirs, said so. */
  const returnIfHere = (room: Room) => {
    const seat = room.seats[mySeat(get())]
    if (seat?.away && seat.missed === 0) answer()
  }
  const answer = () => {
    if (!hidden) presence.say(false)
  }

  /** My seat is gone and I gave it to nobody: whether I may still look on is asked. */
  const lostSeat = (old: Room | null, room: Room): boolean => {
    const { pid, deed } = get()
    if (old === null || deed === 'leave' || deed === 'hand') return false
    return mySeat({ room: old, pid }) >= 0 && mySeat({ room, pid }) < 0
  }

  /** The host sent me away: there is no table to look at any more. */
  const sentAway = () => {
    link.close()
    nudger.stop()
    set({ room: null, deed: null, act: null, refused: { op: 'look', code: 'room/kicked' } })
  }

  const absorb = (answer: Answer) => {
    const here = get().room
    if (here && answer.room && answer.room._id !== here._id) return
    if (here && !answer.ok && answer.code === 'room/kicked') return sentAway()
    const brought: Partial<TableState> = { offset: clock.offset() }
    if (answer.ok) {
      for (const field of ['pid', 'people', 'kicked', 'key', 'code'] as const)
        if (answer[field] !== undefined) Object.assign(brought, { [field]: answer[field] })
      if (answer.template && answer.room)
        Object.assign(brought, reminder.heard(answer.template, answer.room._id))
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
  const performer = createPerformer({
    store,
    book: createActBook(storage, phone.random),
    call,
    onThrown: own.note
  })
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

  /** A call that is made once more where there was no answer. */
  const insist = async (data: Call): Promise<Reply> => {
    const mine = way
    const reply = await call(data)
    if (!isFailure(reply) || way !== mine) return reply
    await wait(TIMING.retries[0])
    return way === mine ? call(data) : reply
  }
  const reminder = createReminder({ store, storage, messages, insist })

  const deed = async (op: Deed, data: Call): Promise<boolean> => {
    if (get().deed) return false
    set({ deed: op, refused: null })
    const mine = way
    const reply = await insist(data)
    if (way !== mine) return false
    set({ deed: null, refused: reply.ok ? null : { op, code: reply.code } })
    return reply.ok
  }

  const inRoom = (op: Deed, more: object = {}) => {
    const { room } = get()
    return room ? deed(op, { op, room: room._id, ...more }) : Promise.resolve(false)
  }

  const begin = async (kind: Act['kind']) => {
    const { room } = get()
    if (room) await performer.begin(kind, room)
  }

  /** Who asked for it and heard yes from all need not say so a third time; a phone that nobody looks at does nothing. */
  const beginAnew = async () => {
    if (!hidden && allSaidYes(get())) await begin('restart')
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
    // Who missed turns is back by opening the page; a phone that lies there in sight does not say so: see `returnIfHere`.
    const missed = room.seats[mySeat(get())]?.missed ?? 0
    if (!get().one && missed > 0) answer()
    return true
  }

  return {
    store,
    enter,
    async knock() {
      const mine = way
      if (mine === null || get().refused?.code !== 'room/kicked') return
      const reply = await ask({ op: 'look', ...mine })
      if (reply.ok && way === mine) await enter({ ...mine })
    },
    close,
    join: () => inRoom('join'),
    takeOver: seat => inRoom('join', { seat }),
    move: (pid, to) => inRoom('move', { pid, to }),
    hand: pid => inRoom('hand', { pid, opId: newOpId(phone.random) }),
    kick: pid => inRoom('kick', { pid }),
    letIn: pid => inRoom('let-in', { pid }),
    leave: () => inRoom('leave'),
    pause: () => inRoom('pause'),
    resume: () => inRoom('resume'),
    end: () => inRoom('end'),
    agree: yes => inRoom('agree', { game: get().room?.fair?.game, yes }),
    async cheer(n) {
      await callRoom('cheer', { cheer: n })
    },
    async grab(turn, seat, offsets) {
      // Round one phone each hand is a person of its own: which one is said, and only there.
      const pid = get().one ? { pid: get().room?.seats[seat]?.pid } : {}
      const reply = await callRoom('grab', { turn, offsets, ...pid })
      return reply?.ok === true
    },
    claimHost: () => inRoom('claim-host'),
    answer,
    pass: () => inRoom('pass'),
    skip: () => inRoom('skip', { turn: get().room?.turn }),
    remind: reminder.ask,
    rename: (name, face) => inRoom('me', { name, face }),
    forgive: () => set({ refused: null }),
    start: () => begin('start'),
    restart: () => begin('restart'),
    async throwDice() {
      if (isMyTurn(get())) await begin('throw')
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
      void beginAnew()
    },
    online() {
      if (get().room) link.renew()
      else if (way && get().refused) void enter({ ...way })
    }
  }
}
