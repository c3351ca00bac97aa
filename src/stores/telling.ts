import { judge, ordinaryLeft } from '@/rules'
import type { Told } from './tell'
import { TIMING } from './timing'

/** Whether the light goes out for this throw. */
export const darkens = ({ dice, before }: Told): boolean =>
  dice !== null && judge(dice, before.house).special === 'scramble' && ordinaryLeft(before.stock) > 0

/** How long a turn is told, in ms: what makes a scene gets the time of it, and what the dark waits for gets little. */
export function tellingOf(told: Told): number {
  if (darkens(told)) return TIMING.dark
  switch (told.outcome.kind) {
    case 'leads':
    case 'beaten':
      return TIMING.crowned
    case 'jumped':
      return TIMING.jumped
    case 'nothing':
    case 'absent':
    case 'sits-out':
      return told.absent ? TIMING.read : TIMING.told
    default:
      return TIMING.read
  }
}
