import { t } from '@/i18n'

/** So many people are named, and of more so many. */
const NAMED = 4
const FEW = 2

/** Who plays, in pieces between which a line may break. */
export function company(names: readonly string[]): readonly string[] {
  const named = names.length > NAMED ? names.slice(0, FEW) : names
  const pieces = named.map((name, nth) => (nth < named.length - 1 ? name + t('home.comma') : name))
  return names.length > NAMED ? [...pieces, t('home.many', { n: names.length })] : pieces
}

const two = (n: number) => String(n).padStart(2, '0')

/** When that was, by the clock of this phone: today and yesterday to the minute, before that the day. Both epoch ms. */
export function dayWords(at: number, now: number): string {
  const then = new Date(at)
  const time = `${two(then.getHours())}:${two(then.getMinutes())}`
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (at >= midnight) return t('home.today', { time })
  // Noon of the day before, whether that had an hour more or less.
  if (at >= new Date(midnight - 12 * 3600_000).setHours(0, 0, 0, 0)) return t('home.yesterday', { time })
  return t('home.day', { month: then.getMonth() + 1, day: then.getDate() })
}
