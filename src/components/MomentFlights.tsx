import { Image } from '@tarojs/components'
import type { Rank } from '@/rules'
import { silent } from './aria'
import { cakeArt } from './art'
import { DOWN } from './Board'
import { type Place, seatPlace } from './places'

/** A cake on its way round the table: `from` and `to` are indices of the ring. */
export interface FlightView {
  readonly rank: Rank
  readonly from: number | 'tray'
  readonly to: number
}

interface Props {
  readonly flights: readonly FlightView[]
  /** how many sit at the ring */
  readonly seats: number
  /** out of somebody's hands: they hold on for a moment */
  readonly chased?: boolean
}

// The tray stands under the table, six columns of it. More than some cakes at once are told by words.
const TRAY = 452
const COLUMN = 59
const MOST = 6

const trayPlace = (rank: Rank): Place => ({ x: (DOWN.indexOf(rank) - 2.5) * COLUMN, y: TRAY })

function styleOf({ rank, from, to }: FlightView, seats: number): string {
  const start = from === 'tray' ? trayPlace(rank) : seatPlace(from, seats)
  const end = seatPlace(to, seats)
  const [a, b, c, d] = [start.x, start.y, end.x, end.y].map(Math.round)
  return `--fx:${a};--fy:${b};--tx:${c};--ty:${d}`
}

/** Cakes that fly from the tray or a seat to a seat; right over a TableRing, in a box of the class `over-ring`. */
export function MomentFlights({ flights, seats, chased = false }: Props) {
  return (
    <>
      {flights.slice(0, MOST).map((flight, i) => (
        <Image
          // biome-ignore lint/suspicious/noArrayIndexKey: they start together and end together
          key={i}
          className={`flight ${chased ? 'flight-chased' : i > 0 ? `flight-${i + 1}` : ''}`.trim()}
          style={styleOf(flight, seats)}
          src={cakeArt(flight.rank)}
          {...silent}
        />
      ))}
    </>
  )
}
