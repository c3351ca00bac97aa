import type { FlightView, MomentView } from '@/components'
import { t, throwName } from '@/i18n'
import { reasonLine } from '@/i18n/why'
import type { Dice, Pattern } from '@/rules'
import type { Crowning, Moment, Place, Slip, Thrown } from '@/stores'
import { nameOf, seatNames } from './words'

const faceOf = (ring: readonly Place[], seat: number) => ring.find(place => place.seat === seat)?.face ?? 1

const rivalOf = (ring: readonly Place[], { seat, dice, pattern }: Thrown, label: string) => ({
  label,
  face: faceOf(ring, seat),
  words: `${nameOf(ring, seat)} ${throwName(pattern, dice)}`,
  ...{ dice, pattern }
})

/** The title goes to nobody, or to somebody else. */
const isShort = (key: Crowning['title']) =>
  key !== 'title-first' && key !== 'title-takes' && key !== 'title-stays'

const FLOWER: Dice = [4, 4, 4, 4, 1, 1]

const aboveWords = (n: number, top: Pattern): string =>
  n === 0 ? t('moment.top') : t('moment.above', { n, top: t(`pattern.${top}`) })

function crowned(ring: readonly Place[], m: Crowning): MomentView {
  const { kind, seat, dice, pattern, title, rival, above, top, why, last } = m
  const short = isShort(title)
  const name = nameOf(ring, short && rival ? rival.seat : seat)
  const first = why.key === 'title-first' || why.key === 'title-stays'
  return {
    ...{ kind, pattern, short },
    // The red ones of a 插金花 come last: they become its flowers.
    dice: kind === 'chajinhua' ? FLOWER : dice,
    face: faceOf(ring, seat),
    who: t('moment.got', { name: nameOf(ring, seat) }),
    name: t(`pattern.${pattern}`),
    title: t(last && !short ? 'moment.last' : `moment.${title}`, { name }),
    why: !first ? reasonLine(why, seatNames(ring)) : last ? t('throw.over') : aboveWords(above, top),
    ...(rival ? { rival: rivalOf(ring, rival, t(short ? 'moment.behind' : 'moment.passed')) } : {})
  }
}

function slipped(ring: readonly Place[], m: Slip): MomentView {
  const { kind, seat, dice, pattern, lost, leader, why } = m
  return {
    ...{ kind, dice, pattern },
    face: faceOf(ring, seat),
    who: '',
    name: t('moment.lugu'),
    title: lost ? t('moment.luguLost', { name: nameOf(ring, leader.seat) }) : t('moment.luguKept'),
    why: reasonLine(why, seatNames(ring)),
    ...(lost ? { heir: faceOf(ring, leader.seat) } : {})
  }
}

/** The scene of a moment that takes the whole screen, in words; null: it takes less. */
export function sceneOf(ring: readonly Place[], moment: Moment): MomentView | null {
  switch (moment.kind) {
    case 'lugu':
      return slipped(ring, moment)
    case 'jump': {
      const { kind, seat, why } = moment
      const title = t('moment.jumped', { name: nameOf(ring, seat) })
      const words = { name: t('moment.jump'), title, why: reasonLine(why, seatNames(ring)), who: '' }
      return { kind, face: faceOf(ring, seat), dice: null, pattern: 'none', ...words }
    }
    case 'zhuangyuan':
    case 'chajinhua':
    case 'liubohong':
      return crowned(ring, moment)
    default:
      return null
  }
}

/** Where cakes fly on this ring. */
export function flightsOf(ring: readonly Place[], moment: Moment | null): readonly FlightView[] {
  if (moment === null || !('flights' in moment)) return []
  const at = (seat: number) => ring.findIndex(place => place.seat === seat)
  return moment.flights.map(({ rank, from, to }) => ({
    rank,
    from: from === 'stock' ? 'tray' : at(from),
    to: at(to)
  }))
}
