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

/** What is before a table and after it. Half of all there is: it is looked at while a second browser sees TABLES. */
export const PAGES: readonly Stage[] = [...HOME, ...OPEN, ...JOIN, ...RECORDS, ...ONE_PHONE, ...ENDED]

/** A table, from the lobby on. */
export const TABLES: readonly Stage[] = [...LOBBY, ...PLAYING]
