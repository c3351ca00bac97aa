import { type No, no } from '../answers'
import type { Person, Used } from '../state'

const HOUR = 3600_000
const DAY = 24 * HOUR
/** Days begin at midnight in China, UTC+8. */
const CHINA = 8 * HOUR

/** Far above what an evening needs, far below what guessing codes or filling the database does. */
export const MOST = { wrong: 20, tables: 30, joins: 100 } as const
type Limited = keyof typeof MOST

export const UNUSED: Used = { hour: 0, wrong: 0, day: 0, tables: 0, joins: 0 }

/** What still counts at a moment; epoch ms of the server. */
function usedAt(used: Used, now: number): Used {
  const hour = Math.floor(now / HOUR)
  const day = Math.floor((now + CHINA) / DAY)
  return {
    hour,
    day,
    wrong: used.hour === hour ? used.wrong : 0,
    tables: used.day === day ? used.tables : 0,
    joins: used.day === day ? used.joins : 0
  }
}

/** Whether a person has done all they may of something, this hour or this day. */
export const isSpent = (person: Person, what: Limited, now: number): boolean =>
  usedAt(person.used, now)[what] >= MOST[what]

/** The person after once more of it. Refused: 'room/too-many'. */
export function spend(person: Person, what: Limited, now: number): Person | No {
  if (isSpent(person, what, now)) return no('room/too-many')
  const used = usedAt(person.used, now)
  return { ...person, used: { ...used, [what]: used[what] + 1 } }
}
