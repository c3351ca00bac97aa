import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const zhTW: WordsOf<typeof zhCN> = {
  'one.note': '擲完一把，手機傳給下一個。不用網路。',
  'one.names': '都有誰？',
  'one.namesNote': '不填也行，認畫就好。',
  'one.act': '擺桌，開博',

  'open.title': '開一桌',
  'open.again': '照上回開',
  'open.againNote': '{n} 人 · {house}',
  'open.or': '或者，重新選',
  'open.seats': '幾個人？',
  'open.people': '個人',
  'open.house': '哪裡的規矩？',
  'open.moreHouses': '更多',
  'open.moreHousesNote': '還有六種',
  'open.minutes': '{n} 個人大約 {m} 分鐘',
  'open.act': '開桌',
  'open.opening': '正在擺桌……',
  'open.cakes': '博什麼？',
  'open.cakesHouse': '六十三塊',
  'open.cakesHouseNote': '老規矩',
  'open.cakesOwn': '自己定',
  'open.cakesOwnNote': '一樣一樣改',
  'open.unit': '塊',
  'open.limit': '一擲等多久？',
  'open.seconds': '{n} 秒',
  'open.noLimit': '不限',
  'open.absence': '有人不在？',
  'open.absentThrow': '雲替他擲',
  'open.absentSkip': '跳過他'
}
