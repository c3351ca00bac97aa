import { View } from '@tarojs/components'
import { useRef } from 'react'
import { Banner, Board, Bowl, Button, Call, Foot, ResultCard, TableRing, ThrowButton } from '@/components'
import { useHaptics, useShake, useStore } from '@/hooks'
import { t } from '@/i18n'
import type { Dice } from '@/rules'
import type { Client, TableState, TableView } from '@/stores'
import { Feel } from './Feel'
import { Note } from './Note'
import { PassOn } from './PassOn'
import { buttonWords, callWords, named, nameOf, nextWords, seatViews } from './words'

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
  /** somebody looks at this page */
  readonly seen: boolean
}

/** What is wrong with the table as a whole, or else whose turn it is. */
function Headline({ client, state, view }: Props) {
  if (state.link === 'offline')
    return <Banner icon="offline" title={t('banner.reconnecting')} note={t('banner.reconnectingNote')} />
  if (view.call.kind === 'paused')
    return <Banner icon="pause" title={t('banner.paused')} note={t('banner.pausedNote')} />
  if (view.hostAway) {
    const claim = () => void client.table.claimHost()
    return <Banner icon="crown" title={t('banner.hostAway')} note={t('banner.hostAwayNote')} onTap={claim} />
  }
  return <Call {...callWords(view)} />
}

/** What the card tells while there is nothing to tell: it is there and unseen. */
const UNTOLD = { seat: 0, dice: [1, 1, 2, 2, 3, 3], pattern: 'none', outcome: { kind: 'nothing' } } as const

/**
 * A throw is told in the board's place. Both are there from the start and one is seen, so that a throw changes a few
 * words in them: what comes and goes would be sent whole each time.
 */
function Middle({ view }: Props) {
  const { card, leader, stock, mine, ring } = view
  const told = useRef<Pick<NonNullable<TableView['card']>, 'seat' | 'pattern' | 'outcome'> & { dice: Dice }>(
    UNTOLD
  )
  if (card?.dice) told.current = { ...card, dice: card.dice }
  if (stock === null) return null
  const leads = leader && { ...leader, name: nameOf(ring, leader.seat) }
  const { current: last } = told
  return (
    <>
      <View className={card?.dice ? 'unseen' : ''}>
        <Board leader={leads} stock={stock} mine={mine} />
      </View>
      <View className={card?.dice ? '' : 'unseen'}>
        <ResultCard
          name={nameOf(ring, last.seat)}
          dice={last.dice}
          pattern={last.pattern}
          outcome={named(ring, last.outcome)}
        />
        <View className="next-up">{card ? nextWords(view) : ''}</View>
      </View>
    </>
  )
}

/** The game: the bowl in the middle, my turn under the thumb. */
export function Playing(props: Props) {
  const { client, state, view, seen } = props
  const { table, show, shaker } = client
  const ready = view.button.kind === 'ready'
  const { feels, hint, mute } = useShake(ready && seen)
  const calm = useStore(client.settings.store).motion === 'reduced'
  useHaptics(view)

  const press = () => {
    shaker.ask()
    void table.throwDice()
  }
  if (view.pass >= 0) return <PassOn client={client} state={state} view={view} />
  const turn = { deadline: view.deadline, offset: state.offset, limit: view.limit }
  const resumes = view.button.kind === 'paused'
  // What comes and goes has a box of its own: Taro sends all children of the node that loses or gains one.
  return (
    <>
      <View>
        <Headline {...props} />
      </View>
      <TableRing seats={seatViews(view.ring)}>
        <Bowl
          dice={view.bowl.dice}
          pattern={view.bowl.pattern}
          flight={view.bowl.aim}
          phase={view.bowl.phase}
          calm={calm}
        />
      </TableRing>
      <View className="space" />
      <View>
        <Middle {...props} />
      </View>
      <Foot table>
        <Note state={state} />
        {ready && seen && <Feel client={client} mute={mute} />}
        {resumes ? (
          <Button
            id="resume"
            kind="pri"
            icon="play"
            label={t('banner.resume')}
            disabled={state.deed !== null}
            onTap={() => void table.resume()}
          />
        ) : (
          <ThrowButton
            id="throw"
            state={buttonWords(view.button, view.ring, feels && !hint)}
            turn={turn}
            onThrow={press}
            onHold={shaker.press}
            onSkip={show.skip}
          />
        )}
      </Foot>
    </>
  )
}
