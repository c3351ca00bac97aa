import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button, DiceRow, LineRow, Option, Options, Phrases, Sheet } from '@/components'
import { t } from '@/i18n'
import { choiceName, choiceText, idleFor } from '@/i18n/house-lines'
import {
  type Choice,
  type ChoiceId,
  choicesOf,
  choose,
  type Dice,
  type House,
  type HouseDiff,
  houseDiff,
  patternOf,
  type Stock
} from '@/rules'
import { pairOf } from './examples'

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

/** Rules of 追, a word that needs words. */
const CHASE: readonly ChoiceId[] = ['chaseRanks', 'chaseFrom', 'chaseWindow']

/** A throw, its name, and what it is. */
function Example({ dice }: { dice: Dice }) {
  const pattern = patternOf(dice)
  return (
    <View className="down-8 up-8">
      {pattern !== 'none' && (
        <View>
          <View className="rule-row-name">{t(`pattern.${pattern}`)}</View>
          <View className="rule-row-sense">
            <Phrases text={t(`why.${pattern}`)} />
          </View>
        </View>
      )}
      <DiceRow dice={dice} pattern={pattern} size={18} />
    </View>
  )
}

/** Two throws of which one is the greater. */
function Pair({ of }: { of: ReturnType<typeof pairOf> }) {
  if (of === null) return null
  const [greater, less] = of
  return (
    <View className="option-pair">
      <DiceRow dice={greater} pattern={patternOf(greater)} size={13} />
      <View className="option-pair-word">{t('open.beats')}</View>
      <DiceRow dice={less} pattern={patternOf(less)} size={13} />
    </View>
  )
}

/** One rule: a throw that shows what it is about, and every value it may have as a sentence. */
function Choose({ choice, onChoose, onClose }: ChooseProps) {
  const { id, values, value, example } = choice
  return (
    <Sheet title={choiceName(id)} onClose={onClose}>
      {example && <Example dice={example} />}
      {CHASE.includes(id) && (
        <View className="small">
          <Phrases text={t('open.chase')} />
        </View>
      )}
      <View className="down-8">
        <Options label={choiceName(id)} one>
          {values.map(each => (
            <Option
              key={each}
              id={`choose-${id}-${each}`}
              label={choiceText(id, each)}
              chosen={each === value}
              onTap={() => onChoose(each)}
            >
              <Pair of={pairOf(id, each)} />
            </Option>
          ))}
        </Options>
      </View>
      <View className="down-12" />
    </Sheet>
  )
}

interface RowProps {
  readonly choice: Choice
  readonly stock: Stock
  readonly changed: boolean
  /** puts it back as its sheet has it; null: it is so, or cannot be alone: it came with another rule */
  readonly onBack: (() => void) | null
  readonly onOpen: () => void
}

/** One rule as it is now; what was changed is marked, and one tap puts it back. */
function Row({ choice, stock, changed, onBack, onOpen }: RowProps) {
  const { id } = choice
  return (
    <View className="lined">
      <LineRow
        id={`axis-${id}`}
        label={choiceName(id)}
        note={textOf(choice, stock)}
        {...(changed ? { tag: t('rules.changed') } : {})}
        onTap={onOpen}
      />
      {onBack && <Button id={`back-${id}`} kind="txt" icon="redo" label={t('open.putBack')} onTap={onBack} />}
    </View>
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
  const usual = new Map(choicesOf(sheet).map(({ id, value }) => [id, value]))
  /** That choice made; null: it is none here. */
  const decided = (id: ChoiceId, value: string | null | undefined) => {
    const next = value ? choose(house, id, value) : null
    if (next === null || 'refused' in next) return null
    const isSheet = changedOf(next, sheet, sheet.set).length === 0
    return () => onChange(isSheet ? {} : houseDiff(next).diff)
  }
  return (
    <>
      {shown.map(choice => (
        <Row
          key={choice.id}
          choice={choice}
          stock={stock}
          changed={changed.includes(choice.id)}
          onBack={changed.includes(choice.id) ? decided(choice.id, usual.get(choice.id)) : null}
          onOpen={() => setOpen(choice.id)}
        />
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
        <Choose
          choice={opened}
          onChoose={value => {
            decided(opened.id, value)?.()
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
