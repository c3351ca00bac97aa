import type { Code, Door, GameRecord, Key, Page, Person, Room } from './state'

/** The collections, and what a document of each is. Only `rooms` may be read by anybody but the cloud. */
export interface Documents {
  readonly rooms: Room
  readonly doors: Door
  readonly codes: Code
  readonly people: Person
  readonly pages: Page
  readonly games: GameRecord
  readonly keys: Key
}

export type Collection = keyof Documents

/** Where documents are kept. No method rewrites what it was not asked to; each is a single request. */
export interface Store {
  get<C extends Collection>(collection: C, id: string): Promise<Documents[C] | null>
  /** false: a document with that id is there already, and stays as it is */
  add<C extends Collection>(collection: C, doc: Documents[C]): Promise<boolean>
  /** Puts `doc` in place of the one with its id, if that one's `v` is still the given. false: it is not. */
  swap<C extends Collection>(collection: C, doc: Documents[C], v: number): Promise<boolean>
  /** the pages of a game that hold a turn, in order: as a rule one, more where the turn lies across their border */
  pagesOf(game: string, turn: number): Promise<readonly Page[]>
  /** ids of at most 20 rooms whose `wake` has come */
  awake(now: number): Promise<readonly string[]>
}

/** Messages that reach people who look elsewhere. */
export interface Messages {
  /** which message people are asked about */
  readonly template: string
  /** Tells one person, once, that the game of that room began then, epoch ms. Rejects where that may not be. */
  send(openid: string, room: string, began: number): Promise<unknown>
}

/** All that the authority needs of the world it runs in. */
export interface Needs {
  readonly store: Store
  /** epoch ms */
  now(): number
  /** that many bytes that nobody can guess */
  random(bytes: number): Uint8Array
  wait(ms: number): Promise<void>
  /** whether people are many and strangers, so that each may do only so much: see `serve/limits` */
  readonly limits: boolean
  /** whether words that a person wrote may be shown to others */
  decent(text: string, openid: string): Promise<boolean>
  /** null: nobody can be told anything here */
  readonly messages: Messages | null
}
