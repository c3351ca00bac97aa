import type { House, HouseId } from '../house'
import { bisai } from './bisai'
import { gongsi } from './gongsi'
import { jiudian } from './jiudian'
import { minnan } from './minnan'
import { sanshikuan } from './sanshikuan'
import { xiandai } from './xiandai'
import { xiangjie } from './xiangjie'
import { xmu } from './xmu'

/** The eight rule sheets. */
export const HOUSES: Readonly<Record<HouseId, House>> = {
  xmu,
  xiangjie,
  sanshikuan,
  xiandai,
  gongsi,
  jiudian,
  bisai,
  minnan
}

/** Sheets as they were before they changed, each under its version: whoever began with one plays on with it. */
const OLDER: readonly House[] = []

/** Every sheet in every version. */
export const SHEETS: readonly House[] = [...Object.values(HOUSES), ...OLDER]
