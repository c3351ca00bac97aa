import { type No, no } from '../answers'
import type { Needs, Store } from '../needs'
import type { Person, Used } from '../state'

const HOUR = 3600_000
const DAY = 24 * HOUR
/** Days begin at midnight in China, UTC+8. */
const CHINA = 8 * HOUR

/** Far above what an evening needs, far below what guessing codes or filling the database does. */
const MOST = { wrong: 20, tables: 30, joins: 100 } as const
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
export const isSpent = ({ limits, now }: Needs, person: Person, what: Limited): boolean =>
  limits && usedAt(person.used, now())[what] >= MOST[what]

/** The person after once more of it. Refused: 'room/too-many'. */
export function spend(needs: Needs, person: Person, what: Limited): Person | No {
  if (isSpent(needs, person, what)) return no('room/too-many')
  const used = usedAt(person.used, needs.now())
  return { ...person, used: { ...used, [what]: used[what] + 1 } }
}

/** Calls of one person that an instance answers at once, and how many more each second. */
const BURST = 100
const A_SECOND = 5
/** So many people an instance remembers, the latest. */
const PEOPLE = 1000

interface Bucket {
  readonly left: number
  /** epoch ms */
  readonly at: number
}
const instances = new WeakMap<Store, Map<string, Bucket>>()

/** Whether this instance answers one more call of a person now: a bucket that fills again with time. */
export function hasTime({ limits, now, store }: Needs, openid: string): boolean {
  const buckets = instances.get(store) ?? new Map<string, Bucket>()
  instances.set(store, buckets)
  const at = now()
  const old = buckets.get(openid) ?? { left: BURST, at }
  const left = Math.min(BURST, old.left + (Math.max(0, at - old.at) / 1000) * A_SECOND)
  if (limits && left < 1) return false
  buckets.delete(openid)
  buckets.set(openid, { left: left - 1, at })
  for (const [eldest] of buckets) if (buckets.size > PEOPLE) buckets.delete(eldest)
  return true
}
