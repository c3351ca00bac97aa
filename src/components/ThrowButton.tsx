import { View } from '@tarojs/components'
import { useRef } from 'react'
import { t } from '@/i18n'
import { bears } from './aria'
import { Icon } from './Icon'
import { useSecondsLeft } from './useSecondsLeft'

/** When the turn is over. */
export interface Turn {
  /** epoch ms of the server; 0: no deadline */
  deadline: number
  /** server clock − own clock, ms */
  offset: number
  /** the whole turn, seconds */
  limit: number
  /** what becomes of it then, which is said while there is little time left; left out: it is another's */
  late?: 'throw' | 'skip'
}

/** So few seconds are little time. */
const LITTLE = 10
const LATE = { throw: 'throw.leftThrows', skip: 'throw.leftSkips' } as const

export type ThrowState =
  /**
   * it is my turn; `shaking`: shaking does the same as pressing; `early`: another's dice are still in the air, so that it
   * does not call for me yet
   */
  | { readonly kind: 'ready'; readonly shaking: boolean; readonly early?: boolean }
  /** the dice are in the air: a press shows them at once */
  | { readonly kind: 'rolling' }
  /** my turn, but not possible now: the reason, and a comfort */
  | { readonly kind: 'blocked'; readonly reason: string; readonly note?: string }
  /** another's turn */
  | { readonly kind: 'waiting'; readonly words: string; readonly note?: string }

interface Props {
  id?: string
  state: ThrowState
  turn?: Turn
  onThrow?: () => void
  /** a thumb lies on it while it is ready, or has left it */
  onHold?: (on: boolean) => void
  /** a press while the dice roll */
  onSkip?: () => void
}

function Countdown({ turn }: { turn: Turn }) {
  const left = useSecondsLeft(turn.deadline, turn.offset)
  if (left === null) return null
  const part = Math.min(1, left / Math.max(1, turn.limit))
  return (
    <>
      <View className="throw-hint number">
        {t(turn.late && left <= LITTLE ? LATE[turn.late] : 'throw.left', { n: left })}
      </View>
      <View className="throw-bar">
        <View className="throw-bar-left" style={`transform:scaleX(${part.toFixed(3)})`} />
      </View>
    </>
  )
}

const wordsOf = (state: ThrowState): string => {
  switch (state.kind) {
    case 'ready':
      if (state.early) return t('throw.early')
      return t(state.shaking ? 'throw.act' : 'throw.press')
    case 'rolling':
      return t('throw.skip')
    case 'blocked':
      return state.reason
    case 'waiting':
      return state.words
  }
}

/** The largest thing to press: throws, lands the dice at once, or says why not. */
export function ThrowButton({ id, state, turn, onThrow, onHold, onSkip }: Props) {
  const words = wordsOf(state)
  const heard = 'note' in state && state.note ? `${words} ${state.note}` : words
  const acts = state.kind === 'ready' || state.kind === 'rolling'
  const early = state.kind === 'ready' && state.early
  const down = useRef<ThrowState['kind']>('rolling')
  const touched = () => {
    down.current = state.kind
    if (state.kind === 'ready') onHold?.(true)
  }
  // What held it may have thrown already: a tap that began as a throw never skips.
  const tap = () => {
    const began = down.current
    down.current = 'rolling'
    if (state.kind === 'ready') onThrow?.()
    if (state.kind === 'rolling' && began !== 'ready') onSkip?.()
  }
  return (
    <View
      {...(id ? { id } : {})}
      className={`throw throw-${early ? 'early' : state.kind}`}
      hoverClass="throw-pressed"
      onClick={tap}
      onTouchStart={touched}
      onTouchEnd={() => onHold?.(false)}
      onTouchCancel={() => onHold?.(false)}
      {...bears(heard)}
      {...(acts ? {} : { 'aria-disabled': 'true' })}
    >
      <View className="throw-words">
        {state.kind === 'ready' && state.shaking && !early && (
          <Icon name="shake" size={30} className="throw-icon" />
        )}
        <View className="throw-text">{words}</View>
      </View>
      {'note' in state && state.note && <View className="throw-hint">{state.note}</View>}
      {((state.kind === 'ready' && !early) || state.kind === 'waiting') && turn && <Countdown turn={turn} />}
    </View>
  )
}
