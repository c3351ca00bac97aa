import { type Random, seeded } from '../record/random'
import type { Contact, Recording } from '../types'
import { faded, levelled, mixIn, type Pcm, silence } from './pcm'
import { type Hit, onBowl, onDie } from './porcelain'

/** A bowl rings on after the last die lies still: so many seconds. */
const TAIL = 0.3
const PEAK = 0.86

/** Hits at different places: enough that no two that follow each other sound alike. */
const PLACES = 5

interface Kit {
  readonly rate: number
  readonly bowl: readonly Hit[]
  readonly die: readonly Hit[]
  /** a hit of this strength is as loud as hits get */
  readonly hard: number
}

/** The loudest tenth of hits are all as loud as hits get: beside one hard knock nothing else would be heard. */
const hardOf = (contacts: readonly Contact[]): number =>
  contacts.map(({ strength }) => strength).sort((a, b) => a - b)[Math.floor(contacts.length * 0.9)] ?? 1

/** What tracks are mixed of, for contacts as hard as these. */
export function kitFor(contacts: readonly Contact[], rate: number): Kit {
  const places = Array.from({ length: PLACES }, (_, i) => i + 1)
  return {
    rate,
    bowl: places.map(place => onBowl(place, rate)),
    die: places.map(place => onDie(100 + place, rate)),
    hard: hardOf(contacts)
  }
}

function strike(
  whole: Pcm,
  { rate, bowl, die, hard }: Kit,
  contact: Contact,
  random: Random,
  round = false
): void {
  const hits = contact.on === 'bowl' ? bowl : die
  const hit = hits[Math.floor(random() * hits.length)]
  if (!hit) return
  const force = Math.min(1, contact.strength / hard)
  const loud = force ** 0.75 * (contact.on === 'bowl' ? 1 : 0.7)
  const from = Math.round((contact.at / 1000) * rate)
  mixIn(whole, hit.body, from, loud, round)
  mixIn(whole, hit.edge, from, loud * (0.35 + 0.65 * force), round)
}

const seedOf = (id: string): number => [...id].reduce((n, sign) => n * 31 + (sign.codePointAt(0) ?? 0), 7)

/** All that a recorded throw sounds like, from its first moment: each hit where its contact is. */
export function trackOf({ id, ms, contacts }: Recording, kit: Kit): Pcm {
  const whole = silence(ms / 1000 + TAIL, kit.rate)
  const random = seeded(seedOf(id))
  for (const contact of contacts) strike(whole, kit, contact, random)
  return levelled(faded(whole, TAIL / 2, kit.rate), PEAK)
}

/** Dice in the hand, to be played again and again: what rings on at its end is at its beginning. */
export function loopOf(contacts: readonly Contact[], ms: number, kit: Kit): Pcm {
  const whole = silence(ms / 1000, kit.rate)
  const random = seeded(11)
  for (const contact of contacts) strike(whole, kit, contact, random, true)
  return levelled(whole, 0.7)
}
