import type { Dice, Pattern, Rank } from '@/rules'
import { t } from './translate'

/** What became of one throw, as far as the table is told. Names are those of the seats, '我' for oneself. */
export type Outcome =
  | { readonly kind: 'won'; readonly rank: Rank; readonly n: number }
  | { readonly kind: 'leads' }
  | { readonly kind: 'beaten'; readonly by: string }
  | { readonly kind: 'gone'; readonly rank: Rank }
  /** the table has none of these, and never had */
  | { readonly kind: 'never'; readonly rank: Rank }
  | { readonly kind: 'chased'; readonly rank: Rank; readonly from: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'jumped' }
  | { readonly kind: 'absent' }
  /** it owed a turn for a die that jumped out */
  | { readonly kind: 'sits-out' }
  | { readonly kind: 'light'; readonly n: number }

/** The face that comes `n` times among the dice. */
const oddOne = (dice: Dice): number => dice.find(face => dice.filter(x => x === face).length === 1) ?? 0

/** A throw by its name, with what decides among equals: 四红带 9, 五子带 2, 三红. */
export const throwName = (pattern: Pattern | 'none', dice: Dice): string => {
  if (pattern === 'sihong')
    return t('throw.sihong', { n: dice.reduce<number>((sum, face) => sum + face, -16) })
  if (pattern === 'wuhong') return t('throw.wuhong', { n: oddOne(dice) })
  if (pattern === 'wuzi') return t('throw.wuzi', { n: oddOne(dice) })
  return t(`pattern.${pattern}`)
}

/** The sentence that tells the table what a throw won. */
export const outcomeWords = (name: string, outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'won':
      return t('told.won', { name, n: outcome.n, rank: t(`rank.${outcome.rank}`) })
    case 'beaten':
      return t('told.beaten', { name, by: outcome.by })
    case 'gone':
      return t('told.hadGone', { name, rank: t(`rank.${outcome.rank}`) })
    case 'never':
      return t('told.hadNever', { name, rank: t(`rank.${outcome.rank}`) })
    case 'chased':
      return t('told.chased', { name, from: outcome.from, rank: t(`rank.${outcome.rank}`) })
    case 'leads':
      return t('told.leads', { name })
    case 'absent':
      return t('told.absent', { name })
    case 'sits-out':
      return t('told.sitsOut', { name })
    case 'nothing':
      return t('told.nothing', { name })
    case 'jumped':
      return t('told.jumped')
    case 'light':
      return outcome.n > 0 ? t('told.light', { n: outcome.n }) : t('told.lightNone')
  }
}

/** Six dice for the ear: each face, and the name of the throw if it has one. */
export const diceWords = (dice: Dice, pattern?: Pattern | 'none'): string => {
  const faces = dice.join(' ')
  return pattern ? t('dice.label', { dice: faces, what: throwName(pattern, dice) }) : faces
}
