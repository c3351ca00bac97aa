import type { WordsOf } from '../words'
import type { zhCN } from './zh-CN'

export const en: WordsOf<typeof zhCN> = {
  'book.houses': 'Whose rules',
  'book.look': 'Just to read: you choose when you open a table.',
  'book.prizes': 'What each throw wins',
  'book.lines': 'How it goes, how it ends',
  'book.silent': 'our own choice',
  'book.silentNote':
    'The source says nothing about what is marked "our own choice". All of it can be changed when a table is opened.',
  'book.jump': 'On the phone dice only jump where the host chose so.',
  'book.source': 'From {what}',
  'book.source.xmu': '"Bobing as it is played in Xiamen", by an alumnus of Xiamen University',
  'book.source.xiangjie': '"The rules of Mid-Autumn bobing explained"',
  'book.source.sanshikuan': '"The rules of bobing in Xiamen", the old "thirty kinds"',
  'book.source.xiandai': '"What is bobing?", its "modern rules"',
  'book.source.gongsi': "a company's rules, 2016",
  'book.source.jiudian': "a hotel's rules: tables of nine, and a champion of champions",
  'book.source.bisai': '"Mid-Autumn rules of Xiamen", written for matches',
  'book.source.minnan': '"Bobing among the people of Xiamen", written in Hokkien',
  'book.origin': 'How it began',
  'book.origin.1':
    'More than three hundred years ago, the story goes, Koxinga had his soldiers at Xiamen. On Mid-Autumn night they longed for home, and his officer Hong Xu had the idea of throwing dice for cakes round one bowl.',
  'book.origin.2':
    'A set has sixty-three cakes, seven times nine, named after the degrees of the imperial examinations.',
  'book.origin.3':
    'At Mid-Autumn 1926 Lin Yutang sent a basket of cakes and six dice, and Lu Xun and his colleagues at Xiamen University threw for them.'
}
