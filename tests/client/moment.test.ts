import { sceneOf } from '@/pages/table/scenes'
import { pack } from '@/room/entry'
import { decide, evolve, type Game, type GameCommand, HOUSES, isRefusal, newGame, parseDice } from '@/rules'
import { type Moment, momentOf, type Place } from '@/stores'
import { type Told, toldOf } from '@/stores/tell'
import { tellingOf } from '@/stores/telling'
import { rngOf } from '../support/rng'

type Step = string | 'jump' | 'absent' | GameCommand

const AT = Date.UTC(2026, 8, 25, 12)
const ONE = { yixiu: 1, erju: 1, sijin: 1, sanhong: 1, duitang: 1, zhuangyuan: 1 }
const DARK = { ...HOUSES.xmu, sixBlack: 'scramble' } as const

function commandOf({ turn }: Game, step: Step): GameCommand {
  if (typeof step !== 'string') return step
  if (step === 'absent') return { type: 'skip', seat: turn, why: 'absent', at: AT }
  const jumped = step === 'jump'
  const dice = parseDice([...(jumped ? '111111' : step)].map(Number))
  return { type: 'throw', seat: turn, dice, jumped, at: AT }
}

/** All that is told of a game of three in which this is done, one after the other; dice are thrown by whose turn it is. */
function told(steps: readonly Step[], more: Partial<Parameters<typeof newGame>[0]> = {}): readonly Told[] {
  const all: Told[] = []
  let game = newGame({ house: HOUSES.xmu, seats: 3, ...more })
  for (const step of steps) {
    const events = decide(game, commandOf(game, step))
    if (isRefusal(events)) throw new Error(events.refused)
    for (const event of events) {
      const next = evolve(game, event)
      const one = toldOf({ ...pack(event), n: all.length, v: all.length, t: all.length + 1 }, game, next)
      if (one) all.push(one)
      game = next
    }
  }
  return all
}

const last = (steps: readonly Step[], more?: Parameters<typeof told>[1]): Moment | null =>
  momentOf(told(steps, more).at(-1) ?? null)

/** One of each kind, each in a game of its own. */
const KINDS: Record<Moment['kind'], () => Moment | null> = {
  zhuangyuan: () => last(['444463']),
  chajinhua: () => last(['444411']),
  liubohong: () => last(['444444']),
  lugu: () => last(['444446', '112356', '112356', '444463']),
  won: () => last(['411235']),
  chased: () => last(['411123', '466532'], { house: HOUSES.minnan, stock: ONE }),
  jump: () => last(['jump']),
  light: () =>
    last(
      [
        '666666',
        { type: 'grab', seat: 1, offsets: [900], at: AT },
        { type: 'close-scramble', draws: [0.5], at: AT + 10_000 }
      ],
      { house: DARK }
    )
}

test.each(Object.entries(KINDS))(
  '%s is reached by a game, and holds it up for three seconds at most',
  (kind, made) => {
    const moment = made()
    expect(moment?.kind).toBe(kind)
    expect(moment?.ms).toBeGreaterThan(0)
    expect(moment?.ms).toBeLessThanOrEqual(3000)
  }
)

test('a 状元 that ends the game is told as won: nothing larger can come, and there is no throw to go on to', () => {
  const ring: readonly Place[] = []
  const [last] = told(['444463'])
  const sceneWhere = (ends: boolean) => {
    const moment = momentOf({ ...last!, ends })
    return moment && sceneOf(ring, moment)
  }
  expect(sceneWhere(false)).toMatchObject({ title: '状元，玉兔领头', why: '还有 4 种更大的，最大是六勃红' })
  expect(sceneWhere(true)).toMatchObject({ title: '状元是玉兔', why: '这一局博完了' })
})

test('the first 状元 leads and has nobody to pass; four steps are higher in Xiamen', () => {
  expect(KINDS.zhuangyuan()).toMatchObject({
    ...{ seat: 0, pattern: 'sihong', title: 'title-first', rival: null, above: 4, top: 'liubohong' },
    why: { key: 'title-first' }
  })
})

test('a higher one passes who led, and says whom and by what', () => {
  expect(last(['444463', '444465'])).toMatchObject({
    ...{ kind: 'zhuangyuan', seat: 1, title: 'title-takes' },
    rival: { seat: 0, pattern: 'sihong' },
    why: { key: 'title-takes', rival: 0, by: 'sum', mine: 11, theirs: 9 }
  })
})

test('a lower one says who stays', () => {
  const rival = { seat: 0, pattern: 'wuhong' }
  expect(last(['444446', '444463'])).toMatchObject({ title: 'title-short', seat: 1, rival })
})

test('A03 an equal one says that the earlier keeps', () => {
  const why = { key: 'title-short', by: 'earlier' }
  expect(last(['444463', '444463'])).toMatchObject({ title: 'title-short', why })
})

test('A25 禄骨: kept while nobody is better, and lost to whoever is', () => {
  expect(KINDS.lugu()).toMatchObject({ kind: 'lugu', seat: 0, lost: false, leader: { seat: 0 } })
  const leader = { seat: 1, pattern: 'sihong' }
  expect(last(['444446', '444465', '112356', '444412'])).toMatchObject({
    ...{ kind: 'lugu', seat: 0, lost: true, leader },
    why: { key: 'lugu', lost: true }
  })
})

test('what a throw took is said before what it means', () => {
  expect(last(['411235', '112356', '444444'])).toMatchObject({
    ...{ kind: 'liubohong', seat: 2, title: 'title-first' },
    why: { key: 'sweep-everything', pattern: 'liubohong', ends: true }
  })
  expect(last(['444411'], { house: HOUSES.gongsi })).toMatchObject({
    ...{ kind: 'chajinhua', above: 0, top: 'chajinhua' },
    why: { key: 'chajinhua-stock' }
  })
  expect(last(['222222'], { house: HOUSES.xiangjie })).toMatchObject({
    ...{ kind: 'zhuangyuan', pattern: 'liubohei' },
    why: { key: 'shared' }
  })
})

test('cakes fly from the stock or from whoever had them, to who throws', () => {
  expect(KINDS.won()).toMatchObject({ flights: [{ rank: 'yixiu', from: 'stock', to: 0 }] })
  expect(KINDS.chased()).toMatchObject({ flights: [{ rank: 'yixiu', from: 0, to: 1 }] })
  expect(last(['222241'], { house: HOUSES.xiangjie })).toMatchObject({
    kind: 'won',
    flights: [
      { rank: 'sijin', from: 'stock', to: 0 },
      { rank: 'yixiu', from: 'stock', to: 0 }
    ]
  })
})

test('no scene for who wins nothing, is away, or put the light out, and none for a rank that is sold out', () => {
  const kinds = (steps: readonly Step[], more: Parameters<typeof told>[1]) =>
    told(steps, more).map(one => momentOf(one)?.kind ?? null)
  expect(kinds(['112356', '123456', '123456', 'absent'], { stock: ONE })).toEqual([null, 'won', null, null])
  expect(kinds(['666666'], { house: DARK })).toEqual([null])
  expect(told(['666666'], { house: DARK }).map(tellingOf)).toEqual([900])
  // Where there is a sentence to be read, there is time to read it.
  expect(told(['112356', '123456', '123456'], { stock: ONE }).map(tellingOf)).toEqual([2000, 2800, 2800])
})

test('what was told from afar makes no scene: nobody knows what was before', () => {
  const [one] = told(['444463'])
  expect(one && momentOf({ ...one, before: one.after })).toBeNull()
  expect(momentOf(null)).toBeNull()
})

test('in a thousand throws no turn is told for longer than three seconds, and few of them fill the screen', () => {
  const random = rngOf(63)
  const throws = Array.from({ length: 1000 }, () =>
    Array.from({ length: 6 }, () => random.below(6) + 1).join('')
  )
  const stock = { yixiu: 900, erju: 900, sijin: 900, sanhong: 900, duitang: 900, zhuangyuan: 1 }
  const all = told(
    throws.filter(dice => dice !== '444444'),
    { stock }
  )
  const filling = all.map(momentOf).filter(moment => moment !== null && !('flights' in moment))
  expect(all.length).toBeGreaterThan(990)
  expect(Math.max(...all.map(tellingOf))).toBe(3000)
  // 561 of 46,656 are 状元.
  expect(filling.length).toBeGreaterThan(0)
  expect(filling.length).toBeLessThan(30)
})
