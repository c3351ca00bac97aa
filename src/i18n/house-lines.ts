import {
  type Choice,
  type ChoiceId,
  type ChoiceValue,
  choicesOf,
  type Dice,
  type House,
  ladderOf,
  type Pattern,
  RANKS,
  type Stock,
  total
} from '@/rules'
import { t } from './translate'

type Worded = Exclude<ChoiceId, 'minutes'>
type ChoiceKey = { [Id in Worded]: `axis.${Id}.${ChoiceValue<Id>}` }[Worded]

/** One rule of a house in plain words. */
export interface HouseLine {
  /** A choice of the rules, or 'ladder', 'chase', 'set', 'advice'. */
  readonly key: ChoiceId | 'ladder' | 'chase' | 'set' | 'advice'
  readonly text: string
  /** It is not so in the house that was not changed. */
  readonly changed: boolean
  readonly example?: Dice
  /** what it was when this phone last saw it; '': nothing was said of it */
  readonly was?: string
  /** it is a rule no more: `text` is what it was */
  readonly gone?: boolean
}

/** A house as a table plays it: the lines that come to nothing there are not said. */
export interface Played {
  readonly house: House
  readonly idle: readonly HouseLine['key'][]
}

/** What a choice is about, in a few characters: '散桌'. */
export const choiceName = (id: ChoiceId): string => t(`axisName.${id}`)

/** A value of a choice as a sentence: '饼一分完，马上散桌。'. Needs the area `house`, as all of these do. */
export const choiceText = (id: ChoiceId, value: string): string => {
  if (id !== 'minutes') return t(`axis.${id}.${value}` as ChoiceKey)
  return value === 'null' ? t('axis.minutes.none') : t('axis.minutes.limit', { n: value })
}

/** Several things in one breath: 四进、对堂. */
export const listed = (names: readonly string[], by: 'axis.and' | 'axis.or' = 'axis.and'): string =>
  names.reduce((one, other) => (one ? t(by, { one, other }) : other), '')

/** Values that are said only where a host chose them: what most people never hear of. */
const QUIET: Readonly<Partial<Record<ChoiceId, string>>> = {
  chajinhuaNeverSlips: 'false',
  liubohongTakesDuitang: 'false',
  biandijinSweeps: 'false',
  sijinBonus: 'false',
  wuziBonus: 'false',
  duitangTriples: 'none',
  duitangPairs: 'false',
  sijinOverSanhong: 'false',
  minutes: 'null'
}

/** Said by another line: the ladder as a whole, and 追. */
const ELSEWHERE: readonly ChoiceId[] = ['chajinhuaAbove', 'chaseRanks', 'chaseFrom']

/** The throw that a line is about. */
const ABOUT: Readonly<Partial<Record<string, Pattern>>> = {
  sihongBy: 'sihong',
  wuziBy: 'wuzi',
  wuziBonus: 'wuzi',
  chajinhua: 'chajinhua',
  chajinhuaNeverSlips: 'chajinhua',
  liubohong: 'liubohong',
  liubohongTakesDuitang: 'liubohong',
  sixBlack: 'liubohei',
  sixBlackBy: 'liubohei',
  biandijinSweeps: 'biandijin',
  sijinBonus: 'sijin',
  sijinOverSanhong: 'sijin',
  duitangTriples: 'duitang',
  duitangPairs: 'duitang'
}

/** The throw that a line is about, beside whose dice it is said; null: it is about the game. */
export const aboutOf = (key: string): Pattern | null => ABOUT[key] ?? null

const ladderText = (house: House): string => {
  const steps = ladderOf(house).map(({ of }) => {
    const isBlack = of.includes('liubohei') && of.includes('biandijin')
    const names = of
      .filter(pattern => !isBlack || pattern !== 'biandijin')
      .map(pattern => (isBlack && pattern === 'liubohei' ? t('axis.black') : t(`pattern.${pattern}`)))
    return listed(names, 'axis.or')
  })
  return t('axis.ladder', { ladder: listed(steps) })
}

const chaseText = ({ chase: { ranks, from } }: House): string =>
  ranks.length === 0
    ? choiceText('chaseRanks', 'none')
    : t(`axis.chase.${from}`, { ranks: listed(ranks.map(rank => t(`rank.${rank}`))) })

const setText = ({ set }: House): string =>
  t('axis.set', {
    n: total(set),
    cakes: listed(
      [...RANKS]
        .reverse()
        .filter(rank => set[rank] > 0)
        .map(rank => t('axis.cakes', { rank: t(`rank.${rank}`), n: set[rank] }))
    )
  })

const textOf = (house: House, { id, value }: Choice): string => {
  if (id === 'minutes') return choiceText(id, String(house.minutes))
  return value === null ? t('axis.own', { what: choiceName(id) }) : choiceText(id, value)
}

const choiceLines = (house: House, base: House): readonly HouseLine[] => {
  const usual = new Map(choicesOf(base).map(choice => [choice.id, textOf(base, choice)]))
  return choicesOf(house).flatMap(choice => {
    const { id, value, example } = choice
    const text = textOf(house, choice)
    const changed = text !== usual.get(id)
    if (ELSEWHERE.includes(id) || (!changed && value === QUIET[id])) return []
    return [{ key: id, text, changed, ...(example ? { example } : {}) }]
  })
}

/**
 * The rules of a house as lines, most asked for first: what is 状元 and what is compared, what special throws take, 追,
 * a die out of the bowl, the end, who starts. `base`: the sheet it was made from (`HOUSES[house.id]`); what differs is
 * `changed`. What most tables never hear of is said only where it was changed. Needs the area `house`.
 */
export const houseLines = (house: House, base: House): readonly HouseLine[] => {
  const line = (key: HouseLine['key'], of: (house: House) => string): HouseLine => {
    const text = of(house)
    return { key, text, changed: text !== of(base) }
  }
  const choices = choiceLines(house, base)
  const at = choices.findIndex(({ key }) => key === 'chaseWindow' || key === 'jump')
  const set = line('set', setText)
  return [
    line('ladder', ladderText),
    ...choices.slice(0, at),
    { ...line('chase', chaseText), example: [4, 4, 4, 6, 6, 5] },
    ...choices.slice(at),
    ...(set.changed ? [set] : []),
    ...(house.advice === null ? [] : [line('advice', ({ advice }) => t('axis.advice', { n: `${advice}` }))])
  ]
}

const heard = ({ house, idle }: Played, base: House): readonly HouseLine[] =>
  houseLines(house, base).filter(({ key }) => !idle.includes(key))

/** What a set has of each, and for how many it is best, is no rule: said elsewhere. */
const isRule = ({ key }: HouseLine): boolean => key !== 'set' && key !== 'advice'

const OF_DUITANG = ['chajinhua', 'liubohongTakesDuitang', 'duitangTriples', 'duitangPairs'] as const

/** Rules of a house that come to nothing with these cakes: what is said of 对堂 where there are none. */
export const idleFor = ({ duitang }: Stock): readonly ChoiceId[] => (duitang === 0 ? OF_DUITANG : [])

/**
 * The lines of a house as `houseLines` has them, those first that are not as they were `before`, with what they said
 * then, and those that are `gone`. What is never said of most tables is said where it was changed.
 */
export function linesSince(now: Played, base: House, before: Played): readonly HouseLine[] {
  const old = heard(before, now.house).filter(isRule)
  const usual = heard(now, base)
  const said = heard(now, before.house).filter(isRule)
  const wasOf = (key: HouseLine['key']) => old.find(line => line.key === key)?.text ?? ''
  const since = said
    .filter(({ key, changed }) => changed || wasOf(key) === '')
    .map(line => ({
      ...line,
      changed: usual.find(({ key }) => key === line.key)?.changed ?? false,
      was: wasOf(line.key)
    }))
  const gone = old
    .filter(({ key }) => !said.some(line => line.key === key))
    .map(line => ({ ...line, changed: false, was: line.text, gone: true }))
  return [...since, ...gone, ...usual.filter(({ key }) => !since.some(line => line.key === key))]
}

/** The verse that a Minnan table says before the first throw, line by line: seed 002, 盤喙錦. It is the same in every language. */
export const VERSE: readonly string[] = [
  '眾儂聽分明，事後莫糾纏。',
  '逐家圍桌墘，某儂先開始。',
  '手搦骰仔jí，鏘喨tàn落去。',
  '碗內獻數字，賞罰有根據。',
  '博著啥物點，著賞伊啥物；',
  '骰若跳出礓，罰伊停一期。',
  '博好換隔壁，直直輪落去。',
  '等遘月餅盡，遊戲嘛停止。'
]
