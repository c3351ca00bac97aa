import { Image, View } from '@tarojs/components'
import { t } from '@/i18n'
import type { Dice, Pattern, Rank } from '@/rules'
import { says, silent } from './aria'
import { art, faceArt } from './art'
import { DiceRow } from './DiceRow'
import { Cake, Face } from './pictures'

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
          <View className="moment-wreath" />
          <View className="moment-hat" />
          {SWEPT.map((rank, i) => (
            <Cake key={rank} rank={rank} size={52} className={`moment-cake moment-cake-${i + 1}`} />
          ))}
        </>
      )
    case 'chajinhua':
      return (
        <>
          {!short && <View className="moment-wreath" />}
          <View className="moment-hat" />
          <View className="moment-pin moment-pin-left" />
          <View className="moment-pin moment-pin-right" />
        </>
      )
    case 'zhuangyuan':
      return short ? <View className="moment-hat moment-hat-gone" /> : <View className="moment-crest" />
  }
}

/** One great event of the game over the whole screen, until its turn has been told or somebody taps. */
export function Moment(props: Props) {
  const { kind, face, who, name, dice, pattern, title, why, rival, heir, still, onSkip } = props
  const lost = heir === undefined ? '' : 'moment-lugu-lost'
  return (
    <View
      className={`moment moment-${kind} ${lost} ${still ? 'moment-still' : ''}`}
      onClick={onSkip}
      {...says(t('moment.skip'), 'button')}
    >
      <View className="moment-sky">
        <View className="moment-who">
          <Image className="moment-face" src={faceArt(face)} {...silent} />
          <View>{who}</View>
        </View>
        <View className={`moment-name serif ${sizeOf(name)}`}>{name}</View>
        {dice && <DiceRow dice={dice} pattern={pattern} pale={false} size={18} />}
        <Things {...props} />
      </View>
      <View className="moment-title serif">{title}</View>
      {rival && (
        <View className="moment-rival">
          <View className="moment-rival-label">{rival.label}</View>
          <Face face={rival.face} size={40} />
          <View className="moment-rival-words">{rival.words}</View>
          <DiceRow dice={rival.dice} pattern={rival.pattern} pale={false} size={13} />
        </View>
      )}
      <View className="moment-why">{why}</View>
      <View className="moment-skip">{t('moment.skip')}</View>
    </View>
  )
}
