const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
const BASE = DIGITS.length

/** Whole numbers from 0, each below 64 to the `width`, as so many signs each. */
export const toText = (numbers: readonly number[], width: number): string =>
  numbers
    .flatMap(n =>
      Array.from({ length: width }, (_, i) => DIGITS[Math.floor(n / BASE ** (width - 1 - i)) % BASE])
    )
    .join('')

/** The numbers that `toText` made a text of. */
export const fromText = (text: string, width: number): number[] =>
  Array.from({ length: text.length / width }, (_, i) =>
    [...text.slice(i * width, (i + 1) * width)].reduce((n, sign) => BASE * n + DIGITS.indexOf(sign), 0)
  )

/** Signs of an offset in the dark, which is below 10,000 ms. */
export const OFFSET = 3
/** Signs of a number in [0, 1) that is drawn, and how fine those are. */
export const DRAW = 4
export const FINEST = BASE ** DRAW
