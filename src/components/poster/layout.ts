import type { Rank, Stock } from '@/rules'
import { plated, SMALLER } from './plate'

/** A title below the first, and who took it home; `rank` null: who sat there too, without a cake. */
export interface PosterTitle {
  readonly rank: Exclude<Rank, 'zhuangyuan'> | null
  readonly title: string
  readonly names: readonly string[]
}

/** All that is said on a poster. Nothing on it is counted. */
export interface PosterWords {
  readonly when: string
  /** who is champion, or that nobody is */
  readonly headline: string
  /** whose cakes lie on the plate, or that nobody won them */
  readonly plate: string
  readonly held: Stock
  /** who stands under the plate, and what of theirs; '': nobody does */
  readonly row: string
  readonly titles: readonly PosterTitle[]
  readonly verse: string
}

/** Left, top, width and height. */
export type Area = readonly [x: number, y: number, width: number, height: number]

/** One stroke of a drawing: a part of a picture, put somewhere; or one line of words, centred on `x`, as wide as `width` at most. */
export type Mark =
  | { readonly kind: 'picture'; readonly file: number; readonly from: Area; readonly to: Area }
  | {
      readonly kind: 'words'
      readonly text: string
      readonly x: number
      readonly y: number
      /** px of its letters, and the least to which they shrink before any is left out */
      readonly size: number
      readonly least: number
      readonly weight: number
      readonly colour: string
      readonly width: number
    }

/** px of the finished picture. */
export const POSTER = { width: 1080, height: 1440 } as const

/** The pictures a poster is made of: the ground with its plate; five cakes in a row, as in SMALLER. */
export const POSTER_FILES = ['poster-ground.jpg', 'poster-cakes.png'] as const
const GROUND: Area = [0, 0, 600, 800]
const CAKE = 100

const MIDDLE = POSTER.width / 2
/** px that all titles have side by side, and that one has at most for each name in a line. */
const ACROSS = 975
const COLUMN = 300
/** So many lines of names under one title; whoever comes after them is not left out without a sign. */
export const NAMES = 3
/** px of small letters, and of the smallest: 10 where the picture is 300 px wide, as in the sheet of a small phone. */
const SMALL = 38
const LEAST = 36
const LINE = 38
/** Foot of what is said of the row under the plate, top of its cakes, and px of their boxes. */
const ROW = 1158
const CAKES = 1170
const SIZE = 54

const words = (text: string, x: number, y: number, size: number, colour: string, more = {}): Mark => ({
  ...{ kind: 'words', text, x, y, size, colour, least: LEAST, weight: 700, width: COLUMN },
  ...more
})

/** How many names stand in one line under so many titles: of one or two titles several, where the longest has room. */
function abreastOf(titles: readonly PosterTitle[]): number {
  const longest = Math.max(0, ...titles.flatMap(({ names }) => names.map(name => [...name].length)))
  const room = Math.floor(ACROSS / titles.length / ((longest + 1) * LEAST))
  return Math.max(1, Math.min(room, 4 - titles.length))
}

/** The names of one title as they fit, so many a line. */
function fitting(names: readonly string[], abreast: number): readonly string[] {
  const most = NAMES * abreast
  return names.length <= most ? names : [...names.slice(0, most - 1), `${names[most - 1]}…`]
}

const cake = (rank: (typeof SMALLER)[number], x: number, top: number, size: number): Mark => ({
  kind: 'picture',
  file: 1,
  from: [SMALLER.indexOf(rank) * CAKE, 0, CAKE, CAKE],
  to: [x - size / 2, top, size, size]
})

function column({ rank, title, names }: PosterTitle, x: number, width: number, abreast: number): Mark[] {
  const all = fitting(names, abreast)
  const each = width / abreast
  const place = (i: number) => {
    const line = Math.floor(i / abreast)
    const beside = Math.min(abreast, all.length - line * abreast) - 1
    return [x + ((i % abreast) - beside / 2) * each, CAKES + 129 + line * LINE] as const
  }
  return [
    ...(rank ? [cake(rank, x, CAKES, SIZE)] : []),
    words(title, x, CAKES + 90, SMALL, '#e8b04a', { weight: 500, width: width - 14 }),
    ...all.map((name, i) => words(name, ...place(i), SMALL, '#fff6e0', { width: each - 14 }))
  ]
}

/**
 * A poster as marks, from the lowest layer to the uppermost: the champion over a plate of their cakes, the others under it
 * by title, and a verse where their names leave it room.
 */
export function posterMarks(said: PosterWords): readonly Mark[] {
  const { titles } = said
  const abreast = abreastOf(titles)
  const lines = Math.max(1, ...titles.map(({ names }) => Math.ceil(names.length / abreast)))
  const wide = Math.min(COLUMN * abreast, ACROSS / titles.length)
  const first = MIDDLE - ((titles.length - 1) * wide) / 2
  return [
    { kind: 'picture', file: 0, from: GROUND, to: [0, 0, POSTER.width, POSTER.height] },
    ...plated(said.held).map(({ rank, x, y, size }) => cake(rank, x, y - size / 2, size)),
    words(said.when, MIDDLE, 274, SMALL, '#c9d6ee', { weight: 500, width: 800 }),
    words(said.headline, MIDDLE, 362, 88, '#f8dc96', { weight: 900, width: 900, least: 50 }),
    words(said.plate, MIDDLE, 420, SMALL, '#fff6e0', { width: 800 }),
    words(said.row, MIDDLE, ROW, SMALL, '#fff6e0', { width: 900 }),
    ...titles.flatMap((title, i) => column(title, first + i * wide, wide, abreast)),
    ...(lines === 1 ? [words(said.verse, MIDDLE, 1376, LEAST, '#9fb4da', { weight: 400, width: 800 })] : [])
  ]
}
