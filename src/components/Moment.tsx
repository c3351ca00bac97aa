import { Image, View } from '@tarojs/components'
import { t } from '@/i18n'
import type { Dice, Pattern, Rank } from '@/rules'
import { says, silent } from './aria'
import { art, faceArt } from './art'
import { sortCounting } from './counting'
import { DiceRow } from './DiceRow'
import { Cake } from './pictures'

export interface MomentView {
  readonly kind: 'zhuangyuan' | 'chajinhua' | 'liubohong' | 'lugu' | 'jump'
  /** whose throw it is, 1 … 12 */
  readonly face: number
  /** over the name: 阿嬷博到 */
  readonly who: string
  /** the name of the throw, large */
  readonly name: string
  readonly dice: Dice | null
  readonly pattern: Pattern | 'none'
  /** what it leads to, in one line */
  readonly title: string
  /** why, in one line */
  readonly why: string
  /** the title goes to nobody new: no crest */
  readonly short?: boolean
  /** who is passed, or stays before: with what */
  readonly rival?: {
    readonly label: string
    readonly face: number
    readonly words: string
    readonly dice: Dice
    readonly pattern: Pattern | 'none'
  }
  /** whom the hat goes to, 1 … 12 */
  readonly heir?: number
}

interface Props extends MomentView {
  /** nothing flies and nothing rises: a fade */
  readonly still?: boolean
  readonly onSkip: () => void
}

const WIDE = /[^\u0020-\u024f]/

/** How large a name is written, so that it stays on the moon. */
function sizeOf(name: string): string {
  const width = [...name].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0)
  if (width <= 4) return ''
  return width <= 6 ? 'moment-name-long' : 'moment-name-longest'
}

/** The dice that stay in the bowl. */
const LEFT = [1, 2, 3, 4, 5] as const

const SWEPT: readonly Rank[] = ['duitang', 'sanhong', 'sijin', 'erju', 'yixiu']

/** What moves besides the moon: a hat with its wreath and flowers, cakes from all sides, or a die over the rim. */
function Things({ kind, heir, short }: Pick<MomentView, 'kind' | 'heir' | 'short'>) {
  switch (kind) {
    case 'jump':
      return (
        <>
          <Image className="moment-bowl" src={art('bowl-back.webp')} {...silent} />
          {LEFT.map(n => (
            <View key={n} className={`moment-left moment-left-${n}`} />
          ))}
          <Image className="moment-bowl" src={art('bowl-front.webp')} {...silent} />
          <View className="moment-hop">
            <View className="moment-die" />
          </View>
        </>
      )
    case 'lugu':
      return (
        <>
          {heir !== undefined && <Image className="moment-heir" src={faceArt(heir)} {...silent} />}
          <View className={`moment-hat ${heir === undefined ? 'moment-hat-kept' : ''}`} />
        </>
      )
    case 'liubohong':
      return (
        <>
          <View className="moment-crest" />
          {SWEPT.map((rank, i) => (
            <Cake key={rank} rank={rank} size={52} className={`moment-cake moment-cake-${i + 1}`} />
          ))}
        </>
      )
    case 'chajinhua':
      return (
        <>
          <View className={short ? 'moment-hat' : 'moment-crest'} />
          <View className="moment-pin moment-pin-left" />
          <View className="moment-pin moment-pin-right" />
        </>
      )
    case 'zhuangyuan':
      return short ? <View className="moment-hat moment-hat-gone" /> : <View className="moment-crest" />
  }
}

interface DiceProps {
  readonly dice: Dice
  readonly pattern: Pattern | 'none'
  readonly small?: boolean
}

/** Six flat dice that are one node: what a scene says crosses WeChat's bridge in the middle of a throw. */
function OneDice({ dice, pattern, small = false }: DiceProps) {
  const up = sortCounting(dice, pattern).map(({ face }, i) => `at-${i + 1}-${face}`)
  return <View className={`one-dice ${small ? 'one-dice-small ' : ''}${up.join(' ')}`} />
}

/** Dice that move each by itself, or all as one. */
const Thrown = ({ kind, dice, pattern }: DiceProps & Pick<MomentView, 'kind'>) =>
  kind === 'chajinhua' || kind === 'liubohong' ? (
    <DiceRow dice={dice} pattern={pattern} pale={false} size={18} />
  ) : (
    <OneDice dice={dice} pattern={pattern} />
  )

/** One great event of the game over the whole screen, until its turn has been told or somebody taps. */
export function Moment(props: Props) {
  const { kind, face, who, name, dice, pattern, title, why, rival, heir, still, onSkip } = props
  const marks = [heir !== undefined && 'moment-lugu-lost', still && 'moment-still'].filter(Boolean)
  // What a tap does stands below in the label's own words: see `_moments.scss`.
  return (
    <View
      className={['moment', `moment-${kind}`, ...marks].join(' ')}
      onClick={onSkip}
      {...says(t('moment.skip'), 'button')}
    >
      <View className="moment-sky">
        <View className="moment-who">
          <Image className="moment-face" src={faceArt(face)} />
          {who}
        </View>
        <View className={['moment-name', 'serif', sizeOf(name)].join(' ').trim()}>{name}</View>
        {dice && <Thrown kind={kind} dice={dice} pattern={pattern} />}
        <Things {...props} />
      </View>
      <View className="moment-title serif">{title}</View>
      {rival && (
        <View className="moment-rival">
          <View className="moment-rival-label">{rival.label}</View>
          <Image className="moment-rival-face" src={faceArt(rival.face)} />
          <View className="moment-rival-words">{rival.words}</View>
          <OneDice dice={rival.dice} pattern={rival.pattern} small />
        </View>
      )}
      <View className="moment-why">{why}</View>
    </View>
  )
}
