import type { Flight } from '@/dice'
import { load } from '@/room'
import type { Show } from '@/stores/show'
import { tell } from '@/stores/tell'
import { type Arrived, arrived, pass } from '../support/arrived'
import { clientOf } from '../support/fake-phone'
import { begin, seated, throws } from '../support/party'
import { wantedEntropy } from '../support/wanted'

let s: Arrived['s']
let net: Arrived['net']
let phone: Arrived['phone']
let client: Arrived['client']

/** Once there and back in the hand. */
const RATTLE = 400
/** Out of the hand, and to rest. */
const lands = async () => {
  await pass(RATTLE)
  await pass(show().flight!.ms)
}
const show = () => client.show.store.getState()
const dice = (x: Show = show()) => x.landed?.dice?.join('') ?? ''
const sorted = (text: string) => [...text].sort().join('')
/** Whose turn it is throws, on a phone of their own. */
const others = async (wants: string) => {
  const done = await throws(s, wants)
  await net.tell(s.id)
  await pass(0)
  return done
}
/** My own throw, with these dice to come. */
const mine = async (wants: string) => {
  const room = await s.party.room(s.id)
  phone.given.push(wantedEntropy(await s.party.master(), room, 0, wants))
  void client.table.throwDice()
  await pass(0)
}

beforeEach(async () => {
  ;({ s, net, phone, client } = await arrived(['ama', 'aming', 'lihua']))
})
afterEach(() => {
  client.table.close()
  client.show.close()
  jest.useRealTimers()
})

test('my throw: rattles at once, flies as long as recorded, lands once, is told as long as its sentence takes to read', async () => {
  await mine('444126')
  expect(show()).toMatchObject({ rattling: true, seat: 0, told: null, flight: null, dice: null })
  await pass(RATTLE - 1)
  expect(show().flight).toBeNull()
  await pass(1)
  const { flight, aim } = show()
  expect(flight).toEqual(aim)
  expect(sorted(show().dice!.join(''))).toBe('124446')
  expect(show()).toMatchObject({ rattling: true, told: null, landed: null })
  await pass(flight!.ms - 1)
  expect(show().rattling).toBe(true)
  await pass(1)
  expect(show()).toMatchObject({
    rattling: false,
    flight: null,
    aim: flight,
    told: { seat: 0, outcome: { kind: 'won', rank: 'sanhong', n: 1 } }
  })
  expect(sorted(dice())).toBe('124446')
  await pass(2799)
  expect(show().told).not.toBeNull()
  await pass(1)
  expect(show()).toMatchObject({ told: null, game: null })
  expect(sorted(dice())).toBe('124446')
})

test('who comes to a table whose last turn nobody came to sees the dice of the throw before it', async () => {
  s = await seated(['ama', 'aming', 'lihua'], { limit: 30, absence: 'skip' }, s.party)
  await begin(s)
  const { turn } = await throws(s, '444126').then(done => done.room!)
  s.party.now += 31_000
  await s.party.done('ama', { op: 'nudge', room: s.id, turn })
  expect((await s.party.room(s.id)).tail.at(-1)).toMatchObject({ k: 's', s: 1 })
  await client.table.enter({ room: s.id, key: s.key })
  expect(sorted(dice())).toBe('124446')
  expect(show()).toMatchObject({ seat: 0, told: null, rattling: false })

  client.hide()
  for (const [i, wants] of ['none', null, 'none', '555123', null].entries()) {
    if (wants !== null) await throws(s, wants)
    else s.party.now += 31_000
    if (wants === null) await s.party.done('lihua', { op: 'nudge', room: s.id, turn: turn + 1 + i })
  }
  client.appear()
  await pass(0)
  expect(show().told).toMatchObject({ seat: 0, outcome: { kind: 'absent' } })
  expect(sorted(dice())).toBe('123555')
})

test('while my dice are in the air nothing gives away what they show', async () => {
  const before = client.table.store.getState().room!.game!
  await mine('444126')
  expect(client.table.store.getState().room!.game!.stock).not.toEqual(before.stock)
  expect(show().game!.stock.sanhong).toBe(4)
  expect(show().landed).toBeNull()
  await lands()
  expect(show().game!.stock.sanhong).toBe(3)
})

test('a slow answer: rattling goes on until it comes', async () => {
  phone.network = 'hangs'
  phone.watching = 'silent'
  void client.table.throwDice()
  await pass(9000)
  expect(show()).toMatchObject({ rattling: true, flight: null })
  await phone.release()
  await lands()
  expect(show()).toMatchObject({ rattling: false, told: { seat: 0 } })
})

test('a tap lands what is known at once; what is not, as soon as it is', async () => {
  await mine('none')
  client.show.skip()
  expect(show().rattling).toBe(false)
  await pass(2000)
  await others('none')
  expect(show().rattling).toBe(true)
  client.show.skip()
  expect(show()).toMatchObject({ rattling: false, told: { seat: 1 } })
  await others('none')
  await pass(5000)
  phone.network = 'hangs'
  void client.table.throwDice()
  await pass(100)
  client.show.skip()
  expect(show().rattling).toBe(true)
  await phone.release()
  await pass(0)
  expect(show()).toMatchObject({ rattling: false, told: { seat: 0 } })
})

test('throws of others are shown one after the other', async () => {
  await mine('none')
  await pass(5000)
  await others('444126')
  await others('222213')
  expect(show()).toMatchObject({ rattling: true, seat: 1 })
  await lands()
  expect(show().told).toMatchObject({ seat: 1, pattern: 'sanhong' })
  await pass(2800)
  expect(show()).toMatchObject({ rattling: true, seat: 2 })
  await lands()
  expect(show().told).toMatchObject({ seat: 2, pattern: 'sijin' })
})

test('my turn waits for no telling: pressing throws and shows my dice at once', async () => {
  await mine('none')
  await pass(5000)
  await others('444126')
  await others('222213')
  await mine('123456')
  expect(show()).toMatchObject({ rattling: true, seat: 0 })
  await lands()
  expect(show().told).toMatchObject({ seat: 0, pattern: 'duitang' })
  await pass(2800)
  expect(show()).toMatchObject({ told: null, rattling: false })
})

test('two throws running never fly the same way, and one that is told twice flies as it did', async () => {
  const aims: Flight[] = []
  for (let i = 0; i < 6; i++) {
    await mine('none')
    aims.push(show().aim!)
    await pass(5000)
    expect(show().aim).toEqual(aims.at(-1))
    for (let other = 0; other < 2; other++) {
      await others('none')
      aims.push(show().aim!)
      await pass(5000)
    }
  }
  expect(aims.slice(1).filter((aim, i) => aim.id === aims[i]!.id)).toEqual([])
})

test('fast: others’ dice lie at once, my own fly', async () => {
  client.settings.set({ fast: true })
  await mine('none')
  await pass(RATTLE)
  expect(show().flight).not.toBeNull()
  await pass(5000)
  await others('444126')
  await pass(RATTLE)
  expect(show()).toMatchObject({ rattling: false, flight: null, told: { seat: 1, pattern: 'sanhong' } })
})

test('reduced motion: nothing flies, all is told', async () => {
  client.settings.set({ motion: 'reduced' })
  await mine('444126')
  await pass(RATTLE)
  expect(show()).toMatchObject({ rattling: false, flight: null, told: { seat: 0, pattern: 'sanhong' } })
  expect(sorted(dice())).toBe('124446')
})

test('a die that jumps out is seen to leave, and told; the dice of before are not read again', async () => {
  const wild = await seated(['ama', 'aming'], { limit: 0, jumps: 'sometimes' }, s.party)
  await begin(wild)
  await client.table.enter({ room: wild.id, key: wild.key })
  await pass(0)
  const room = await s.party.room(wild.id)
  phone.given.push(wantedEntropy(await s.party.master(), room, 0, 'jump'))
  void client.table.throwDice()
  await pass(RATTLE)
  const { flight } = show()
  expect(flight!.id).toMatch(/^j/)
  await pass(flight!.ms)
  expect(show()).toMatchObject({
    rattling: false,
    aim: flight,
    told: { seat: 0, dice: null, outcome: { kind: 'jumped' } }
  })
})

test('who was long away sees how it stands, not all that was', async () => {
  await mine('none')
  await pass(5000)
  phone.watching = 'silent'
  for (const wants of ['none', '444126', 'none', '222213']) await throws(s, wants)
  phone.watching = 'live'
  await net.tell(s.id)
  await lands()
  expect(show().told).toMatchObject({ pattern: 'sijin' })
  await pass(2800)
  expect(show().told).toBeNull()
})

test('hidden: nothing is told to nobody, and the last dice lie there on return', async () => {
  await mine('none')
  client.hide()
  expect(show()).toMatchObject({ rattling: false, told: null })
  await throws(s, '444126')
  client.appear()
  await pass(5000)
  expect(sorted(dice())).toBe('124446')
})

test('a refused throw: the dice of before lie there again', async () => {
  await others('444126')
  await pass(5000)
  const lay = dice()
  phone.watching = 'silent'
  for (const guest of s.guests) await s.party.done(guest, { op: 'here', room: s.id, away: true })
  await client.table.throwDice()
  await pass(0)
  expect(show().rattling).toBe(false)
  expect(dice()).toBe(lay)
})

test('arriving in the middle: the last throw lies in the bowl and is not told again', async () => {
  await throws(s, '444126')
  const late = clientOf(net.phone('late'))
  await late.table.enter({ room: s.id, key: s.key })
  await pass(5000)
  expect(sorted(dice(late.show.store.getState()))).toBe('124446')
  expect(late.show.store.getState()).toMatchObject({ rattling: false, told: null })
  late.table.close()
})

describe('tell', () => {
  const after = async (...wants: string[]) => {
    const before = await s.party.room(s.id)
    for (const one of wants) await throws(s, one)
    return tell(before, await s.party.room(s.id))
  }

  test('what became of each throw', async () => {
    const told = await after('444126', '444411', '444412', 'none', '444466', '222213')
    expect(told.map(x => [x.seat, x.outcome])).toEqual([
      [0, { kind: 'won', rank: 'sanhong', n: 1 }],
      [1, { kind: 'leads' }],
      [2, { kind: 'beaten', by: 1 }],
      [0, { kind: 'nothing' }],
      [1, expect.objectContaining({ kind: 'leads' })],
      [2, { kind: 'won', rank: 'sijin', n: 1 }]
    ])
  })

  test('A03 of two equal 状元 the earlier keeps: the later is told who holds it', async () => {
    const told = await after('444463', '444463')
    expect(told.map(x => x.outcome)).toEqual([{ kind: 'leads' }, { kind: 'beaten', by: 0 }])
  })

  test('A14 a rank that is sold out is told as such', async () => {
    const told = await after('123456', '123456', '123456')
    expect(told[2]!.outcome).toEqual({ kind: 'gone', rank: 'duitang' })
  })

  test('the games between the throws are those the cloud had', async () => {
    const before = await s.party.room(s.id)
    const games = []
    for (const wants of ['444126', '222213', '411235']) {
      await throws(s, wants)
      const { game, table } = await s.party.room(s.id)
      games.push(load(game!, table))
    }
    const told = tell(before, await s.party.room(s.id))
    expect(told.map(x => x.after)).toEqual(games)
    expect(told.slice(1).map(x => x.before)).toEqual(games.slice(0, -1))
  })

  test('from the lobby on, through the dice of the start', async () => {
    const other = await seated(['ama', 'aming'], { limit: 0 }, s.party)
    const lobby = await s.party.room(other.id)
    await begin(other)
    await throws(other, '444126')
    const told = tell(lobby, await s.party.room(other.id))
    expect(told).toMatchObject([{ seat: 0, pattern: 'sanhong', after: { turn: 1 } }])
  })

  test('a gap longer than the tail: only the last is told', async () => {
    const before = await s.party.room(s.id)
    for (let i = 0; i < 30; i++) await throws(s, 'none')
    expect(tell(before, await s.party.room(s.id))).toHaveLength(1)
  })

  test('nothing new, nothing told', async () => {
    const room = await s.party.room(s.id)
    expect(tell(room, room)).toEqual([])
  })
})
