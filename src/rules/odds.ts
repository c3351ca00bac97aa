/** How often, how long: the second door of the rules, so that what only a table of odds needs is loaded with it alone. */
export type { Counts } from './odds/counts'
export { countsOf } from './odds/counts'
export { chanceOfNoZhuangyuan, meanThrows, waitedFor } from './odds/mean'
export type { Lengths } from './odds/simulate'
export { lengthsOf, minutesOf, playOut, SECONDS_A_THROW, seeded } from './odds/simulate'
