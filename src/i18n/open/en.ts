import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const en: WordsOf<typeof zhCN> = {
  'one.note': 'Throw, then pass the phone on. No network needed.',
  'one.names': 'Who is playing?',
  'one.namesNote': 'Leave a name out and the drawing will do.',
  'one.act': 'Set the table',

  'open.title': 'Open a table',
  'open.again': 'As last time',
  'open.againNote': '{n} seats · {house}',
  'open.or': 'or choose anew',
  'open.seats': 'How many?',
  'open.people': 'people',
  'open.house': 'Whose rules?',
  'open.moreHouses': 'More',
  'open.moreHousesNote': 'six others',
  'open.minutes': '{n} people, about {m} minutes',
  'open.act': 'Open the table',
  'open.opening': 'Laying the table …',
  'open.cakes': 'What for?',
  'open.cakesHouse': '63 cakes',
  'open.cakesHouseNote': 'the old set',
  'open.cakesOwn': 'Our own',
  'open.cakesOwnNote': 'count by count',
  'open.unit': 'cakes',
  'open.limit': 'How long a turn?',
  'open.seconds': '{n} s',
  'open.noLimit': 'No limit',
  'open.absence': 'Somebody away?',
  'open.absentThrow': 'Throw for them',
  'open.absentSkip': 'Skip them'
}
