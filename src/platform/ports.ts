import type { MotionSample } from '@/motion'
import type { Answer, Room } from '@/room'

/** Why a call brought no answer at all. What the authority refuses is an answer, not a failure. */
export type FailureCode = 'app/no-network' | 'app/cloud-down' | 'app/no-cloud'

/** What `Cloud.call` rejects with. */
export class CloudFailure extends Error {
  constructor(
    readonly code: FailureCode,
    detail = ''
  ) {
    super(detail ? `${code}: ${detail}` : code)
  }
}

/** One call's data: an operation and its fields, flat, as `room/wire` reads them. */
export type Call = { readonly op: string } & Readonly<Record<string, unknown>>

export interface Watch {
  /** Never rejects and never throws: what is broken cannot be closed better. */
  close(): void
}

export interface Cloud {
  /** @throws CloudFailure (rejects) if there was no answer */
  call(data: Call): Promise<Answer>
  /** Follows one room's document. After `onError` the watch is over. */
  watch(
    room: string,
    on: { readonly onRoom: (room: Room) => void; readonly onError: (error: unknown) => void }
  ): Watch
}

/** `none`: this device has no such sensor, or nothing that could be asked. */
export type Permission = 'granted' | 'denied' | 'none'

/**
 * Why a phone is not felt: its owner has not been asked yet, or said no; the program's publisher has not declared it, or may not use it; there is
 * no sensor, or none that answers.
 */
export type Mute = 'unasked' | 'refused' | 'undeclared' | 'banned' | 'none'

export interface Motion {
  /** To be called inside a tap, before anything is awaited: iOS asks the person there and nowhere else. */
  ask(): Promise<Permission>
  /**
   * Starts the sensor; samples in g with gravity in them, t in ms as they arrive. One listener: a second start replaces
   * the first. Resolves to false where it could not be started; never rejects.
   */
  start(on: (sample: MotionSample) => void): Promise<boolean>
  /** After it no sample comes any more, not even a late one. */
  stop(): void
  /** Why the last start resolved to false; null: it did not. */
  mute(): Mute | null
}

export interface Haptics {
  /** a tick of the hand; where there is no motor nothing happens */
  tick(strength: 'light' | 'medium' | 'heavy'): void
}

/** A moment that has a sound of its own; each is a file, and so is every recorded throw. */
export type Cue = 'turn' | 'clink' | 'cake' | 'gong' | 'zhuangyuan' | 'chajinhua'

/**
 * What is heard: only between `open` and `close`, and only while the phone's own mute switch lets it. Whatever cannot be
 * played is not heard, and nothing else comes of it.
 */
export interface Sound {
  /** From here on it is heard. `tracks`: recorded throws that may be wanted soon. */
  open(tracks: readonly string[]): void
  /** Dice rattle in a hand until it is called with false, or a throw begins. */
  rattle(on: boolean): void
  /** This recorded throw comes next: its track is made ready, so that it begins when it is asked to. */
  ready(id: string): void
  /** The one track of a recorded throw, from its `offset` in ms on; in step with it as long as the phone can. */
  throwTrack(id: string, offset?: number): void
  play(cue: Cue): void
  /** Silence at once; what comes later is heard. */
  stop(): void
  /** Silence, and nothing that the phone kept for it is left. */
  close(): void
}

/** Texts by key, kept on this phone for this person; one-phone tables and prizes for whoever has the phone. What can't be kept is lost quietly: see `read`. */
export interface Storage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

export interface Invitation {
  readonly room: string
  readonly key: string
}

/** A picture that is drawn here. Lengths are px of its own size. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** the files it is made of, as an image's `src` */
  readonly files: readonly string[]
  /** Draws all of it; `pictures`: those files, in their order. */
  readonly paint: (pen: CanvasRenderingContext2D, pictures: readonly CanvasImageSource[]) => void
}

/** A picture that was made, to be shown by the page. */
export interface Made {
  /** an image's `src` */
  readonly src: string
  /** Keeps it under that name, as the browser keeps files. */
  readonly save: (name: string) => void
}

export interface Share {
  /** the path inside the program, '/pages/table/index?room=…&key=…' */
  path(to: Invitation): string
  /** what can be sent to somebody: a link, where there are links; null in a mini program */
  link(to: Invitation): string | null
  /** Resolves to false if the clipboard took nothing. */
  copy(text: string): Promise<boolean>
  /**
   * Makes a picture. In WeChat it is handed to WeChat's own sheet, which shows, sends or keeps it (true); the page needs a
   * canvas `#picture`. In a browser the page shows it (Made). Resolves to false where none could be made or shown; never
   * rejects.
   */
  picture(drawing: Drawing): Promise<boolean | Made>
}

export interface Screen {
  /** px of one rem, as the reader chose it; 16 is ordinary */
  readonly rootFont: number
  /** px from the top of the screen to the bar; undefined: the notch decides */
  readonly barTop: number | undefined
}

/** Ends what was begun. */
export type Off = () => void

export interface Phone {
  /** Unpredictable bytes, from one single reading of the source. */
  random(bytes: number): Uint8Array
  /** epoch ms of this phone, which may be wrong by minutes */
  now(): number
  onShow(listener: () => void): Off
  onHide(listener: () => void): Off
  /** the network is back */
  onOnline(listener: () => void): Off
  keepAwake(on: boolean): void
  screen(): Screen
  /** language of the system, as it calls it */
  language(): string
  /** the system asks for less motion */
  reducesMotion(): boolean
}

/** What a person has to be told, and to agree to, before their phone may be felt. */
export interface Privacy {
  /** The name of the publisher's text that has to be agreed to; null: nothing has to be, or not again today. Never rejects. */
  pending(): Promise<string | null>
  /** They pressed a button that said what for. */
  agree(): void
  /** They play without: nothing asks again today. */
  decline(): void
  /** They would rather shake after all: what they said today is forgotten, and `pending` is as it is anew. */
  again(): void
  /** Shows them the text. */
  read(): void
}

/** Messages that reach somebody who looks elsewhere: each only after they said yes to it. */
export interface Messages {
  /**
   * Asks whether one message of this template may come: inside a tap, before anything is awaited or called. Resolves to
   * whether it may; never rejects.
   */
  ask(template: string): Promise<boolean>
}

/** What lies over a page; as the client's components keep it. */
export interface Layers {
  /** Asks the uppermost to close; false: there is none. */
  closeTop(): boolean
  /** `listener` hears whenever one comes. */
  onCome(listener: () => void): void
}

/** What its publishers can read of it afterwards: codes and numbers, so nobody's name, and nothing of who calls. */
export interface Log {
  note(code: string, facts?: Readonly<Record<string, number | boolean>>): void
}

/** 'outdated': older than the game is made for. 'single-page': shown out of Moments, where nothing can be called or opened. */
export type Standing = 'ordinary' | 'outdated' | 'single-page'

/** A page somebody opened from outside: a card, a code. */
export interface Opened {
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
}

/** The program as a guest of the phone: how it was opened, and when it may be replaced by a newer one. */
export interface Shell {
  readonly standing: Standing
  /** Leads to where the program that holds this one is brought up to date; null: nothing here can. */
  readonly renewHost: (() => void) | null
  /** While it runs it is opened once more from outside. */
  onOpened(listener: (opened: Opened) => void): Off
  /** A newer one lies ready; `restart` begins it, and ends this one. */
  onRenewed(listener: (restart: () => void) => void): Off
  /** Ends this run and begins another, with the newest program there is; null: only the person can. */
  readonly restart: (() => void) | null
}

/** The phone behind its ports: all that the client knows of the world it runs in. */
export interface Ports {
  readonly cloud: Cloud
  readonly motion: Motion
  readonly haptics: Haptics
  readonly sound: Sound
  readonly storage: Storage
  readonly share: Share
  readonly phone: Phone
  readonly privacy: Privacy
  /** null: none can come */
  readonly messages: Messages | null
  readonly log: Log
  readonly shell: Shell
}
