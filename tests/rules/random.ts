import fc from 'fast-check'
import type { Dice, Face, Game, GameCommand, House, Pattern, Step, Tie } from '@/rules'
import {
  CHAJINHUA,
  CHASE_FROM,
  CHASE_WINDOWS,
  COUNTING,
  customHouse,
  DIRECTIONS,
  ENDS,
  HOUSE_IDS,
  HOUSES,
  JUMPS,
  LIUBOHONG,
  LUGU,
  MAX_SEATS,
  MIN_SEATS,
  ORDINARY,
  SIX_BLACK,
  STARTERS,
  TRIPLES
} from '@/rules'
import { d, house } from './spec'

/** The eight sheets, and options that no sheet has as its default. */
export const PLAYED: Readonly<Record<string, House>> = {
  ...HOUSES,
  'xmu, scramble': house('xmu', { sixBlack: 'scramble' }),
  'xmu, chase': house('xmu', { chase: { ranks: ['sanhong', 'duitang'], from: 'upstream', window: 'end' } }),
  'sanshikuan, scramble': house('sanshikuan', { sixBlack: 'scramble', liubohong: 'everything' }),
  'minnan, scramble': house('minnan', { sixBlack: 'scramble-sixes', liubohong: 'nothing' }),
  'xiangjie, 五子带': house('xiangjie', { wuziBonus: true, jump: 'again', end: 'extra-round' })
}

const claims: Pattern[] = ['sihong', 'wuzi', 'wuhong', 'chajinhua', 'liubohei', 'biandijin', 'liubohong']
const tiesOf = (of: readonly Pattern[]): readonly Tie[] => {
  const all = (...names: Pattern[]) => of.every(pattern => names.includes(pattern))
  if (all('sihong', 'chajinhua')) return ['sum', 'higher']
  if (all('wuzi', 'wuhong')) return ['kicker', 'face', 'face-red']
  return all('wuzi', 'wuhong', 'liubohei', 'biandijin', 'liubohong') ? ['face', 'face-red'] : []
}

/** Every 状元 in any order, some of them on one step, compared by what they have. */
const anyLadder: fc.Arbitrary<House['ladder']> = fc
  .tuple(
    fc.shuffledSubarray(claims, { minLength: 7 }),
    fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 2 }), fc.boolean(), fc.boolean()), {
      minLength: 7,
      maxLength: 7
    })
  )
  .map(([order, cuts]) => {
    const steps: Step[] = []
    let of: Pattern[] = []
    order.forEach((pattern, i) => {
      const [more, ties, reversed, latest] = cuts[i] ?? [1, 0, false, false]
      of.push(pattern)
      if (more === 0 && i < 6) return
      const all = reversed ? [...tiesOf(of)].reverse() : tiesOf(of)
      steps.push({ of, by: all.slice(0, ties), ...(latest ? { latestWins: true as const } : {}) })
      of = []
    })
    return steps
  })

const count = fc.nat({ max: 9 })
const anySet = fc.record({
  yixiu: count,
  erju: count,
  sijin: count,
  sanhong: count,
  duitang: count,
  zhuangyuan: fc.integer({ min: 1, max: 3 })
})

const anyDiff = fc.record(
  {
    ladder: anyLadder,
    counting: fc.constantFrom(...COUNTING),
    chajinhuaNeverSlips: fc.boolean(),
    lugu: fc.constantFrom(...LUGU),
    chajinhua: fc.constantFrom(...CHAJINHUA),
    liubohong: fc.constantFrom(...LIUBOHONG),
    liubohongTakesDuitang: fc.boolean(),
    sixBlack: fc.constantFrom(...SIX_BLACK),
    sijinBonus: fc.boolean(),
    wuziBonus: fc.boolean(),
    duitangTriples: fc.constantFrom(...TRIPLES),
    duitangPairs: fc.boolean(),
    sijinOverSanhong: fc.boolean(),
    biandijinSweeps: fc.boolean(),
    chase: fc.record({
      ranks: fc.subarray([...ORDINARY]),
      from: fc.constantFrom(...CHASE_FROM),
      window: fc.constantFrom(...CHASE_WINDOWS)
    }),
    jump: fc.constantFrom(...JUMPS),
    end: fc.constantFrom(...ENDS),
    starter: fc.constantFrom(...STARTERS),
    direction: fc.constantFrom(...DIRECTIONS),
    set: anySet,
    advice: fc.option(fc.integer({ min: MIN_SEATS, max: MAX_SEATS })),
    minutes: fc.option(fc.integer({ min: 1, max: 1440 }))
  },
  { requiredKeys: ['ladder', 'set'] }
)

/** A house that no sheet describes and that a host may choose. */
export const anyHouse: fc.Arbitrary<House> = fc
  .tuple(fc.constantFrom(...HOUSE_IDS), anyDiff)
  .map(([id, diff]) => {
    const custom = customHouse(id, diff)
    if ('refused' in custom) throw new Error(`${custom.field} of ${JSON.stringify(diff)}`)
    return custom
  })

const face = fc.integer({ min: 1, max: 6 }) as fc.Arbitrary<Face>
const anyDice = fc.tuple(face, face, face, face, face, face) as fc.Arbitrary<Dice>

// Each pattern about as often as any other, or small games would never meet the rare ones.
const RARE =
  '444412 444466 444423 444411 444441 222226 666665 222222 666666 111111 444444 123456 444123 444665'
const rareDice = fc
  .constantFrom(...`${RARE} 222213 222244 333341 442356 442211 411235 466555`.split(' '))
  .map(d)

/** What a random table tries; `who` is a seat, taken round the table, or null for whose turn it is. */
export type Attempt =
  | { readonly try: 'throw'; readonly who: number | null; readonly dice: Dice; readonly jumped: boolean }
  | { readonly try: 'absent' | 'leave' | 'return' | 'time-up' | 'abandon'; readonly who: number | null }
  | { readonly try: 'grab'; readonly who: number; readonly offsets: readonly number[] }
  | { readonly try: 'close'; readonly draws: readonly number[]; readonly early: boolean }

const seat = fc.nat({ max: 12 })
const turnMostly = fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: seat })

const attempt = (ends: boolean): fc.Arbitrary<Attempt> =>
  fc.oneof(
    {
      weight: 60,
      arbitrary: fc.record({
        try: fc.constant('throw' as const),
        who: turnMostly,
        dice: fc.oneof(anyDice, rareDice),
        jumped: fc.integer({ min: 0, max: 15 }).map(n => n === 0)
      })
    },
    {
      weight: 3,
      arbitrary: fc.record({ try: fc.constantFrom('absent' as const, 'leave', 'return'), who: seat })
    },
    {
      weight: ends ? 1 : 0,
      arbitrary: fc.record({ try: fc.constantFrom('time-up' as const, 'abandon'), who: turnMostly })
    },
    {
      weight: 6,
      arbitrary: fc.record({
        try: fc.constant('grab' as const),
        who: seat,
        offsets: fc.array(fc.integer({ min: -5, max: 10_005 }), { maxLength: 8 })
      })
    },
    {
      weight: 4,
      arbitrary: fc.record({
        try: fc.constant('close' as const),
        draws: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
          minLength: 0,
          maxLength: 64
        }),
        early: fc.boolean()
      })
    }
  )

/** A random table: a house that is known or made up, its seats, a small set, and what is tried. */
export const table = fc.record({
  house: fc.oneof(fc.constantFrom(...Object.values(PLAYED)), anyHouse),
  seats: fc.integer({ min: 1, max: 12 }),
  starter: fc.nat({ max: 11 }),
  scale: fc.constantFrom(1, 4, 32),
  attempts: fc.boolean().chain(ends => fc.array(attempt(ends), { minLength: 1, maxLength: 160, size: 'max' }))
})

/** The command an attempt stands for in this game. */
export const commandOf = (game: Game, what: Attempt, at: number): GameCommand => {
  if (what.try === 'close') {
    const since = game.scramble?.since ?? 0
    return { type: 'close-scramble', draws: what.draws, at: since + (what.early ? 9_999 : 10_000) }
  }
  const who = what.who === null ? game.turn : what.who % (game.seats + 1)
  switch (what.try) {
    case 'throw':
      return { type: 'throw', seat: who, dice: what.dice, jumped: what.jumped, at }
    case 'absent':
      return { type: 'skip', seat: who, why: 'absent', at }
    case 'grab':
      return { type: 'grab', seat: who, offsets: what.offsets, at }
    case 'leave':
    case 'return':
      return { type: what.try, seat: who, at }
    default:
      return { type: what.try, at }
  }
}

/** The same tables in every run. */
export const RUNS = { seed: 20_260_925, numRuns: 250 }
