import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import {
  Board,
  Bowl,
  Button,
  Cheers,
  Foot,
  Moment,
  MomentDark,
  MomentFlights,
  Phrases,
  ResultCard,
  TableRing,
  ThrowButton
} from '@/components'
import { useFlash, useHaptics, useScene, useShake, useStore } from '@/hooks'
import { t } from '@/i18n'
import type { Dice } from '@/rules'
import type { Client, TableState, TableView, Told } from '@/stores'
import { Feel } from './Feel'
import { Asking, Headline, isQuestion, type Question } from './Headline'
import { InTheDark } from './InTheDark'
import { Light } from './Light'
import { Note } from './Note'
import { PassOn } from './PassOn'
import { PlateSheet } from './PlateSheet'
import { prizeWords, usePrizeNames } from './PrizeNames'
import { SeatSheet } from './SeatSheet'
import { flightsOf, sceneOf } from './scenes'
import {
  buttonWords,
  elsewhereWords,
  longWords,
  named,
  nameOf,
  nextWords,
  seatViews,
  startWords,
  whyWords
} from './words'

/** The cloud takes no two calls of one person in so short a time, in ms. */
const CHEER_REST = 5000

interface Props {
  readonly client: Client
  readonly state: TableState
  readonly view: TableView
  /** somebody looks at this page */
  readonly seen: boolean
}

interface Card extends Pick<Told, 'n' | 'seat' | 'pattern' | 'outcome'> {
  readonly dice: Dice
  readonly why: string
  readonly elsewhere: string
}

/** What the card tells while there is nothing to tell: it is there and unseen. */
const UNTOLD: Card = {
  ...{ n: -1, seat: 0, pattern: 'none', outcome: { kind: 'nothing' }, why: '', elsewhere: '' },
  dice: [1, 1, 2, 2, 3, 3]
}

/** What stands in the place of cakes for who has none yet, who may lead all the same. */
const noneWords = (leads: boolean, named: boolean): string =>
  t(leads ? 'board.mineLeads' : named ? 'board.mineNamed' : 'board.mineNone')

/**
 * A throw is told in the board's place. Both are there from the start and one is seen, so that a throw changes a few
 * words in them: what comes and goes would be sent whole each time.
 */
function Middle({ client, state, view, onPlate }: Omit<Props, 'seen'> & { onPlate: () => void }) {
  const { one } = state
  const names = usePrizeNames({ client, state, view })
  const { card, leader, stock, set, mine, ring } = view
  const told = useRef<Card>(UNTOLD)
  const next = useRef('')
  if (card) next.current = nextWords(view)
  if (card?.dice && card.n !== told.current.n) {
    const prize = prizeWords(names, card)
    const words = { why: whyWords(card, ring) + prize, elsewhere: elsewhereWords(card) }
    told.current = { ...card, dice: card.dice, ...words }
  }
  if (stock === null || set === null) return null
  const leads = leader && { ...leader, name: nameOf(ring, leader.seat) }
  const { current: last } = told
  const me = ring[0]?.seat ?? -1
  return (
    <>
      <Board
        leader={leads}
        start={startWords(view)}
        stock={stock}
        set={set}
        mine={mine}
        {...(one ? { whose: nameOf(ring, me) } : {})}
        none={noneWords(leader?.seat === me, names !== null)}
        onTap={onPlate}
      />
      <View className="middle-card">
        <ResultCard
          name={nameOf(ring, last.seat)}
          dice={last.dice}
          pattern={last.pattern}
          outcome={named(ring, last.outcome)}
          {...(last.why === '' ? {} : { why: last.why })}
          elsewhere={last.elsewhere}
        />
        <View className="next-up">{next.current}</View>
      </View>
    </>
  )
}

/** The one button of somebody who may go on, or sit down again. */
function wayBack({ table }: Client, { button }: TableView) {
  if (button.kind === 'paused')
    return { id: 'resume', icon: 'play', label: t('banner.resume'), act: () => void table.resume() } as const
  if (button.kind === 'away')
    return { id: 'here', icon: 'seat', label: t('throw.here'), act: table.answer } as const
  if (button.kind === 'left')
    return { id: 'rejoin', icon: 'seat', label: t('throw.left-seat'), act: () => void table.join() } as const
  return null
}

/** A call goes out at once and the next one in a while: the cloud would not take it. */
function useCheer({ table }: Client): [boolean, (n: number) => void] {
  const [last, flash] = useFlash<'called'>(CHEER_REST)
  const cheer = (n: number) => {
    flash('called')
    void table.cheer(n)
  }
  return [last !== null, cheer]
}

/** What is there now, or while it is covered what was there before: nothing is sent that nobody sees. */
function useKept<T>(now: T, covered: boolean): T {
  const last = useRef(now)
  if (!covered) last.current = now
  return last.current
}

/** Whether the dark has fallen over the table: what put out the light is seen to fall before that. */
function useFallen(dark: boolean, rattling: boolean): boolean {
  const fallen = useRef(false)
  fallen.current = dark && (fallen.current || !rattling)
  return fallen.current
}

/** The game: the bowl in the middle, my turn under the thumb. The dark lies over it, and it stays as it was. */
export function Playing(props: Props) {
  const { client, state, seen } = props
  const { dark } = props.view
  const fallen = useFallen(dark !== null, props.view.bowl.rattling)
  const view = useKept(props.view, fallen)
  const { table, show, shaker } = client
  const ready = dark === null && view.button.kind === 'ready'
  const { feels, hint, mute } = useShake(ready && seen)
  const calm = useStore(client.settings.store).motion === 'reduced'
  const [open, setOpen] = useState<'plate' | Question | number | null>(null)
  const [declined, decline] = useState(false)
  const [tried, setTried] = useState(-1)
  const asked = props.view.again !== null
  // Who puts the question once more is heard once more; a sheet that asks what is settled goes.
  useEffect(() => {
    if (asked) return
    decline(false)
    setOpen(now => (now === 'agree' || now === 'restart' ? null : now))
  }, [asked])
  const goesDark = dark !== null
  // A sheet lies over everything, and would hold off a hand that reaches for the cakes.
  useEffect(() => {
    if (goesDark) setOpen(null)
  }, [goesDark])
  const [resting, cheer] = useCheer(client)
  useHaptics(view)
  const { moment, covers, skip } = useScene(view.card)
  const under = useKept(view, covers)

  const press = () => {
    shaker.ask()
    void table.throwDice()
  }
  if (dark === null && view.pass >= 0) return <PassOn client={client} state={state} view={view} />
  const { deadline, limit } = under
  const late = under.button.kind === 'ready' && state.room && { late: state.room.table.absence }
  const turn = { deadline, limit, offset: state.offset, ...late }
  const back = wayBack(client, under)
  const long = longWords(under)
  const button = buttonWords(under.button, under.ring, feels && !hint)
  const scene = moment && sceneOf(view.ring, moment)
  const idle = ['waiting', 'watching', 'over'].includes(under.button.kind)
  // Whoever holds the one phone is told what fell, and waits for nobody.
  const acting = !idle ? 'acting' : state.one ? 'acting acting-told' : 'acting-idle'
  const tap = (index: number) => {
    const seat = view.ring[index]?.seat ?? -1
    if (seat >= 0) setOpen(seat)
  }
  // What comes and goes has a box of its own: Taro sends all children of the node that loses or gains one.
  return (
    <>
      <View className={fallen ? 'in-dark' : ''}>
        {dark && <InTheDark client={client} state={state} view={{ ...props.view, dark }} />}
        {open === 'plate' && (
          <PlateSheet client={client} state={state} view={view} onClose={() => setOpen(null)} />
        )}
        {isQuestion(open) && (
          <Asking
            client={client}
            view={view}
            what={open}
            onNo={() => open === 'agree' && decline(true)}
            onClose={() => setOpen(null)}
          />
        )}
        {typeof open === 'number' && (
          <SeatSheet client={client} state={state} view={view} seat={open} onClose={() => setOpen(null)} />
        )}
        {dark === null && <Light client={client} view={view} />}
      </View>
      <View className="over-ring">
        <Headline client={client} state={state} view={view} declined={declined} onAsk={setOpen} />
        <View>
          {scene && <Moment {...scene} still={calm} onSkip={skip} />}
          {moment?.kind === 'light' && !calm && <MomentDark way="lifts" />}
          <MomentFlights
            flights={calm ? [] : flightsOf(view.ring, moment)}
            seats={view.ring.length}
            chased={moment?.kind === 'chased'}
          />
        </View>
      </View>
      <TableRing seats={seatViews(view.ring)} onSeat={tap}>
        <Bowl
          dice={view.bowl.dice}
          pattern={view.bowl.pattern}
          flight={view.bowl.aim}
          phase={view.bowl.phase}
          calm={calm}
        />
      </TableRing>
      <View className="space" />
      <View className={under.card?.dice ? 'middle middle-told' : 'middle'}>
        <Middle client={client} state={state} view={under} onPlate={() => setOpen('plate')} />
      </View>
      <Foot table>
        <Note state={state} />
        <View className={acting}>
          <View className="acting-line">
            {long && !idle && (
              <View id="long-wait" className="small centre long-wait">
                <Phrases text={long} />
              </View>
            )}
            {ready && seen && !long && (
              <Feel {...{ client, mute, round: view.round, tried }} onTried={() => setTried(view.round)} />
            )}
          </View>
          <Cheers over={under.button.kind === 'over'} resting={resting} onCheer={cheer} />
          {back ? (
            <Button
              id={back.id}
              kind="pri"
              icon={back.icon}
              label={back.label}
              disabled={state.deed !== null}
              onTap={back.act}
            />
          ) : (
            <ThrowButton
              id="throw"
              state={button}
              turn={turn}
              onThrow={press}
              onHold={shaker.press}
              onSkip={show.skip}
            />
          )}
        </View>
      </Foot>
    </>
  )
}
