import type { FaceNumber } from './dictionary'
import { halvesOf } from './letters'
import { t } from './translate'

/** So many people are named, in a line of so many halves of a Chinese letter; of more, so many beside how many they are. */
const NAMED = 4
const LINE = 30
const FEW = 2
const COUNT = 10

/** A game on one phone that was left. */
interface Left {
  readonly form: { readonly names: readonly string[]; readonly faces: readonly number[] }
  /** cakes that are still to be won */
  readonly left: number
  /** epoch ms; 0: not yet */
  readonly began: number
  /** the seat that is on */
  readonly turn: number
  /** left out: nobody noted it */
  readonly round?: number
}

/** How wide names are, with the mark behind each. */
const widthOf = (names: readonly string[]) => names.reduce((sum, name) => sum + 2 + halvesOf(name), 0)

/** Who plays, in pieces between which a line may break: all of a few, of many or of long names the first. */
function company(names: readonly string[]): readonly string[] {
  const many = names.length > NAMED || widthOf(names) > LINE
  const few = widthOf(names.slice(0, FEW)) > LINE - COUNT ? 1 : FEW
  const named = many ? names.slice(0, few) : names
  const pieces = named.map((name, nth) => (nth < named.length - 1 ? name + t('home.comma') : name))
  return many ? [...pieces, t('home.many', { n: names.length })] : pieces
}

const two = (n: number) => String(n).padStart(2, '0')

/** When that was, by the clock of this phone: today and yesterday to the minute, before that the day; `exact`: to the minute too. */
function dayWords(at: number, now: number, exact: boolean): string {
  const then = new Date(at)
  const time = [then.getHours(), then.getMinutes()].map(two).join(':')
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (at >= midnight) return t('home.today', { time })
  // Noon of the day before, whether that had an hour more or less.
  if (at >= new Date(midnight - 12 * 3600_000).setHours(0, 0, 0, 0)) return t('home.yesterday', { time })
  const day = t('home.day', { month: then.getMonth() + 1, day: then.getDate() })
  return exact ? `${day}\u00a0${time}\u00a0` : day
}

/** Whether another says the same. */
const isTwice = (all: readonly string[], one: string) => all.indexOf(one) !== all.lastIndexOf(one)

/**
 * What is said of games on this phone that were left: whose turn it is and whose names are in that, from the longest to
 * the shortest, who plays, how far it is and since when. Those of one day are told apart by the minute, those of one minute
 * by their rounds.
 * `now`: epoch ms.
 */
export function leftWords(games: readonly Left[], now: number) {
  const days = games.map(({ began }) => dayWords(began, now, false))
  const whens = games.map(({ began }, nth) => dayWords(began, now, isTwice(days, days[nth]!)))
  return games.map(({ form, left: n, began, turn, round = 0 }, nth) => {
    const names = form.names.map((name, seat) => name || t(`face.${form.faces[seat] as FaceNumber}`))
    const name = names[turn] ?? ''
    const when = whens[nth]!
    const note = round > 0 && isTwice(whens, when) ? 'home.localRound' : 'home.localNote'
    const many = note === 'home.localRound' ? round : n
    return {
      title: t('home.local', { name }),
      names: [t('home.localTurn', { name }), name],
      who: company(names),
      note: began > 0 ? t(note, { n: many, when }) : ''
    }
  })
}
