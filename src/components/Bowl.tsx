import { Image, View } from '@tarojs/components'
import { memo } from 'react'
import type { Flight } from '@/dice'
import { diceWords, t } from '@/i18n'
import type { Dice, Face, Pattern } from '@/rules'
import { says, silent } from './aria'
import { art } from './art'

interface Props {
  /** what lies in it, or will once it has flown; null: an empty bowl */
  dice: Dice | null
  /** what they make, for the ear */
  pattern?: Pattern | 'none'
  /** how they fly, or have flown; left out: they lie as they do on the first page */
  flight?: Flight | null
  /** `rattling`: in the hand; `flying`: out of it; neither can be read. `lying`: as the flight ended */
  phase?: 'rattling' | 'flying' | 'lying'
  /** nothing flies: dice are faded out and in */
  calm?: boolean
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6]
const Sides = memo(function Sides() {
  return (
    <>
      {FACES.map(n => (
        <View key={n} className={`side-${n}`} />
      ))}
    </>
  )
})

const SIX = [1, 2, 3, 4, 5, 6] as const

/** Six shadows on the ground, and over them six cubes: each in three nodes that are moved, one that is turned once. */
const Six = memo(function Six() {
  return (
    <>
      <View className="bowl-world">
        {SIX.map(n => (
          <View key={n} className={`bowl-spot spot-${n}`}>
            <View className="bowl-floor">
              <View className={`bowl-shadow shadow-${n}`} />
            </View>
          </View>
        ))}
      </View>
      <View className="bowl-world">
        {SIX.map(n => (
          <View key={n} className={`bowl-spot spot-${n} bowl-die-${n}`}>
            <View className={`bowl-hop hop-${n}`}>
              <View className={`bowl-turn turn-${n}`}>
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

const MOTION = {
  rattling: () => 'bowl-rattling bowl-flight flight-k',
  flying: ({ id }: Flight) => `bowl-flight flight-${id}`,
  lying: ({ id }: Flight) => `bowl-flight bowl-landed flight-${id}`
}

/** Which face each die ends with, on one node too: `fall-2-4` is the second die with its four up. */
const fallOf = (dice: Dice | null) =>
  dice ? dice.map((face, i) => `fall-${i + 1}-${face}`).join(' ') : 'bowl-camera-empty'

/** How far the throw is turned, in degrees, and each cube in it, in quarters: as variables of one node. */
const turnStyle = ({ yaw, spins }: Flight) =>
  [`--yaw:${yaw}`, ...spins.map((spin, i) => `--s${i + 1}:${spin}`)].join(';')

/** The bowl with its six dice. It stands in a TableRing or a HomeHero; only a table's page has the recorded motion. */
export function Bowl({ dice, pattern, flight = null, phase = 'lying', calm = false }: Props) {
  // Of five dice and one that is gone nothing is read.
  const readable = dice !== null && (flight === null || flight.exit < 0)
  const words = phase !== 'lying' ? t('bowl.rattling') : readable ? diceWords(dice, pattern) : t('bowl.label')
  const motion = flight ? MOTION[phase](flight) : 'bowl-still'
  return (
    <View className={`bowl ${motion}${calm ? ' bowl-calm' : ''}`} {...says(words, 'img')}>
      <Image className="bowl-picture" src={art('bowl-back.webp')} {...silent} />
      <View className={`bowl-camera ${fallOf(dice)}`} {...(flight ? { style: turnStyle(flight) } : {})}>
        <Six />
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
