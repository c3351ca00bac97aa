import type { SeatView, ThrowState } from '@/components'
import { type FaceNumber, type Outcome, t, throwName } from '@/i18n'
import type { ButtonState, Place, SeatOutcome, TableView } from '@/stores'

/** What the table calls somebody: 我, the name they gave, or the thing drawn on their face. */
export function nameOf(ring: readonly Place[], seat: number): string {
  const place = ring.find(p => p.seat === seat)
  if (place?.me) return t('lobby.me')
  return place?.name || t(`face.${(place?.face ?? 1) as FaceNumber}`)
}

function underFace(ring: readonly Place[], place: Place, lobby: boolean): string {
  if (place.empty) return t('lobby.empty')
  const name = nameOf(ring, place.seat)
  if (!lobby || !place.host) return name
  return place.me ? t('lobby.meHost') : t('lobby.host', { name })
}

export const seatViews = (ring: readonly Place[], lobby = false): SeatView[] =>
  ring.map(place => ({ ...place, name: underFace(ring, place, lobby) }))

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
      const { seat, dice, pattern } = call.told
      const text = dice ? throwName(pattern, dice) : t('ring.away')
      return { text, name: nameOf(ring, seat) }
    }
  }
}

/** What the large button is and says. */
export function buttonWords(button: ButtonState, ring: readonly Place[], shaking: boolean): ThrowState {
  switch (button.kind) {
    case 'ready':
      return { kind: 'ready', shaking }
    case 'rolling':
      return { kind: 'rolling' }
    case 'confirming':
      return { kind: 'blocked', reason: t('throw.confirming'), note: t('throw.confirmingNote') }
    case 'offline':
      return { kind: 'blocked', reason: t('throw.offline'), note: t('throw.offlineNote') }
    case 'paused':
      return { kind: 'blocked', reason: t('throw.paused'), note: t('throw.pausedNote') }
    case 'watching':
      return { kind: 'blocked', reason: t('throw.watching') }
    case 'waiting':
      return { kind: 'waiting', words: t('throw.wait', { name: nameOf(ring, button.seat) }) }
  }
}

/** Who comes next, and when I do. */
export function nextWords({ after, ring }: TableView): string {
  if (after === null || after.seat < 0) return ''
  if (after.mine === 0) return t('call.nextUpMe')
  const name = nameOf(ring, after.seat)
  return after.mine > 0 ? t('call.nextUpFar', { name, n: after.mine }) : t('call.nextUp', { name })
}
