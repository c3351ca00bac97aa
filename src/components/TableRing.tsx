import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { t } from '@/i18n'
import { says } from './aria'
import { seatPlace } from './places'
import { Seat, type SeatView } from './Seat'

interface Props {
  /** clockwise, 1 … 12; the first sits at the bottom: the reader, or whoever a watcher looks from */
  seats: readonly SeatView[]
  /** before the game: a little larger, with words on the cloth */
  lobby?: boolean
  /** what stands on the table: Bowl or LobbyCentre */
  children: ReactNode
  onSeat?: (index: number) => void
}

/** From so many on faces stand close on a small table, and their names give way. */
const CROWD = 10

/** The round table, seen from above, with everybody at it. */
export function TableRing({ seats, lobby = false, children, onSeat }: Props) {
  return (
    <View
      className={['ring', lobby && 'ring-lobby', seats.length >= CROWD && 'ring-crowd']
        .filter(Boolean)
        .join(' ')}
      {...says(t('ring.label', { n: seats.length }), 'group')}
    >
      <View className="disc" />
      {children}
      {seats.map((seat, i) => {
        const { x, y } = seatPlace(i, seats.length, lobby)
        return <Seat key={seat.id} {...seat} x={x} y={y} {...(onSeat ? { onTap: () => onSeat(i) } : {})} />
      })}
    </View>
  )
}
