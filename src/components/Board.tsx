import { View } from '@tarojs/components'
import { useRef } from 'react'
import { t, throwName } from '@/i18n'
import type { Dice, Pattern, Rank, Stock } from '@/rules'
import { says } from './aria'
import { DiceRow } from './DiceRow'
import { Cake, Held } from './pictures'
import { type Start, twoOf } from './Start'

/** Who leads 状元 for now, and by what. */
export interface Leader {
  name: string
  pattern: Pattern
  dice: Dice
}

interface Props {
  leader: Leader | null
  /** before the first throw, in the leader's place; null: somebody has thrown */
  start?: Start | null
  /** cakes nobody has yet */
  stock: Stock
  /** what it threw for before the first throw: of some ranks there may be none */
  set: Stock
  /** the reader's own; null for a watcher, who sees no such row */
  mine: Stock | null
  /** whose they are where the phone is nobody's in particular; left out: the reader's */
  whose?: string
  /** said where the reader has none; left out: that they have none yet */
  none?: string
  onTap?: () => void
}

/** The prizes as the eye wants them: 状元 first. */
export const DOWN: readonly Rank[] = ['zhuangyuan', 'duitang', 'sanhong', 'sijin', 'erju', 'yixiu']

const total = (stock: Stock): number => DOWN.reduce((sum, rank) => sum + stock[rank], 0)

// Letters of who leads and by what; more of them leave room for the deciding dice only.
const LONG = 6

/** The row is whole from the start, so that the first 状元 changes a few words of it. */
const NOBODY: Leader = { name: '', pattern: 'duitang', dice: [1, 2, 3, 4, 5, 6] }

/** Who leads; before the first throw, who throws first. The row is the same, so that a throw changes a few words of it. */
function Champion({ leader, start }: { leader: Leader | null; start: Start | null }) {
  const what = leader ? throwName(leader.pattern, leader.dice) : (start?.words ?? t('board.none'))
  const long = leader !== null && leader.name.length + what.length > LONG
  const { name, dice, pattern } = leader ?? NOBODY
  const found = useRef(start?.dice)
  if (start) found.current = start.dice
  const kind = leader
    ? ''
    : start
      ? `board-start two-dice ${start.dice ? '' : 'board-champion-none'}`
      : 'board-champion-none'
  return (
    <View className={`board-champion ${kind} ${long ? 'board-champion-long' : ''}`}>
      <View className="tag tag-red">{t(leader ? 'board.lead' : 'rank.zhuangyuan')}</View>
      <View className="board-name">{name}</View>
      <View className="board-what">{what}</View>
      {leader || !found.current ? (
        <DiceRow dice={dice} pattern={pattern} pale={false} />
      ) : (
        <DiceRow {...twoOf(found.current)} />
      )}
    </View>
  )
}

function Cell({ rank, n, never }: { rank: Rank; n: number; never: boolean }) {
  const name = t(`rank.${rank}`)
  return (
    <View
      className="board-cell"
      {...says(never ? t('told.never', { rank: name }) : t('board.left', { rank: name, n }))}
    >
      <View className="board-picture">
        <Cake rank={rank} taken={n === 0} />
      </View>
      <View className="board-rank">{name}</View>
      <View className={`board-count number ${n === 0 ? 'board-gone' : ''}`}>
        {n > 0 ? n : t(never ? 'rules.never' : 'board.gone')}
      </View>
    </View>
  )
}

function Mine({ stock, whose, none }: { stock: Stock; whose?: string; none: string }) {
  const held = DOWN.filter(rank => stock[rank] > 0)
  return (
    <View className="board-mine">
      <View className="board-mine-word">
        {whose === undefined ? t('board.mine') : t('board.whose', { name: whose })}
      </View>
      <View>{held.length === 0 && none}</View>
      {DOWN.map(rank => (
        <View key={rank}>{stock[rank] > 0 && <Held rank={rank} n={stock[rank]} />}</View>
      ))}
    </View>
  )
}

/** Who leads, what is left in the plate, and what is mine. */
export function Board({ leader, start = null, stock, set, mine, whose, none, onTap }: Props) {
  return (
    <View className="card board" onClick={() => onTap?.()} {...says(t('board.label', { n: total(stock) }))}>
      <Champion leader={leader} start={start} />
      <View className="rule" />
      <View className="board-cells">
        {DOWN.map(rank => (
          <Cell key={rank} rank={rank} n={stock[rank]} never={set[rank] === 0} />
        ))}
      </View>
      {mine && (
        <Mine stock={mine} none={none ?? t('board.mineNone')} {...(whose === undefined ? {} : { whose })} />
      )}
    </View>
  )
}
