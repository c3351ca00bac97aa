import { Image, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { silent } from './aria'
import { art } from './art'
import { EmptyBowl } from './Bowl'
import { Foot } from './Foot'
import type { IconName } from './Icon'
import { Icon } from './Icon'
import { Phrases } from './Phrases'

interface Props {
  /** the empty bowl on its table, or an icon in the moon */
  picture: 'bowl' | IconName
  title: string
  words: string
  /** one or two rows of `Acts`; the first always leads on */
  acts?: ReactNode
}

/** A page that says why there is no table here, and what to do now. */
export function StatePage({ picture, title, words, acts }: Props) {
  return (
    <>
      <View className="state-page">
        <View className="state-art">
          {picture === 'bowl' ? (
            <>
              <View className="disc" />
              <EmptyBowl />
            </>
          ) : (
            <>
              <Image className="state-moon" src={art('moon.svg')} {...silent} />
              <Icon name={picture} className="state-icon" />
            </>
          )}
        </View>
        <View className="state-title serif">
          <Phrases text={title} />
        </View>
        <View className="state-words">
          <Phrases text={words} />
        </View>
      </View>
      {acts && <Foot>{acts}</Foot>}
    </>
  )
}
