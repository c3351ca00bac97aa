import { Image, View } from '@tarojs/components'
import { halvesOf, t } from '@/i18n'
import type { Dice, Pattern, Rank } from '@/rules'
import { says, silent } from './aria'
import { faceArt } from './art'
import { DiceRow } from './DiceRow'
import { Phrases } from './Phrases'
import { Cake } from './pictures'
import { TwoDice } from './Start'

interface Props {
  /** whom the phone goes to */
  name: string
  /** 1 … 12 */
  face: number
  /** what happened just before; with the cake that was won */
  told?: {
    readonly words: string
    readonly rank?: Rank
    readonly dice?: Dice
    /** the two that found who throws first */
    readonly two?: readonly [number, number]
    readonly pattern?: Pattern | 'none'
    readonly why?: string
  }
  /** something to know before going on */
  warning?: string
  disabled?: boolean
  /** whom it goes to has only just changed: `onSkip` may be the tap of the hand before, and is heard all the same */
  early?: boolean
  onTake: () => void
  onSkip: () => void
}

/** How large a name can be written so that it stays on one line, or on two at most. */
function sizeOf(name: string): string {
  const width = halvesOf(name)
  if (width <= 6) return ''
  return width <= 12 ? 'pass-name-long' : 'pass-name-longest'
}

/** Between two turns on one phone: whom it goes to, and one button for them. It covers the screen under the bar. */
export function Pass({ name, face, told, warning, disabled, early, onTake, onSkip }: Props) {
  const label = t('pass.act', { name })
  return (
    <View className="pass">
      <View className="pass-to">
        <View className="pass-say">{t('pass.to')}</View>
        <View className={`pass-name serif ${sizeOf(name)}`}>{name}</View>
        <Image className="pass-face" src={faceArt(face)} {...silent} />
      </View>
      <View className="pass-foot">
        {warning && <View className="pass-warning">{warning}</View>}
        {told && (
          <View className="pass-told">
            {told.rank && <Cake rank={told.rank} size={34} className="pass-cake" />}
            <View className="grow">
              <View>{told.words}</View>
              {told.two && (
                <View className="pass-dice">
                  <TwoDice two={told.two} />
                </View>
              )}
              {told.dice && (
                <View className="pass-dice">
                  <DiceRow dice={told.dice} pattern={told.pattern ?? 'none'} size={16} />
                </View>
              )}
              {told.why && <View className="pass-why">{told.why}</View>}
            </View>
          </View>
        )}
        <View
          id="pass"
          className="pass-act"
          hoverClass="pressed"
          onClick={() => {
            if (!disabled) onTake()
          }}
          {...says(label, 'button')}
        >
          <View>
            <Phrases text={label} />
          </View>
        </View>
        <View
          id="pass-skip"
          className="pass-skip"
          hoverClass="pressed"
          onClick={() => {
            if (!disabled) onSkip()
          }}
          {...says(t('pass.skip', { name }), 'button')}
          {...(early ? { 'aria-disabled': 'true' } : {})}
        >
          {t('pass.skip', { name })}
        </View>
      </View>
    </View>
  )
}
