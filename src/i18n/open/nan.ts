import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const nan: WordsOf<typeof zhCN> = {
  'one.note': '擲了一擺，手機傳予後一个。免網路。',
  'one.names': '有啥儂？',
  'one.namesNote': '無寫嘛會使，認圖就好。',
  'one.act': '排桌，開博',

  'open.title': '開一桌',
  'open.again': '照頂改開',
  'open.againNote': '{n} 儂 · {house}',
  'open.or': '抑是，重新揀',
  'open.seats': '幾个儂？',
  'open.people': '个儂',
  'open.house': '佗位啲規矩？',
  'open.moreHouses': '較濟',
  'open.moreHousesNote': '猶有六款',
  'open.minutes': '{n} 个儂差不多 {m} 分鐘',
  'open.act': '開桌',
  'open.opening': '咧排桌……',
  'open.cakes': '博啥物？',
  'open.cakesHouse': '六十三塊',
  'open.cakesHouseNote': '老規矩',
  'open.cakesOwn': '家己定',
  'open.cakesOwnNote': '一項一項改',
  'open.unit': '塊',
  'open.limit': '一改等偌久？',
  'open.seconds': '{n} 秒',
  'open.noLimit': '無限',
  'open.absence': '有儂無佇？',
  'open.absentThrow': '雲替伊跋',
  'open.absentSkip': '跳過伊'
}
