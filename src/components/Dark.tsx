import { View } from '@tarojs/components'
import { useRef } from 'react'
import { t } from '@/i18n'
import type { Rank, Stock } from '@/rules'
import { says, silent } from './aria'
import { DOWN } from './Board'
import { Phrases } from './Phrases'
import { Cake, Face } from './pictures'
import { TopBar } from './TopBar'
import { useSecondsLeft } from './useSecondsLeft'

/** One pair of hands that this phone stands for. */
export interface Hand {
  seat: number
  name: string
  face: number
  /** how often it has grabbed */
  count: number
  /** it grabs no more: full, or taken back before the light */
  closed: boolean
}

interface Props {
  /** epoch ms of the server; `offset` = server − own clock, ms */
  until: number
  offset: number
  /** whose throw it was, how many cakes, how many for one hand at most */
  words: string
  most: number
  /** what lies in the dark */
  stock: Stock
  /** one: the whole target is mine; several: everybody round one phone; none: somebody who watches */
  hands: readonly Hand[]
  onGrab: (seat: number) => void
}

/** So many cakes lie in the moonlight: where, `_dark.scss` says. */
const SPOTS = 12

/** The cakes that are shown of a stock: of each rank some, the larger first, at most twelve. */
function shownOf(stock: Stock): readonly Rank[] {
  const ranks = DOWN.filter(rank => rank !== 'zhuangyuan')
  const shown: Rank[] = []
  for (let round = 0; shown.length < SPOTS && round < SPOTS; round++)
    for (const rank of ranks) if (stock[rank] > round && shown.length < SPOTS) shown.push(rank)
  return shown.sort((a, b) => DOWN.indexOf(a) - DOWN.indexOf(b))
}

const SIZES: Readonly<Record<Rank, 28 | 36 | 46 | 52>> = {
  zhuangyuan: 52,
  duitang: 52,
  sanhong: 52,
  sijin: 46,
  erju: 36,
  yixiu: 28
}

/** So long after a finger came down its tap is the same grab, in ms. */
const SAME = 1000

/** A finger counts when it comes down: several may at once. Who has no finger on the glass is heard by the click. */
function useFinger(onGrab: (seat: number) => void) {
  const last = useRef(0)
  return (seat: number) => ({
    onTouchStart: () => {
      last.current = Date.now()
      onGrab(seat)
    },
    onClick: () => {
      if (Date.now() - last.current > SAME) onGrab(seat)
    }
  })
}

/** More dots than these are a number. */
const DOTS = 10

function Dots({ count, most }: { count: number; most: number }) {
  if (most > DOTS) return <View className="dark-count number">{t('dark.count', { n: count, most })}</View>
  return (
    <View className="dark-dots" {...silent}>
      {Array.from({ length: most }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same places, lit one after the other
        <View key={i} className={`dark-dot ${i < count ? 'dark-dot-on' : ''}`} />
      ))}
    </View>
  )
}

const howOf = ({ count, closed }: Hand, most: number): string => {
  if (!closed) return t('dark.how')
  return t(count >= most ? 'dark.full' : 'dark.closed')
}

type Finger = ReturnType<typeof useFinger>

function Target({ hand, most, finger }: { hand: Hand; most: number; finger: Finger }) {
  const how = howOf(hand, most)
  const label = `${t('dark.grab')} ${how} ${t('dark.count', { n: hand.count, most })}`
  return (
    <View
      id="grab"
      className={`dark-target ${hand.closed ? 'dark-target-off' : ''}`}
      hoverClass={hand.closed ? 'none' : 'dark-pressed'}
      {...finger(hand.seat)}
      {...says(label, 'button')}
    >
      <View className="dark-word serif">{t('dark.grab')}</View>
      <View className="dark-how">{how}</View>
      <Dots count={hand.count} most={most} />
    </View>
  )
}

/** What a hand is for the ear: whose, what a tap does or why it does nothing, and how far it has come. */
const heard = (hand: Hand, most: number): string =>
  [
    hand.name,
    hand.closed ? howOf(hand, most) : t('dark.grab'),
    t('dark.count', { n: hand.count, most })
  ].join(' ')

function Hands({ hands, most, finger }: { hands: readonly Hand[]; most: number; finger: Finger }) {
  return (
    <View className="dark-hands">
      {hands.map(hand => (
        <View
          key={hand.seat}
          id={`grab-${hand.seat}`}
          className={`dark-hand ${hand.closed ? 'dark-target-off' : ''}`}
          hoverClass={hand.closed ? 'none' : 'dark-pressed'}
          {...finger(hand.seat)}
          {...says(heard(hand, most), 'button')}
          {...(hand.closed ? { 'aria-disabled': 'true' } : {})}
        >
          <Face face={hand.face} />
          <View className="dark-name">{hand.name}</View>
          <View className="dark-tally number">{`${hand.count}/${most}`}</View>
        </View>
      ))}
    </View>
  )
}

/** The light is off: cakes in the moonlight, and one thing to press. It covers the whole screen. */
export function Dark({ until, offset, words, most, stock, hands, onGrab }: Props) {
  const left = useSecondsLeft(until, offset) ?? 0
  const finger = useFinger(onGrab)
  const [mine] = hands
  return (
    <View className="dark">
      <TopBar title={t('dark.title')} act="none" />
      <View className="dark-pool" {...silent}>
        {shownOf(stock).map((rank, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each spot has one cake while the dark lasts
          <Cake key={i} rank={rank} size={SIZES[rank]} className={`dark-cake dark-cake-${i + 1}`} />
        ))}
      </View>
      <View className="dark-seconds">
        <View className="dark-left serif number">{left}</View>
        <View className="dark-unit">{t('dark.seconds')}</View>
      </View>
      <View className="dark-what">
        <Phrases text={words} />
      </View>
      <View className="dark-foot">
        {hands.length > 1 && <View className="dark-how centre">{t('dark.one')}</View>}
        {hands.length > 1 && <Hands hands={hands} most={most} finger={finger} />}
        {hands.length === 1 && mine && <Target hand={mine} most={most} finger={finger} />}
        {hands.length === 0 && <View className="dark-how centre">{t('dark.watch')}</View>}
      </View>
    </View>
  )
}
