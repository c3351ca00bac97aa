import type { CheerNumber, SeatView, Start, ThrowState } from '@/components'
import { type FaceNumber, type Outcome, t, throwName } from '@/i18n'
import { elsewhereLines, reasonLine } from '@/i18n/why'
import type { Table } from '@/room'
import {
  cakesOf,
  elsewhere,
  type Game,
  houseOf,
  judge,
  ORDINARY,
  type Reason,
  type ReasonKey,
  type Stock,
  whyOf
} from '@/rules'
import type { ButtonState, Paused, Place, SeatOutcome, TableState, TableView, Told } from '@/stores'

/** What somebody is called: 我, the name they gave, or the thing drawn on their face. */
export const called = ({ me, name, face }: Pick<Place, 'me' | 'name' | 'face'>): string =>
  me ? t('lobby.me') : name || t(`face.${face as FaceNumber}`)

/** The cakes that a table is laid with: its own, or those of its house. */
export const setOf = ({ house, stock }: Table): Stock => stock ?? houseOf(house).set

const NOBODY = { me: false, name: '', face: 1 }

/** What the table calls who sits there. */
export const nameOf = (ring: readonly Place[], seat: number): string =>
  called(ring.find(p => p.seat === seat) ?? NOBODY)

/** Who leads, once that makes them 状元: not where a game was given up. */
export const crowned = ({ leader, game }: Pick<TableView, 'leader' | 'game'>): TableView['leader'] =>
  game?.why === 'abandoned' ? null : leader

/** What the table calls its host. */
export const hostName = ({ ring }: Pick<TableView, 'ring'>): string =>
  nameOf(ring, ring.find(place => place.host)?.seat ?? -1)

/** Nobody else throws any more: there is no turn but mine in which something could be said. */
export const isAlone = ({ ring }: Pick<TableView, 'ring'>): boolean =>
  ring.every(({ me, away, empty }) => me || away || empty)

function underFace(ring: readonly Place[], place: Place, says: boolean): string {
  if (place.empty) return t('lobby.empty')
  return says ? t('lobby.meHost') : nameOf(ring, place.seat)
}

export const seatViews = (ring: readonly Place[], lobby = false): SeatView[] =>
  ring.map(({ cheer, ...place }) => {
    // Before a game the reader's own place has room for it in words.
    const says = lobby && place.me && place.host
    return {
      ...place,
      name: underFace(ring, { ...place, cheer }, says),
      host: place.host && !says,
      cheer: cheer && { words: t(`cheer.${cheer.n as CheerNumber}`), at: cheer.at }
    }
  })

/** A member of the table who may have no seat: by the name they gave, or as the thing drawn on their face. */
export function memberName({ people }: TableState, pid: string): string {
  const known = people[pid]
  return known?.name || t(`face.${((known?.face ?? 1) || 1) as FaceNumber}`)
}

export const seatNames = (ring: readonly Place[]): string[] => {
  const names: string[] = []
  for (const { seat } of ring) if (seat >= 0) names[seat] = nameOf(ring, seat)
  return names
}

/** What is said of a cake that is sold out: of none that the table never had. */
const SOLD_OUT: readonly ReasonKey[] = ['sold-out', 'chase-closed', 'chase-nobody', 'bonus-sold-out']

/** Why a turn came out as it did, in one sentence; '' where what was before is not known. */
export function whyWords({ seat, event, before, after, absent, ends }: Told, ring: readonly Place[]): string {
  if (before === after) return ''
  const reasons = whyOf(before, event)
  const titled = reasons.some(({ key }) => key.startsWith('title-'))
  // What was won stands over the sentence already, and a 状元 has its name in the call.
  const set = cakesOf(before)
  const isNever = (reason: Reason) =>
    SOLD_OUT.includes(reason.key) && 'rank' in reason && reason.rank !== null && set[reason.rank] === 0
  const told = reasons
    .filter(reason => reason.key !== 'won' && !(titled && reason.key === 'pattern') && !isNever(reason))
    // A round that ends with this throw has no throw more.
    .map(reason =>
      ends && reason.key === 'last-round' ? ({ key: 'ended', why: reason.why } as const) : reason
    )
  const lines = told.map(reason => reasonLine(reason, seatNames(ring)))
  const why = t('say.why', { why: lines.join(t('say.comma')) })
  return absent ? t('say.absent', { name: nameOf(ring, seat), why }) : why
}

/** So many letters of elsewhere at most: the card tells one thing, the rules' page all of them. */
const ELSEWHERE = 32

/** What the dice would be worth in other towns, where that is something else: the shortest of it. */
export function elsewhereWords({ dice, after, pattern }: Told): string {
  // Ladders differ in every town: where a 状元 stands on each is no news.
  if (dice === null || judge(dice, after.house).strength > 0 || pattern === 'none') return ''
  const lines = elsewhereLines(elsewhere(dice), after.house.id).filter(line => line.length <= ELSEWHERE)
  const [shortest] = [...lines].sort((one, other) => one.length - other.length)
  return shortest === undefined ? '' : t('say.why', { why: shortest })
}

/** Why who leads leads: against whom, and by what; '' while nobody does. */
export function leadWords({ game, ring }: { game: Game | null; ring: readonly Place[] }): string {
  if (game === null || game.champion === null) return ''
  const end = { type: 'ended', champion: game.champion, why: 'time-up', moves: [], at: 0 } as const
  const why = whyOf(game, end).find(({ key }) => key === 'champion' || key === 'champion-only')
  return why ? t('say.why', { why: reasonLine(why, seatNames(ring)) }) : ''
}

/** An outcome whose people have names. */
export function named(ring: readonly Place[], outcome: SeatOutcome): Outcome {
  switch (outcome.kind) {
    case 'beaten':
      return { ...outcome, by: nameOf(ring, outcome.by) }
    case 'chased':
      return { ...outcome, from: nameOf(ring, outcome.from) }
    default:
      return outcome
  }
}

/** Nothing is left to throw for but 对堂 and 状元, which may take their time. */
export const isRare = ({ stock, champion }: Game): boolean =>
  ORDINARY.every(rank => rank === 'duitang' || stock[rank] === 0) && (stock.duitang > 0 || champion === null)

/** That a game may take long from now on, and what ends it; '' while it is like any other, or its last round is known. */
export function longWords({ game, lastRound, deeds, ring }: TableView): string {
  if (game === null || game.phase !== 'playing' || lastRound > 0 || !isRare(game)) return ''
  if (game.house.minutes !== null && game.champion !== null) return t('table.longTime')
  const host = ring.find(place => place.host)
  if (deeds.end || host?.me) return t('table.longMine')
  return host ? t('table.long', { name: nameOf(ring, host.seat) }) : ''
}

/** What became of the turns that nobody came to; `none`: they all stood up at once. */
const UNMET = {
  throw: 'banner.pausedThrew',
  skip: 'banner.pausedSkipped',
  none: 'banner.pausedIdle'
} as const

/** Why the turns have stopped, and who throws once they go on: who only watches waits for that. */
export function pausedWords(
  { by, unmet, seat }: Paused,
  { button, ring }: Pick<TableView, 'button' | 'ring'>
): { title: string; note: string } {
  const title = by < 0 ? t(UNMET[unmet]) : t('banner.pausedBy', { name: nameOf(ring, by) })
  if (button.kind !== 'paused') return { title, note: t('banner.pausedWatch') }
  const next = ring.find(place => place.seat === seat)
  if (next === undefined) return { title, note: t('banner.pausedAny') }
  return { title, note: next.me ? t('banner.pausedMine') : t('banner.pausedNote', { name: called(next) }) }
}

/** What the line over the table says of a turn that has no dice to name; of any other: that nobody was there. */
const NOT_THROWN: { readonly [K in SeatOutcome['kind']]?: 'call.jumped' | 'call.sitsOut' } = {
  jumped: 'call.jumped',
  'sits-out': 'call.sitsOut'
}

/** The one line over the table. */
export function callWords({ call, ring }: TableView): { text: string; name?: string; quiet?: boolean } {
  switch (call.kind) {
    case 'mine':
      return { text: t('call.mine') }
    case 'rolling':
      return { text: t('call.rolling'), quiet: true }
    case 'paused':
      return { text: t('call.paused'), quiet: true }
    case 'other':
      return { text: t('call.other', { name: nameOf(ring, call.seat) }) }
    case 'told': {
      const { seat, dice, pattern, outcome } = call.told
      if (outcome.kind === 'light') return { text: t('call.light') }
      const none = t(NOT_THROWN[outcome.kind] ?? 'ring.away')
      const name = t('call.who', { name: nameOf(ring, seat) })
      return { text: dice ? throwName(pattern, dice) : none, name, quiet: outcome.kind === 'nothing' }
    }
  }
}

/** How somebody who watches comes to a seat: one that was left at once, another when this game is over. */
function watcherNext(ring: readonly Place[], full: boolean) {
  if (ring.some(place => place.gone)) return 'throw.watchTake'
  return full ? 'throw.watchFull' : 'throw.watchNext'
}

/** What is waited for: a throw, or the end of a turn that nobody comes to. */
const WAITS = { here: 'throw.wait', throw: 'throw.waitThrows', skip: 'throw.waitSkips' } as const

/** What the large button is and says. */
export function buttonWords(button: ButtonState, ring: readonly Place[], shaking: boolean): ThrowState {
  switch (button.kind) {
    case 'ready':
      return { kind: 'ready', shaking, early: button.early }
    case 'rolling':
      return { kind: 'rolling' }
    case 'confirming':
      return { kind: 'blocked', reason: t('throw.confirming'), note: t('throw.confirmingNote') }
    case 'offline':
      return { kind: 'blocked', reason: t('throw.offline'), note: t('throw.offlineNote') }
    case 'paused':
      return { kind: 'blocked', reason: t('throw.paused'), note: t('throw.pausedNote') }
    case 'over':
      return { kind: 'waiting', words: t('throw.over') }
    case 'watching':
      return { kind: 'blocked', reason: t('throw.watching'), note: t(watcherNext(ring, button.full)) }
    case 'left':
      return { kind: 'blocked', reason: t('throw.watching') }
    case 'away':
      return { kind: 'blocked', reason: t('ring.away') }
    case 'waiting':
      return {
        kind: 'waiting',
        words: t(WAITS[button.misses ?? 'here'], { name: nameOf(ring, button.seat) })
      }
  }
}

function upWords({ seat, mine }: NonNullable<TableView['after']>, ring: readonly Place[]): string {
  if (mine === 0) return t('call.nextUpMe')
  const name = nameOf(ring, seat)
  if (mine === 1) return t('call.nextUpThen', { name })
  return mine > 1 ? t('call.nextUpFar', { name, n: mine }) : t('call.nextUp', { name })
}

/**
 * Who comes next, and when I do; before it, who sits a turn out. What is told may lag behind a table that throws fast:
 * my turn, once it is here, is said.
 */
export function nextWords({ after, button, ring }: TableView): string {
  if (after === null || after.seat < 0) return ''
  // What is told lags behind, and nobody who may throw already is told to wait for more than one throw.
  if (after.mine >= 0 && button.kind === 'ready') {
    if (!button.early) return t('call.mine')
    if (after.mine !== 1) return t('call.nextUpMe')
  }
  const next = upWords(after, ring)
  return after.out < 0 ? next : t('call.nextSkips', { name: nameOf(ring, after.out), next })
}

/** Who throws first and why, in one sentence, and the two dice that found them; null once somebody has thrown. */
export function startWords({ start, ring }: Pick<TableView, 'start' | 'ring'>): Start | null {
  if (start === null) return null
  const name = nameOf(ring, start.seat)
  const { found } = start
  if (found === null) return { words: t(start.host ? 'start.host' : 'start.plain', { name }), how: '' }
  const by = nameOf(ring, found.by)
  const [one, two] = found.dice
  return {
    words: t('start.dice', { name }),
    how: t('start.how', { by, sum: one + two }),
    dice: [one, two]
  }
}
