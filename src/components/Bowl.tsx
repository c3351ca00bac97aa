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
const Sides = memo(function Sides() {
  return (
    <>
      {FACES.map(n => (
        <View key={n} className={`cube-face cube-face-${n}`} />
      ))}
    </>
  )
})

/** Which face each die shows, on one node too: `fall-2-4` is the second die with its four up. */
const fallOf = (dice: Dice | null) =>
  dice ? dice.map((face, i) => `fall-${i + 1}-${face}`).join(' ') : 'bowl-camera-empty'

/** Where the six lie, as variables of one node: what is said once need not be said of each die. */
const lieStyle = (lies: readonly Lie[]) =>
  lies.map(([x, z, turn], i) => `--x${i + 1}:${x};--z${i + 1}:${z};--r${i + 1}:${turn}deg`).join(';')

const SIX = [1, 2, 3, 4, 5, 6] as const

const Lying = memo(function Lying() {
  return (
    <>
      <View className="bowl-world">
        {SIX.map(n => (
          <View key={n} className={`bowl-spot bowl-spot-${n}`}>
            <View className="bowl-floor">
              <View className="bowl-shadow" />
            </View>
          </View>
        ))}
      </View>
      <View className="bowl-world">
        {SIX.map(n => (
          <View key={n} className={`bowl-spot bowl-spot-${n} bowl-die-${n}`}>
            <View className="bowl-hop">
              <View className={`bowl-turn bowl-turn-${n}`}>
                <View className="cube">
                  <Sides />
                </View>
              </View>
            </View>
          </View>
        ))}
      </View>
    </>
  )
})

/** The bowl, with six dice lying in it. It stands in a TableRing or a HomeHero. */
export function Bowl({ dice, pattern, layout = 0, rattling = false }: Props) {
  const words = rattling ? t('bowl.rattling') : dice ? diceWords(dice, pattern) : t('bowl.label')
  return (
    <View className={`bowl ${rattling ? 'bowl-rattling' : 'bowl-landed'}`} {...says(words, 'img')}>
      <Image className="bowl-picture" src={art('bowl-back.webp')} {...silent} />
      <View className={`bowl-camera ${fallOf(dice)}`} style={lieStyle(layoutOf(layout))}>
        <Lying />
      </View>
      <Image className="bowl-picture" src={art('bowl-front.webp')} {...silent} />
    </View>
  )
}

/** A bowl that no dice will ever lie in: a picture, in a StatePage. None of their eighty nodes crosses WeChat's bridge. */
export function EmptyBowl() {
  return (
    <View className="bowl" {...silent}>
      <Image className="bowl-picture" src={art('bowl-back.webp')} {...silent} />
      <Image className="bowl-picture" src={art('bowl-front.webp')} {...silent} />
    </View>
  )
}
