import type { bookWords } from './book'
import type { diceWords } from './dice'
import type { houseWords } from './house'
import type { meWords } from './me'
import type { momentWords } from './moments'
import type { openWords } from './open'
import type { posterWords } from './poster'
import type { reasonWords } from './reasons'
import type { recordsWords } from './records'
import type { sharedWords } from './shared'
import type { tableWords } from './table'

/** The Chinese of Xiamen decides which keys there are. */
type Words = (typeof sharedWords &
  typeof bookWords &
  typeof diceWords &
  typeof houseWords &
  typeof meWords &
  typeof momentWords &
  typeof openWords &
  typeof posterWords &
  typeof reasonWords &
  typeof recordsWords &
  typeof tableWords)['zh-CN']

/** Every text has a key. */
export type Key = keyof Words

/** The drawn faces, 1 … 12. */
export type FaceNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** The names between braces in a text: `'{name}得 {n} 块'` and `'{name}: {n} {n|cake|cakes}'` → `'name' | 'n'`. */
export type Blanks<Text extends string> = Text extends `${string}{${infer Blank}}${infer Rest}`
  ? (Blank extends `${infer Name}|${string}` ? Name : Blank) | Blanks<Rest>
  : never

/** What `t` needs beside a key: nothing, or one value for each blank. */
export type Fill<K extends Key> = [Blanks<Words[K]>] extends [never]
  ? []
  : [fill: Readonly<Record<Blanks<Words[K]>, string | number>>]
