const WIDE = /[^\u0020-\u024f]/

/** How wide words are, in halves of a Chinese letter. */
export const halvesOf = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0)
