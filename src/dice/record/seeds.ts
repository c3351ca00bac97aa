// Written by npm run record -- --search.
export const SEEDS = {
  rattle: 5,
  throws: [62, 61, 66, 7, 40, 64, 13, 48, 33, 29, 57, 28],
  jumps: [1011, 1110, 1127]
} as const
