import type { zhCN } from './zh-CN'

/** Every text has a key; the Chinese of Xiamen is the one that decides which. */
export type Key = keyof typeof zhCN

/** The drawn faces, 1 … 12. */
export type FaceNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** A whole language: a missing or a superfluous key does not compile. */
export type Dictionary = Readonly<Record<Key, string>>

/** The names between braces in a text: `'{name}得 {n} 块'` → `'name' | 'n'`. */
export type Blanks<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never

/** What `t` needs beside a key: nothing, or one value for each blank. */
export type Fill<K extends Key> = [Blanks<(typeof zhCN)[K]>] extends [never]
  ? []
  : [fill: Readonly<Record<Blanks<(typeof zhCN)[K]>, string | number>>]
