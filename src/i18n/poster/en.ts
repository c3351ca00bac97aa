import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const en: WordsOf<typeof zhCN> = {
  'poster.act': 'A keepsake',
  'poster.busy': 'Drawing…',
  'poster.failed': 'This phone cannot draw the picture. Take a screenshot, or share from the menu on top.',
  'poster.saved': 'Saved to your downloads as {file}',
  'poster.save': 'Save picture',
  'poster.hold':
    'On the plate, the champion’s cakes; below, everybody’s best. Hold the picture down to save or send it',
  'poster.alt': 'A picture of this game: {words}',
  'poster.autumn': 'Mid-Autumn {year}',
  'poster.year': 'Bobing {year}',
  'poster.champion': 'Champion · {name}',
  'poster.verse': 'six dice, a plate of cakes, a full moon'
}
