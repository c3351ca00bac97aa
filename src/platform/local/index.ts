import { hex } from '@/fair'
import { type Answer, type Needs, type Pid, passOver, type Room, serve } from '@/room'
import type { Call, Cloud, Ports } from '../ports'
import { localStore } from './store'
import { type LocalTable, localTables, personAt } from './tables'

const HOST = personAt(0)
const ENTROPY_BYTES = 16

type OnRoom = (room: Room) => void

/** Who follows which room, inside this program. */
function watchers() {
  const all = new Map<string, Set<OnRoom>>()
  return {
    add(room: string, onRoom: OnRoom): () => void {
      const here = all.get(room) ?? new Set()
      all.set(room, here.add(onRoom))
      return () => here.delete(onRoom)
    },
    tell(room: Room): void {
      for (const onRoom of all.get(room._id) ?? []) onRoom(room)
    }
  }
}

/** The people of one phone, and which of them has it in hand: the one who passes it on, until the next takes it. */
function hands({ store }: Needs) {
  /** by room */
  const holders = new Map<string, Pid>()

  const memberOf = async (room: string, pid: Pid | undefined): Promise<string> => {
    const door = await store.get('doors', room)
    return door?.members[pid ?? '']?.openid ?? HOST
  }

  /** Where nobody has taken it yet, whoever is on has it last: it is with the one before them. */
  const holder = async (room: string): Promise<Pid | undefined> => {
    const doc = await store.get('rooms', room)
    const before = doc?.game && doc.phase === 'playing' ? doc.seats.at(doc.game.turn - 1)?.pid : undefined
    return holders.get(room) ?? before ?? doc?.host
  }

  return {
    holder,
    memberOf,
    /** The phone goes to whoever's turn it is; where no turn waits, to start and to end, to the host. */
    async pass(room: string, toHost: boolean): Promise<void> {
      const doc = await store.get('rooms', room)
      if (doc === null) return
      const turn = doc.game && doc.phase === 'playing' && !toHost ? doc.game.turn : -1
      holders.set(room, doc.seats[turn]?.pid ?? doc.host)
    },
    /** A game begins: whoever starts takes the phone first. */
    lay: (room: string): void => void holders.delete(room)
  }
}

/** Makes the table that was ordered, with everybody on it, and begins. Each step may be done twice. */
async function make(needs: Needs, { one, form }: LocalTable): Promise<string | null> {
  const { house, diff = {}, jumps = 'never', stock, names, faces } = form
  const table = { house, diff, jumps, stock, size: names.length, limit: 0, absence: 'skip' }
  const made = await serve(needs, HOST, { op: 'create', opId: one, ...table })
  if (!made.ok || !made.room) return null
  const room = made.room._id
  for (const [seat, name] of names.entries()) {
    await serve(needs, personAt(seat), { op: 'join', room, key: made.key })
    await serve(needs, personAt(seat), { op: 'me', room, name, face: faces[seat] })
  }
  const entropy = hex(needs.random(ENTROPY_BYTES))
  await serve(needs, HOST, { op: 'start', room, opId: one, turn: 0, entropy })
  return room
}

/** One phone, one answer: whoever says that the game begins anew says it for all. */
async function agree(needs: Needs, room: string): Promise<void> {
  const [doc, door] = [await needs.store.get('rooms', room), await needs.store.get('doors', room)]
  for (const { pid } of doc?.seats ?? []) {
    const openid = door?.members[pid]?.openid
    if (openid) await serve(needs, openid, { op: 'agree', room, game: doc?.fair?.game, yes: true })
  }
}

/** What the authority is asked. Whoever sits round this phone is there, also while it lies dark. */
const asked = (data: Call, room: string): Call => {
  if (data.op === 'here') return { op: 'sync', room }
  return ['pass', 'skip'].includes(data.op) || 'one' in data ? { op: 'look', room } : data
}

/**
 * The cloud port of the tables of this phone alone: the same authority, in process, over the phone's storage. Beside the
 * room's operations `look` takes `one`, which makes the table or finds it again, `pass` hands the phone to whoever's turn
 * it is, `grab` takes the `pid` of the hand, and `skip` passes over that `turn`. Nobody is away, and no turn has a deadline.
 */
export function localCloud({ storage, phone }: Pick<Ports, 'storage' | 'phone'>): Cloud {
  const tables = localTables(storage)
  const store = localStore(storage, tables)
  const needs: Needs = {
    store,
    now: phone.now,
    random: phone.random,
    limits: false,
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
    decent: async () => true,
    messages: null
  }
  const { holder, memberOf, pass, lay } = hands(needs)
  const follow = watchers()
  let last: Promise<unknown> = Promise.resolve()

  const open = async (one: string): Promise<string | null> => {
    const table = tables.find(one)
    if (table === null) return null
    if (table.room !== '' && (await store.get('rooms', table.room))) return table.room
    const room = await make(needs, table)
    if (room !== null) tables.change(one, { room })
    store.tidy()
    return room
  }

  const note = async (room: string): Promise<void> => {
    const doc = await store.get('rooms', room)
    const table = tables.ofRoom(room)
    if (doc === null || table === null) return
    if (doc.due.length > 0) await serve(needs, HOST, { op: 'sync', room })
    const { phase, began, at, game } = doc
    const left = game?.stock.reduce((sum, n) => sum + n, 0) ?? 0
    const ends = phase === 'ended' && table.phase !== phase
    const { turn = 0, round = 0 } = game ?? {}
    const news = { phase, began, left, turn, round, ...(ends ? { ended: at } : {}) }
    if (Object.entries(news).some(([what, is]) => table[what as keyof typeof news] !== is))
      tables.change(table.one, news)
    const now = await store.get('rooms', room)
    if (now) follow.tell(now)
  }

  const answer = async (data: Call): Promise<Answer> => {
    const room = 'one' in data ? await open(String(data.one)) : String(data.room)
    if (room === null) return { ok: false, code: 'room/not-found', now: phone.now() }
    const byHost = ['start', 'restart', 'end'].includes(data.op)
    if (data.op === 'restart') await agree(needs, room)
    if (data.op === 'pass' || byHost) await pass(room, byHost)
    if (data.op === 'skip') await passOver(needs, room, data.turn)
    // In the dark all have the phone before them at once.
    const who = await memberOf(room, data.op === 'grab' ? String(data.pid) : await holder(room))
    const reply = await serve(needs, who, asked(data, room))
    const begins = byHost && reply.ok && data.op !== 'end'
    if (begins) lay(room)
    await note(room)
    return begins ? { ...reply, pid: await holder(room) } : reply
  }

  return {
    call(data) {
      const reply = last.then(() => answer(data))
      last = reply.catch(() => undefined)
      return reply
    },
    watch(room, { onRoom, onError }) {
      let open = true
      const off = follow.add(room, onRoom)
      void store.get('rooms', room).then(doc => {
        if (open) doc ? onRoom(doc) : onError(new Error('room/not-found'))
      })
      return {
        close() {
          open = false
          off()
        }
      }
    }
  }
}
