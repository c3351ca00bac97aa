import { readFileSync } from 'node:fs'
import type { Phase } from '@/room'

export const PHASES: readonly Phase[] = ['lobby', 'playing', 'paused', 'ended']

/** Who may call, each another openid of the table that `evening` makes. */
export const ROLES = ['host', 'current', 'other', 'left', 'watcher', 'kicked', 'stranger'] as const
export type Role = (typeof ROLES)[number]

/** A line of the table of operations in the room's README. */
export interface Power {
  /** the operation, with what tells it from others of the same name: 'join by key' */
  readonly op: string
  readonly who: string
  readonly when: readonly Phase[]
  readonly otherwise: string
}

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

/** The lines of the table whose first column is called `head`. */
function table(text: string, head: string): string[][] {
  const lines = text.split('\n')
  const at = lines.findIndex(line => line.startsWith(`| ${head} |`))
  if (at < 0) throw new Error(`no table of ${head}`)
  const rest = lines.slice(at + 2)
  return rest
    .slice(
      0,
      rest.findIndex(line => !line.startsWith('|'))
    )
    .map(cells)
}

const phasesOf = (when: string): Phase[] =>
  when === 'always'
    ? [...PHASES]
    : when.split(' ').map(word => {
        const phase = PHASES.find(p => p === word)
        if (!phase) throw new Error(`no phase is called ${word}`)
        return phase
      })

export function powers(): readonly Power[] {
  const text = readFileSync('src/room/README.md', 'utf8')
  return table(text, 'op').map(([op = '', , who = '', when = '', otherwise = '']) => ({
    op: op.replaceAll('`', ''),
    who,
    when: phasesOf(when),
    otherwise
  }))
}

/** Who each word of the column "who" is, in a phase. */
export function isOne(who: string, role: Role, phase: Phase): boolean {
  const running = phase === 'playing' || phase === 'paused'
  switch (who) {
    case 'anybody':
      return true
    case 'guest':
      return role !== 'kicked'
    case 'member':
      return role !== 'stranger' && role !== 'kicked'
    case 'waiting':
      return isOne('member', role, phase) && role !== 'current'
    case 'player':
      return isOne('seated', role, phase) || (role === 'left' && running)
    case 'seated':
      return ['host', 'current', 'other'].includes(role)
    case 'host':
      return role === 'host'
    case 'turn':
      return role === 'current'
    default:
      throw new Error(`nobody is called ${who}`)
  }
}

const BY_PHASE: Readonly<Record<Phase, string>> = {
  lobby: 'room/not-started',
  playing: '',
  paused: 'room/paused',
  ended: 'room/ended'
}

const codeOf = (otherwise: string, phase: Phase): string => {
  if (otherwise === 'by phase') return BY_PHASE[phase]
  if (otherwise === 'once begun') return phase === 'ended' ? 'room/ended' : 'room/started'
  return otherwise
}

const seatless = (who: string, role: Role, phase: Phase) =>
  ['seated', 'host', 'turn'].includes(who) && !isOne('seated', role, phase)

/** What one line makes of a call: 'ok', or the code of its refusal. */
function verdictOf({ who, when, otherwise }: Power, role: Role, phase: Phase): string {
  if (seatless(who, role, phase)) return 'room/not-seated'
  if (who === 'host' && role !== 'host') return 'room/not-host'
  if (['guest', 'member', 'waiting', 'player'].includes(who) && role === 'kicked') return 'room/kicked'
  if (['member', 'waiting'].includes(who) && role === 'stranger') return 'room/not-member'
  if (!when.includes(phase)) return codeOf(otherwise, phase)
  if (who === 'waiting' && role === 'current') return 'room/turn-over'
  if (who === 'turn' && role !== 'current') return 'room/not-your-turn'
  return isOne(who, role, phase) ? 'ok' : 'refused'
}

/** What the table says of an operation: 'ok' where one of its lines allows it, else as the first of them refuses. */
export function told(all: readonly Power[], op: string, role: Role, phase: Phase): string {
  const verdicts = all.filter(power => power.op === op).map(power => verdictOf(power, role, phase))
  return verdicts.includes('ok') ? 'ok' : verdicts[0]!
}
