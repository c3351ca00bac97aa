import type { Game, House, HouseId, Rank } from '@/rules'
import { HOUSES, judge } from '@/rules'
import { d, few, given, hands, when } from '../spec'

/**
 * Rows of one sheet: each cites where it stands and its words, and shows them by a throw or a short game. `note`: which
 * of two sentences that disagree is followed.
 */
export const sheet =
  (where: string) =>
  (sentence: string, check: () => void, note = '') =>
    test(`${where}: ${sentence}${note && ` [${note}]`}`, check)

/** The prize of a throw; 'none' for none. */
export const wins = (id: HouseId, digits: string): Rank | 'none' =>
  judge(d(digits), HOUSES[id]).rank ?? 'none'

/** Of throws written from high to low, those that do not beat the next one. */
export const disordered = (by: House, order: string): string[] => {
  const throws = order.split(' ')
  const strength = (digits: string) => judge(d(digits), by).strength
  return throws.slice(0, -1).filter((digits, i) => strength(digits) <= strength(throws[i + 1] as string))
}

/** Who leads, or has won, after a script at a table of `seats`. */
export const leads = (by: HouseId | House, script: string, seats = 2): number | null =>
  when(given(by, seats), script).game.champion

/** What each seat holds after a script. */
export const held = (start: Game, script: string) => hands(when(start, script).game)

/** What is left in stock after a script. */
export const left = (start: Game, script: string) => few(when(start, script).game.stock)

/** The prizes that every sheet gives to the same dice: one throw for each, and what is no prize. */
export const SAME = {
  yixiu: '411235',
  erju: '442356',
  sijin: '222213',
  sanhong: '444123',
  duitang: '314256',
  zhuangyuan: '444412'
} as const
