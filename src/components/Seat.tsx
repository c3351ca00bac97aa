import { View } from '@tarojs/components'
import { useRef } from 'react'
import { t } from '@/i18n'
import { says, silent } from './aria'
import { Icon } from './Icon'
import { Cake, Face } from './pictures'

/** One place at the table, as it is shown. */
export interface SeatView {
  /** stable while the table lasts */
  id: string
  /** under the face: a name, '我', '我 · 主人', '空位' */
  name: string
  /** the drawn face, 1 … 12; not looked at for an empty seat */
  face: number
  /** it is this seat's turn: gold ring, gold name */
  turn?: boolean
  /** its turn comes next: a blue tag */
  next?: boolean
  /** nobody there: grey, a dark tag across the face */
  away?: boolean
  /** holds 状元 for now: the cake at its shoulder */
  leads?: boolean
  /** whose the table is, where its name does not say so: a small mark at the other shoulder */
  host?: boolean
  /** nobody sits here yet */
  empty?: boolean
  /** what they call out just now, and a number that changes with each call; null: nothing */
  cheer?: { words: string; at: number } | null
}

interface Props extends SeatView {
  /** from the middle of the table, in its units */
  x: number
  /** from the top of the ring, in its units */
  y: number
  onTap?: () => void
}

/** What is to be read of it comes in one piece, in the order in which it stands there. */
const heard = (seat: SeatView): string =>
  [
    seat.turn && t('ring.turn'),
    seat.next && t('ring.next'),
    seat.away && t('ring.away'),
    seat.host && t('ring.host'),
    seat.name,
    seat.cheer?.words,
    seat.leads && t('ring.leads')
  ]
    .filter(Boolean)
    .join(' ')

const states = ({
  turn,
  next,
  away,
  empty,
  leads,
  name
}: SeatView): readonly (string | false | undefined)[] => [
  turn && 'seat-turn',
  away ? 'seat-away' : next && 'seat-next',
  empty && 'seat-empty',
  leads && 'seat-led',
  /\w \w/.test(name) && 'seat-words'
]

/** Whether it ever was so. */
function useOnce(now: boolean | undefined): boolean {
  const ever = useRef(false)
  if (now) ever.current = true
  return ever.current
}

/** So far out a long name would run off the screen, in the table's units. */
const EDGE = 110

const tenths = (n: number): number => Math.round(n * 10) / 10 || 0
/** So far down a seat is above the middle of the table. */
const UPPER = 188

/** A face on the rim of the table and the name under it. */
export function Seat({ x, y, onTap, ...seat }: Props) {
  // What it had once it keeps, unseen: a turn that passes, and a lead, then change one class.
  const tagged = useOnce(seat.next || seat.away)
  const led = useOnce(seat.leads)
  const side = x < -1 ? 'seat-left' : x > 1 && 'seat-right'
  const edge = Math.abs(x) > EDGE ? 'seat-edge' : y < UPPER && 'seat-upper'
  return (
    <View
      className={['seat', side, edge, ...states(seat)].filter(Boolean).join(' ')}
      style={`--x:${tenths(x)};--y:${tenths(y)}`}
      onClick={() => onTap?.()}
      {...says(heard(seat), onTap ? 'button' : undefined)}
    >
      <View className="seat-ring">
        {seat.empty ? <Icon name="plus" size={22} /> : <Face face={seat.face} className="seat-face" />}
        {tagged && (
          <View className="seat-tag" {...silent}>
            {t(seat.away ? 'ring.away' : 'ring.next')}
          </View>
        )}
        {seat.host && (
          <View className="seat-host" {...silent}>
            {t('ring.host')}
          </View>
        )}
        {led && <Cake rank="zhuangyuan" size={24} className="seat-leads" />}
      </View>
      <View className="seat-name" {...silent}>
        {seat.name}
      </View>
      <View className="seat-cheers">
        {seat.cheer && (
          <View key={seat.cheer.at} className="seat-cheer" aria-live="polite">
            {seat.cheer.words}
          </View>
        )}
      </View>
    </View>
  )
}
