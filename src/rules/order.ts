import type { House } from './house'
import { ORDINARY, type Ordinary, type Rank, type Stock } from './rank'

const SIJIN_ABOVE: readonly Ordinary[] = ['yixiu', 'erju', 'sanhong', 'sijin', 'duitang']

/** The prizes of a house but 状元, smallest first. */
export const ordinaryOf = (house: House): readonly Ordinary[] =>
  house.sijinOverSanhong ? SIJIN_ABOVE : ORDINARY

/** The prizes of a house, smallest first: labels of third and fourth prize go by this. */
export const ranksOf = (house: House): readonly Rank[] => [...ordinaryOf(house), 'zhuangyuan']

/** The axes that let 四进 and 三红 change places, counts and all: four alike 4 cakes, three 4 eight of them. */
export const swapped = (house: House): { readonly sijinOverSanhong: boolean; readonly set: Stock } => ({
  sijinOverSanhong: !house.sijinOverSanhong,
  set: { ...house.set, sijin: house.set.sanhong, sanhong: house.set.sijin }
})
