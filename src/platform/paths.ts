import type { Invitation } from './ports'

/** The path that leads to a table, for whoever has it. */
export const pathOf = ({ room, key }: Invitation): string => `/pages/table/index?room=${room}&key=${key}`
