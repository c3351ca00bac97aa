import fc from 'fast-check'
import type { Dice, Face, Game, GameCommand, House } from '@/rules'
import { HOUSES } from '@/rules'
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

/** A random table: a house by name, its seats, a small set, and what is tried. */
export const table = fc.record({
  name: fc.constantFrom(...Object.keys(PLAYED)),
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
export const RUNS = { seed: 20_260_925, numRuns: 150 }
