import type { Rank } from '@/rules'

// A mini program names its files from the package's root, a browser from where the page lies.
const ROOT = process.env.TARO_ENV === 'h5' ? 'art/' : '/art/'

/** Where a drawing of `src/assets/art` lies once built: `art('moon.svg')`. */
export const art = (file: string): string => ROOT + file

/** The drawing of a cake, or the hollow it leaves. */
export const cakeArt = (rank: Rank, taken = false): string => art(`${rank}${taken ? '-taken' : ''}.svg`)

/** The drawing of a face, 1 … 12: rabbit, lantern, osmanthus, egret, oyster, sampan, flame flower, teapot, moon, carp, banyan, piano. */
export const faceArt = (face: number): string => art(`seat-${String(face).padStart(2, '0')}.svg`)
