import { Image, View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'
import { halvesOf, t, throwName } from '@/i18n'
import type { Dice, Pattern, Rank, Stock } from '@/rules'
import { says, silent } from './aria'
import { art } from './art'
import { DOWN } from './Board'
import { DiceRow } from './DiceRow'
import { Phrases } from './Phrases'
import { Cake, Face } from './pictures'

/** Who is 状元, and by which throw. */
export interface Champion {
  name: string
  face: number
  pattern: Pattern
  dice: Dice
}

/** One person and what they take home. */
export interface Person {
  id: string
  name: string
  face: number
  held: Stock
  /** what it is called by who laid the table, under the cakes */
  named?: string
  /** said where nothing is held; left out: that nothing was won */
  none?: string
}

interface Props {
  champion: Champion
  /** the champion first, then who reads it, then in seat order; nobody is ranked and nothing is added up */
  rows: readonly Person[]
  /** said under the throw: what becomes of the champion's cake, and who hosts next year; '': nothing */
  custom: string
}

const LONG_NAME = 5

function Moon({ champion }: { champion: Champion }) {
  const { name, face, pattern, dice } = champion
  return (
    <>
      <Image className="result-moon" src={art('moon.svg')} {...silent} />
      <View className="result-champion" {...says(`${t('result.year')} ${name}`)}>
        <View className="result-face">
          <Face face={face} size={108} />
          <Cake rank="zhuangyuan" size={52} className="result-cake" />
        </View>
        <View className="result-year">{t('result.year')}</View>
        <View className={`result-name serif ${name.length > LONG_NAME ? 'result-name-long' : ''}`}>
          {name}
        </View>
      </View>
      <View className="result-throw">
        <DiceRow dice={dice} pattern={pattern} pale={false} size={18} />
        <View className="bold together">{throwName(pattern, dice)}</View>
      </View>
    </>
  )
}

/** How a row is that has no cakes, or more kinds of them than lie side by side as large as they are: six lie in two rows. */
const ROW: Readonly<Record<number, string>> = {
  0: 'result-row-empty',
  5: 'result-row-five',
  6: 'result-row-six'
}

/** What somebody has, by title; nothing is added up. */
function Taken({ held, named, none }: Pick<Person, 'held' | 'named' | 'none'>) {
  const ranks: readonly Rank[] = DOWN.filter(rank => held[rank] > 0)
  return (
    <View className={`result-row-cakes ${ROW[ranks.length] ?? ''}`}>
      {ranks.length === 0 && (
        <View className="small">
          <Phrases text={none ?? t('result.empty')} />
        </View>
      )}
      {ranks.map(rank => (
        <View
          key={rank}
          className="result-row-cake"
          {...says(t('board.held', { rank: t(`rank.${rank}`), n: held[rank] }))}
        >
          <Cake rank={rank} size={28} />
          <View className={`result-row-count number ${held[rank] > 9 ? 'result-row-many' : ''}`}>
            {held[rank]}
          </View>
        </View>
      ))}
      {named && <View className="small result-row-named">{named}</View>}
    </View>
  )
}

interface RowsProps {
  rows: readonly Person[]
  /** on the ground they stand on, not on a card of their own */
  bare?: boolean
}

/** Room for a name, in letters. */
const [SHORTEST, LONGEST] = [2.8, 6.1]

/** What everybody has, by title, in the order that is given; all names have as much room as the longest. */
export function TakenRows({ rows, bare = false }: RowsProps) {
  const longest = Math.max(SHORTEST, ...rows.map(({ name }) => halvesOf(name) / 2 + 0.1))
  return (
    <View className={bare ? '' : 'card result-rows'} style={`--names:${Math.min(LONGEST, longest)}em`}>
      {rows.map(({ id, name, face, ...taken }) => (
        <View key={id} className="result-row lined">
          <Face face={face} />
          <View className="result-row-name">{name}</View>
          <Taken {...taken} />
        </View>
      ))}
    </View>
  )
}

/** So many rows leave a short phone room for a whole moon, unless prizes have names. */
const FEW = 3

/** The end of a game: the champion in the moon, and everybody's cakes by title; between them, what the page puts there. */
export function ResultView({ champion, rows, custom, children }: PropsWithChildren<Props>) {
  const few = rows.length <= FEW && !rows.some(({ named }) => named)
  return (
    <View className={few ? 'result result-few' : 'result'}>
      <Moon champion={champion} />
      <View className="result-custom">
        <Phrases text={custom} />
      </View>
      {children}
      <TakenRows rows={rows} />
    </View>
  )
}
