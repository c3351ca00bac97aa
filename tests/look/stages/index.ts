import { ENDED } from './ended'
import { HOME } from './home'
import { JOIN } from './join'
import { LOBBY } from './lobby'
import { ONE_PHONE } from './one-phone'
import { OPEN } from './open'
import { PLAYING } from './playing'
import { RECORDS } from './records'
import type { Stage } from './stage'

export type { Stage } from './stage'

/** First pages, pages about a game, and a game on one phone. */
export const PAGES: readonly Stage[] = [...HOME, ...OPEN, ...JOIN, ...RECORDS, ...ONE_PHONE]

/** A table, from the lobby to the end. */
export const TABLES: readonly Stage[] = [...LOBBY, ...PLAYING, ...ENDED]
