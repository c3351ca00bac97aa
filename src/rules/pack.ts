import type { House, HouseId } from './house'
import { HOUSES, SHEETS } from './houses/all'

/** What a host changed of a house. */
export type HouseDiff = Readonly<Partial<Omit<House, 'id' | 'version'>>>

/** A house as a room keeps it: its sheet by id and version, and what differs from that. */
export interface PackedHouse {
  readonly id: HouseId
  readonly version: number
  readonly diff: HouseDiff
}

/** The sheet of a packed house; undefined: a version that this program does not know. `sheets`: all there are. */
export const sheetOf = (
  { id, version }: Pick<PackedHouse, 'id' | 'version'>,
  sheets: readonly House[] = SHEETS
): House | undefined => sheets.find(sheet => sheet.id === id && sheet.version === version)

/** A house as its id, its version and the axes that differ from that sheet. */
export const houseDiff = (house: House, sheets?: readonly House[]): PackedHouse => {
  const sheet = sheetOf(house, sheets) ?? HOUSES[house.id]
  const { id: _, version: __, ...all } = sheet
  const axes = Object.keys(all) as (keyof HouseDiff)[]
  const changed = axes.filter(axis => JSON.stringify(house[axis]) !== JSON.stringify(sheet[axis]))
  return {
    id: house.id,
    version: house.version,
    diff: Object.fromEntries(changed.map(axis => [axis, house[axis]]))
  }
}

/** Whether somebody has changed a house: it is not as its sheet has it. */
export const isChanged = ({ diff }: Pick<PackedHouse, 'diff'>): boolean => Object.keys(diff).length > 0

/**
 * The house that was packed, on its sheet as it was then. With no differences it is the sheet itself, so its judgments
 * are shared. A version that is not known is taken for the present one.
 */
export const houseOf = (packed: PackedHouse, sheets?: readonly House[]): House => {
  const { id, version, diff } = packed
  const sheet = sheetOf({ id, version }, sheets) ?? HOUSES[id]
  return version === sheet.version && !isChanged(packed) ? sheet : { ...sheet, ...diff, id, version }
}
