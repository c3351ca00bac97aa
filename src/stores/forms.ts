import { customHouse, HOUSES, type HouseDiff, type HouseId, type Stock } from '@/rules'

/** What the host chooses for a table. */
export interface Form {
  readonly house: HouseId
  /** the axes that differ from the house's sheet */
  readonly diff: HouseDiff
  readonly size: number
  /** cakes of each rank; null: the house's own set */
  readonly stock: Stock | null
  /** seconds a turn; 0: no deadline */
  readonly limit: number
  readonly absence: 'throw' | 'skip'
  /** whether a die may leave the bowl */
  readonly jumps: 'never' | 'sometimes'
}

/** What a host is offered who never opened a table. */
export const USUAL_FORM: Form = {
  house: 'xmu',
  diff: {},
  size: 8,
  stock: null,
  limit: 30,
  absence: 'throw',
  jumps: 'never'
}

const SEATS = 12
const SHORTEST = 15
const LONGEST = 120

const within = (x: unknown, least: number, most: number): boolean =>
  Number.isInteger(x) && (x as number) >= least && (x as number) <= most

/** A form from a text that this or another version of the program kept; null: it is none. */
export function parseForm(text: string | null): Form | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Form> | null
    if (kept?.house === undefined) return null
    const form: Form = { ...USUAL_FORM, ...kept }
    const { house, diff, size, stock, limit, absence, jumps } = form
    const fits =
      Object.keys(HOUSES).includes(house) &&
      !('refused' in customHouse(house, { ...diff, ...(stock === null ? {} : { set: stock }) })) &&
      within(size, 1, SEATS) &&
      (limit === 0 || within(limit, SHORTEST, LONGEST)) &&
      ['throw', 'skip'].includes(absence) &&
      ['never', 'sometimes'].includes(jumps)
    return fits ? { house, diff, size, stock, limit, absence, jumps } : null
  } catch {
    return null
  }
}
