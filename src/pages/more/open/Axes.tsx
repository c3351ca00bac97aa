import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button, DiceRow, LineRow, Option, Sheet } from '@/components'
import { t } from '@/i18n'
import { choiceName, choiceText, idleFor } from '@/i18n/house-lines'
import {
  type Choice,
  type ChoiceId,
  choicesOf,
  choose,
  type House,
  type HouseDiff,
  houseDiff,
  patternOf,
  type Stock
} from '@/rules'

/** What people quarrel about; the others stand behind one more line. */
const FIRST: readonly ChoiceId[] = [
  'chajinhuaAbove',
  'wuziBy',
  'counting',
  'chaseRanks',
  'chaseFrom',
  'chaseWindow',
  'end',
  'sixBlack',
  'chajinhua',
  'liubohong',
  'sijinBonus'
]

interface Props {
  readonly house: House
  /** as it is before anything is changed */
  readonly sheet: House
  /** what is thrown for */
  readonly stock: Stock
  readonly onChange: (diff: HouseDiff) => void
}

/** A value in words; where nothing is there to be chased, that. */
const textOf = ({ id, value }: Choice, stock: Stock): string =>
  id === 'chaseRanks' && value === 'duitang' && stock.duitang === 0
    ? t('open.out', { rank: t('rank.duitang') })
    : value === null
      ? t('axis.own', { what: choiceName(id) })
      : choiceText(id, value)

/** The choices of a house that come to something with these cakes. */
const choicesWith = (house: House, stock: Stock): readonly Choice[] =>
  choicesOf(house).filter(({ id }) => !idleFor(stock).includes(id))

/** Those of them that are not as its sheet has them. */
export function changedOf(house: House, sheet: House, stock: Stock): readonly ChoiceId[] {
  const usual = new Map(choicesOf(sheet).map(({ id, value }) => [id, value]))
  return choicesWith(house, stock)
    .filter(({ id, value }) => usual.get(id) !== value)
    .map(({ id }) => id)
}

interface ChooseProps {
  readonly choice: Choice
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
}

/** One rule: a throw that shows what it is about, and every value it may have as a sentence. */
function Choose({ choice, onChoose, onClose }: ChooseProps) {
  const { id, values, value, example } = choice
  return (
    <Sheet title={choiceName(id)} onClose={onClose}>
      {example && (
        <View className="row down-8 up-8">
          <DiceRow dice={example} pattern={patternOf(example)} size={18} />
        </View>
      )}
      {values.map(each => (
        <View key={each} className="row">
          <Option
            id={`choose-${id}-${each}`}
            label={choiceText(id, each)}
            chosen={each === value}
            onTap={() => onChoose(each)}
          />
        </View>
      ))}
      <View className="down-12" />
    </Sheet>
  )
}

/** Every rule of a house in plain words; a tap on one shows what else it may be. */
export function Axes({ house, sheet, stock, onChange }: Props) {
  const [open, setOpen] = useState<ChoiceId | null>(null)
  const [all, setAll] = useState(false)
  const choices = choicesWith(house, stock)
  const changed = changedOf(house, sheet, stock)
  const shown = choices.filter(({ id }) => all || FIRST.includes(id) || changed.includes(id))
  const opened = choices.find(({ id }) => id === open)
  const decide = (id: ChoiceId, value: string) => {
    const next = choose(house, id, value)
    if (!('refused' in next)) onChange(houseDiff(next).diff)
    setOpen(null)
  }
  return (
    <>
      {shown.map(choice => (
        <View key={choice.id} className="lined">
          <LineRow
            id={`axis-${choice.id}`}
            label={choiceName(choice.id)}
            note={textOf(choice, stock)}
            {...(changed.includes(choice.id) ? { tag: t('rules.changed') } : {})}
            onTap={() => setOpen(choice.id)}
          />
        </View>
      ))}
      {!all && (
        <View className="row">
          <Button
            id="axes-all"
            kind="txt"
            icon="chevron-down"
            label={t('open.finer')}
            onTap={() => setAll(true)}
          />
        </View>
      )}
      {opened && (
        <Choose choice={opened} onChoose={value => decide(opened.id, value)} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
