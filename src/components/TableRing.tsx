import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { t } from '@/i18n'
import { says } from './aria'
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

// Seats stand on a circle round the middle of the disc; see `styles/_table.scss`.
const RADIUS = 160
const LOBBY_RADIUS = 165
const MIDDLE = 188
const LOBBY_MIDDLE = 202

/** The round table, seen from above, with everybody at it. */
export function TableRing({ seats, lobby = false, children, onSeat }: Props) {
  const radius = lobby ? LOBBY_RADIUS : RADIUS
  const middle = lobby ? LOBBY_MIDDLE : MIDDLE
  const place = (i: number) => {
    const angle = (i * 2 * Math.PI) / seats.length
    return { x: -radius * Math.sin(angle), y: middle + radius * Math.cos(angle) }
  }
  return (
    <View
      className={`ring ${lobby ? 'ring-lobby' : ''}`}
      {...says(t('ring.label', { n: seats.length }), 'group')}
    >
      <View className="disc" />
      {children}
      {seats.map((seat, i) => {
        const { x, y } = place(i)
        return <Seat key={seat.id} {...seat} x={x} y={y} {...(onSeat ? { onTap: () => onSeat(i) } : {})} />
      })}
    </View>
  )
}
