import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const en: WordsOf<typeof zhCN> = {
  'poster.act': 'A keepsake',
  'poster.before': 'The game before',
  'poster.beforeAct': 'Last game: cakes and keepsake',
  'poster.busy': 'Drawing…',
  'poster.failed': 'This phone cannot draw the picture. Take a screenshot, or share from the menu on top.',
  'poster.saved': 'Saved in downloads: {file}',
  'poster.save': 'Save picture',
  'poster.hold': 'Hold to save or send',
  'poster.beside': 'at the table',
  'poster.best': 'At the table: the best cake of each',
  'poster.next': 'next time!',
  'poster.plate': '{name}’s cakes',
  'poster.left': 'Left on the plate: nobody won these',
  'poster.together': 'We played Bobing',
  'poster.alt': 'A picture of this game: {words}',
  'poster.autumn': 'Mid-Autumn {year}',
  'poster.year': 'Bobing {year}',
  'poster.champion': 'Champion · {name}',
  'poster.verse': 'six dice, a plate of cakes, a full moon'
}
