import type { Recorded } from './recording'

const HEAD = '// Written by npm run record.\n'

/** Numbers of contacts as `contacts.ts` reads them. */
const flat = ({ hits }: Recorded, hardest: number): string =>
  hits
    .flatMap(({ at, on, impulse }) => {
      const strength = Math.max(1, Math.round((100 * impulse) / hardest))
      return [at, strength, on === 'bowl' ? 1 : 0]
    })
    .join(', ')

/** What is heard and felt of the recordings: for whoever makes sounds and ticks. */
export function recordingsText(all: readonly Recorded[]): string {
  const hardest = Math.max(...all.flatMap(({ hits }) => hits.map(({ impulse }) => impulse)))
  const entries = all.map(
    one => `  {
    id: '${one.id}',
    kind: '${one.kind}',
    ms: ${one.ms},
    faces: [${one.faces.join(', ')}],
    exit: ${one.exit},
    // biome-ignore format: numbers by threes
    contacts: contactsOf([${flat(one, hardest)}])
  }`
  )
  return `${HEAD}import { contactsOf } from './contacts'
import type { Recording } from './types'

export const RECORDINGS: readonly Recording[] = [
${entries.join(',\n')}
]
`
}

/** What it takes to choose a recording and to wait for its end: for every page. */
export function lengthsText(all: readonly Recorded[]): string {
  const of = (kind: Recorded['kind']) => all.filter(one => one.kind === kind)
  const list = (kind: Recorded['kind']) =>
    of(kind).map(({ id, ms, exit }) => `  { id: '${id}', ms: ${ms}, exit: ${exit} }`)
  return `${HEAD}import type { Length } from './types'

export const THROWS: readonly Length[] = [
${list('throw').join(',\n')}
]

export const JUMPS: readonly Length[] = [
${list('jump').join(',\n')}
]

/** Once there and back, in ms: then dice are where every throw begins. */
export const RATTLE_MS = ${of('rattle')[0]?.ms ?? 0}
`
}

/** The numbers that were found, to be recorded from. */
export const seedsText = (seeds: object): string =>
  `${HEAD.replace('record', 'record -- --search')}export const SEEDS = ${JSON.stringify(seeds, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/\[[^\]]*\]/g, list => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))} as const
`
