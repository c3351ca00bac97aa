import type { House, HouseId } from './house'
import { HOUSES } from './houses/all'

/** What a host changed of a house. */
export type HouseDiff = Readonly<Partial<Omit<House, 'id' | 'version'>>>

/** A house as a room keeps it. */
export interface PackedHouse {
  readonly id: HouseId
  readonly version: number
  readonly diff: HouseDiff
}

/** A house as its id, its version and the axes that differ from the sheet. */
export const houseDiff = (house: House): PackedHouse => {
  const sheet = HOUSES[house.id]
  const axes = Object.keys(sheet) as (keyof House)[]
  const changed = axes.filter(axis => JSON.stringify(house[axis]) !== JSON.stringify(sheet[axis]))
  return {
    id: house.id,
    version: house.version,
    diff: Object.fromEntries(changed.map(axis => [axis, house[axis]]))
  }
}

/** The house that was packed. With no differences it is the sheet itself, so its judgments are shared. */
export const houseOf = ({ id, version, diff }: PackedHouse): House => {
  const sheet = HOUSES[id]
  return version === sheet.version && Object.keys(diff).length === 0
    ? sheet
    : { ...sheet, ...diff, id, version }
}
