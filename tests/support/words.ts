import { bringWords } from '@/i18n'
import { bookWords } from '@/i18n/book'
import { diceWords } from '@/i18n/dice'
import { houseWords } from '@/i18n/house'
import { meWords } from '@/i18n/me'
import { momentWords } from '@/i18n/moments'
import { openWords } from '@/i18n/open'
import { posterWords } from '@/i18n/poster'
import { reasonWords } from '@/i18n/reasons'
import { recordsWords } from '@/i18n/records'
import { tableWords } from '@/i18n/table'

/** Every area of words beside those that are always there: in the program each page brings its own. */
export const AREAS = [
  bookWords,
  diceWords,
  houseWords,
  meWords,
  momentWords,
  openWords,
  posterWords,
  reasonWords,
  recordsWords,
  tableWords
]

bringWords(...AREAS)
