import type { Pattern } from './pattern'
import type { Rank } from './rank'

/** What a throw is worth in a house, before anybody looks at the stock. */
export interface Verdict {
  readonly pattern: Pattern | 'none'
  readonly rank: Rank | null
  /** A second prize, paid separately from its own stock. */
  readonly bonus: Rank | null
  readonly special: 'take-one' | 'scramble' | null
  /** Place among the 状元 throws of this house, 0: no 状元. Only its order means anything. */
  readonly strength: number
}
