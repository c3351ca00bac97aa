import { EmulatorError } from '../errors'

/** Timers of the cloud run on Beijing time, whatever the functions' own time zone is. */
const ZONE = 8 * 3600_000
const SEVEN_YEARS = 7 * 366 * 86_400_000

interface Field {
  name: string
  min: number
  max: number
  names?: readonly string[]
}

const FIELDS: readonly Field[] = [
  { name: 'second', min: 0, max: 59 },
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12, names: 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ') },
  { name: 'weekday', min: 0, max: 6, names: 'SUN MON TUE WED THU FRI SAT'.split(' ') },
  { name: 'year', min: 1970, max: 2099 }
]

/** A timer's times. `next(after)`: the first one later than `after` (epoch ms), or null when there is none. */
export interface Cron {
  next(after: number): number | null
}

type Matcher = (value: number) => boolean

function numberOf(text: string, field: Field, expression: string): number {
  const named = field.names?.indexOf(text.toUpperCase()) ?? -1
  const value = named >= 0 ? named + field.min : /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= field.min && value <= field.max) return value
  throw new EmulatorError('emulator/bad-config', `timer "${expression}": "${text}" is no ${field.name}`)
}

/** One field: `*`, `5`, `1-5`, `0,30`, `MON-FRI`, each with `/step`. */
function parseField(text: string, field: Field, expression: string): Matcher {
  const parts = text.split(',').map(part => {
    const [range = '', stepText] = part.split('/')
    const [from = '', to] = range.split('-')
    const any = range === '*' || range === '?'
    const first = any ? field.min : numberOf(from, field, expression)
    const last = any || (to === undefined && stepText !== undefined) ? field.max : first
    const step = stepText === undefined ? 1 : Number(stepText)
    if (!(step >= 1))
      throw new EmulatorError('emulator/bad-config', `timer "${expression}": step "${stepText}"`)
    return { first, last: to === undefined ? last : numberOf(to, field, expression), step }
  })
  return value =>
    parts.some(({ first, last, step }) => value >= first && value <= last && (value - first) % step === 0)
}

const SPANS = [
  { ms: 86_400_000, fits: 'day' },
  { ms: 3600_000, fits: 'hour' },
  { ms: 60_000, fits: 'minute' },
  { ms: 1000, fits: 'second' }
] as const

/**
 * Reads a timer of config.json: seven fields, second minute hour day month weekday year, in Beijing time. With both
 * day and weekday given, either is enough. Anything else throws EmulatorError 'emulator/bad-config'.
 */
export function parseCron(expression: string): Cron {
  const texts = expression.trim().split(/\s+/)
  if (texts.length !== FIELDS.length) {
    throw new EmulatorError('emulator/bad-config', `timer "${expression}" must have seven fields`)
  }
  const match = texts.map((text, i) => parseField(text, FIELDS[i]!, expression))
  const [second, minute, hour, day, month, weekday, year] = match as [
    Matcher,
    Matcher,
    Matcher,
    Matcher,
    Matcher,
    Matcher,
    Matcher
  ]
  const either = texts[3] !== '*' && texts[5] !== '*'
  const fits = {
    day: (at: Date) => {
      const date = day(at.getUTCDate())
      const week = weekday(at.getUTCDay())
      return (
        year(at.getUTCFullYear()) && month(at.getUTCMonth() + 1) && (either ? date || week : date && week)
      )
    },
    hour: (at: Date) => hour(at.getUTCHours()),
    minute: (at: Date) => minute(at.getUTCMinutes()),
    second: (at: Date) => second(at.getUTCSeconds())
  }
  return {
    next(after) {
      let at = (Math.floor((after + ZONE) / 1000) + 1) * 1000
      const end = at + SEVEN_YEARS
      while (at < end) {
        const moment = new Date(at)
        const wrong = SPANS.find(span => !fits[span.fits](moment))
        if (!wrong) return at - ZONE
        at = (Math.floor(at / wrong.ms) + 1) * wrong.ms
      }
      return null
    }
  }
}
