import { Image, View } from '@tarojs/components'
import { t, throwName } from '@/i18n'
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
export interface Taken {
  id: string
  name: string
  face: number
  held: Stock
}

interface Props {
  champion: Champion
  /** in seat order, the champion first; nobody is ranked and nothing is added up */
  rows: readonly Taken[]
  /** said under the throw; left out: the cake is cut, the champion hosts next year */
  custom?: string
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

function Row({ row }: { row: Taken }) {
  const held: readonly Rank[] = DOWN.filter(rank => row.held[rank] > 0)
  return (
    <View className="result-row lined">
      <Face face={row.face} />
      <View className="result-row-name">{row.name}</View>
      <View className="result-row-cakes">
        {held.length === 0 && <View className="small">{t('result.empty')}</View>}
        {held.map(rank => (
          <View
            key={rank}
            className="result-row-cake"
            {...says(t('board.held', { rank: t(`rank.${rank}`), n: row.held[rank] }))}
          >
            <Cake rank={rank} size={28} />
            <View className={`result-row-count number ${row.held[rank] > 9 ? 'result-row-many' : ''}`}>
              {row.held[rank]}
            </View>
          </View>
        ))}
      </View>
    </View>
  )
}

/** The end of a game: the champion in the moon, and everybody's cakes by title. */
export function ResultView({ champion, rows, custom }: Props) {
  return (
    <View className="result">
      <Moon champion={champion} />
      <View className="result-custom">
        <Phrases text={custom ?? t('result.custom', { name: champion.name })} />
      </View>
      <View className="card result-rows">
        {rows.map(row => (
          <Row key={row.id} row={row} />
        ))}
      </View>
    </View>
  )
}
