import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const en: WordsOf<typeof zhCN> = {
  'moment.skip': 'Tap to go on',
  'moment.got': '{name}',
  'moment.title-first': 'Champion so far: {name}',
  'moment.title-takes': 'The lead goes to {name}',
  'moment.title-stays': 'Still in the lead: {name}',
  'moment.title-short': 'Still in the lead: {name}',
  'moment.title-loses': 'The lead goes to {name}',
  'moment.title-ignored-best': 'The throw before still counts',
  'moment.title-ignored-chajinhua': 'A golden flower is never lost',
  'moment.last': 'Champion: {name}',
  'moment.above': '{n} {n|rank|ranks} above it; highest: {top}',
  'moment.top': 'Nothing stands above it',
  'moment.passed': 'beats',
  'moment.behind': 'behind',
  'moment.lugu': 'Slipped!',
  'moment.luguLost': 'The hat goes to {name}',
  'moment.luguKept': 'The hat tips, and stays on',
  'moment.jump': 'Out it jumps!',
  'moment.jumped': 'A die left the bowl: {name}',
  'moment.dark': 'Lights out!'
}
