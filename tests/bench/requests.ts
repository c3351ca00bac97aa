import { load } from '@/room'
import { opId, type Party, party, seated } from '../support/party'
import { rngOf } from '../support/rng'
import { print } from './figure'

// What a game asks of the cloud: ten people, a whole set of 63 cakes, the house of xmu, everybody there to the end.

const GAMES = 40
const PEOPLE = Array.from({ length: 10 }, (_, i) => `guest-${i}`)

/** What was asked so far. */
interface Asked {
  readonly calls: number
  readonly reads: number
  readonly writes: number
}

/** A party whose calls are counted, and what its database was asked. */
function counted(seed: string) {
  const p = party(seed)
  let calls = 0
  const call: Party['call'] = (who, data) => {
    calls++
    return p.call(who, data)
  }
  const done: Party['done'] = async (who, data) => {
    const answer = await call(who, data)
    if (!answer.ok) throw new Error(answer.code)
    return answer
  }
  const asked = (): Asked => {
    const { get, find, add, swap } = p.store.counts
    return { calls, reads: get + find, writes: add + swap }
  }
  return { p: { ...p, call, done } as Party, asked }
}

/** Opened, come in to by card, named, and seen by each who is there already. */
async function gather(p: Party) {
  const s = await seated(PEOPLE.slice(0, 1), {}, p)
  for (const [i, who] of PEOPLE.entries()) {
    if (i > 0) await p.done(who, { op: 'join', room: s.id, key: s.key })
    await p.done(who, { op: 'me', room: s.id, name: `客人${i}`, face: i + 1 })
    for (const other of PEOPLE.slice(0, i)) await p.done(other, { op: 'people', room: s.id })
  }
  return s
}

/** One game to its end. `thrown`: what its throws alone asked. */
async function play(seed: number) {
  const { p, asked } = counted(`requests ${seed}`)
  const rng = rngOf(seed)
  const entropy = () => Array.from({ length: 32 }, () => rng.below(16).toString(16)).join('')
  const { id } = await gather(p)
  const start = { op: 'start', room: id, turn: 0, opId: opId(), entropy: entropy() }
  let { room } = await p.done(PEOPLE[0]!, start)
  const before = asked()
  while (room?.phase === 'playing') {
    p.now += 15_000
    const who = PEOPLE[load(room.game!, room.table).turn]!
    const call = { op: 'throw', room: id, turn: room.turn, opId: opId(), entropy: entropy() }
    room = (await p.done(who, call)).room
  }
  const after = asked()
  const [calls, reads, writes] = (['calls', 'reads', 'writes'] as const).map(of => after[of] - before[of])
  await p.timer()
  return { all: asked(), thrown: { calls, reads, writes } as Asked, versions: (await p.room(id)).v }
}

async function main(): Promise<void> {
  const games: Awaited<ReturnType<typeof play>>[] = []
  for (let seed = 1; seed <= GAMES; seed++) games.push(await play(seed))
  const mean = (of: (game: (typeof games)[number]) => number) =>
    games.reduce((sum, game) => sum + of(game), 0) / GAMES
  const throws = mean(g => g.thrown.calls)
  const note = `mean of ${GAMES} games of ${PEOPLE.length}, with their lobby`
  print({ name: 'throws a game', value: throws, unit: '', note })
  print({ name: 'function calls a game', value: mean(g => g.all.calls), unit: '' })
  print({ name: 'database reads a game', value: mean(g => g.all.reads), unit: '' })
  print({ name: 'database writes a game', value: mean(g => g.all.writes), unit: '' })
  print({ name: 'pushes to phones a game', value: PEOPLE.length * mean(g => g.versions), unit: '' })
  print({ name: 'reads a throw', value: mean(g => g.thrown.reads) / throws, unit: '', most: 1 })
  const writes = mean(g => g.thrown.writes) / throws
  print({ name: 'writes a throw', value: writes, unit: '', most: 1 + 1 / 12, note: '1, and a page each 12' })
}

void main()
