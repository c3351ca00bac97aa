import type { Dice } from '@/rules'
import { d } from './spec'

const FACES = ['1', '2', '3', '4', '5', '6'] as const

const grow = (n: number, from: (last: string) => readonly string[]): string[] =>
  n === 0 ? [''] : grow(n - 1, from).flatMap(head => from(head.slice(-1)).map(face => head + face))

/** All 46,656 throws. */
export const allThrows = (): Dice[] => grow(6, () => FACES).map(d)

/** The 462 kinds of throw, each with its dice ascending. */
export const allKinds = (): string[] => grow(6, last => FACES.filter(face => face >= last))

/** Every order of six digits; 720 of them, with repeats if digits repeat. */
export const orders = (digits: string): string[] =>
  digits.length <= 1
    ? [digits]
    : [...digits].flatMap((digit, i) =>
        orders(digits.slice(0, i) + digits.slice(i + 1)).map(rest => digit + rest)
      )
