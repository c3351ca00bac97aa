import { Image, View } from '@tarojs/components'
import { memo } from 'react'
import { diceWords, t } from '@/i18n'
import type { Dice, Face, Pattern } from '@/rules'
import { says, silent } from './aria'
import { art } from './art'
import { type Lie, layoutOf } from './layouts'

interface Props {
  /** what lies in it; null: an empty bowl */
  dice: Dice | null
  /** what they make, for the ear */
  pattern?: Pattern | 'none'
  /** which of the ways to lie; a room's turn number does */
  layout?: number
  /** the cloud is throwing: the dice tumble and cannot be read */
  rattling?: boolean
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]
// The bowl's own unit, so that the dice shrink with the table.
const at = (n: number) => `calc(var(--b) * ${n})`

const Sides = memo(function Sides() {
  return (
    <>
      {FACES.map(n => (
        <View key={n} className={`cube-face cube-face-${n}`} />
      ))}
    </>
  )
})

const spot = ([x, z]: Lie) => `transform:translate3d(${at(x)},0,${at(z)})`

function Lying({ dice, lies }: { dice: Dice; lies: readonly Lie[] }) {
  return (
    <>
      <View className="bowl-world">
        {lies.map((lie, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always the same six
          <View key={i} className="bowl-spot" style={spot(lie)}>
            <View className="bowl-floor">
              <View className="bowl-shadow" />
            </View>
          </View>
        ))}
      </View>
      <View className="bowl-world">
        {lies.map((lie, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always the same six
          <View key={i} className={`bowl-spot bowl-die-${i + 1}`} style={spot(lie)}>
            <View className="bowl-hop">
              <View className="bowl-turn" style={`transform:translateY(${at(-16)}) rotateY(${lie[2]}deg)`}>
                <View className={`cube cube-${dice[i]}`}>
                  <Sides />
                </View>
              </View>
            </View>
          </View>
        ))}
      </View>
    </>
  )
}

/** The bowl, with six dice lying in it. It stands in a TableRing, a HomeHero or a StatePage. */
export function Bowl({ dice, pattern, layout = 0, rattling = false }: Props) {
  const words = rattling ? t('bowl.rattling') : dice ? diceWords(dice, pattern) : t('bowl.label')
  return (
    <View className={`bowl ${rattling ? 'bowl-rattling' : 'bowl-landed'}`} {...says(words, 'img')}>
      <Image className="bowl-picture" src={art('bowl-back.webp')} {...silent} />
      {dice && (
        <View className="bowl-camera">
          <Lying dice={dice} lies={layoutOf(layout)} />
        </View>
      )}
      <Image className="bowl-picture" src={art('bowl-front.webp')} {...silent} />
    </View>
  )
}
