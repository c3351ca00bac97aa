import { Image, View } from '@tarojs/components'
import { t } from '@/i18n'
import type { Rank } from '@/rules'
import { says, silent } from './aria'
import { art, cakeArt, faceArt } from './art'

interface FaceProps {
  /** 1 … 12; 0: the table itself */
  face: number
  /** px; 44 if left out */
  size?: 28 | 40 | 44 | 48 | 108
  className?: string
}

/** The drawn thing that stands for a person. */
export function Face({ face, size = 44, className = '' }: FaceProps) {
  return (
    <Image
      className={`face size-${size} ${className}`}
      src={face > 0 ? faceArt(face) : art('logo-mark.svg')}
      {...silent}
    />
  )
}

interface CakeProps {
  rank: Rank
  /** sold out: the hollow it leaves in the plate */
  taken?: boolean
  /** px of the box, the same for all ranks: the drawing itself says which is larger */
  size?: 24 | 28 | 34 | 36 | 44 | 46 | 52 | 68
  className?: string
}

/** A mooncake of one rank. */
export function Cake({ rank, taken, size = 46, className = '' }: CakeProps) {
  return <Image className={`cake size-${size} ${className}`} src={cakeArt(rank, taken)} {...silent} />
}

interface HeldProps {
  rank: Rank
  n: number
}

/** A small cake and how many of it. */
export function Held({ rank, n }: HeldProps) {
  return (
    <View className="held" {...says(t('board.held', { rank: t(`rank.${rank}`), n }))}>
      <Cake rank={rank} size={24} />
      <View className="held-count number">{n}</View>
    </View>
  )
}
