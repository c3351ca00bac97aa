import fc from 'fast-check'
import { LOCALES, setLocale } from '@/i18n'
import { choiceName, choiceText, houseLines, VERSE } from '@/i18n/house-lines'
import {
  CHOICES,
  type ChoiceId,
  choicesOf,
  choose,
  customHouse,
  HOUSE_IDS,
  HOUSES,
  type House,
  type HouseId
} from '@/rules'
import { anyHouse } from '../rules/random'
import { given, hands, when } from '../rules/spec'

const custom = (id: HouseId, diff: object): House => {
  const house = customHouse(id, diff)
  if ('refused' in house) throw new Error(house.field)
  return house
}

const linesOf = (house: House) => houseLines(house, HOUSES[house.id])
const changedOf = (house: House) => linesOf(house).filter(({ changed }) => changed)

const isRaw = (text: string) =>
  /[{}]|undefined|axis|pattern\.|rank\.|verse\./.test(text) || text.trim() === ''

afterEach(() => setLocale('zh-CN'))

describe.each(LOCALES)('in %s', locale => {
  beforeEach(() => setLocale(locale))

  test('every choice has a name and every value of it a sentence of its own', () => {
    for (const id of Object.keys(CHOICES) as ChoiceId[]) {
      const texts = CHOICES[id].map(value => choiceText(id, value))
      expect([choiceName(id), ...texts].filter(isRaw)).toEqual([])
      expect(new Set(texts).size).toBe(CHOICES[id].length)
    }
  })

  test('every house can be read, and nothing in it is marked', () => {
    for (const id of HOUSE_IDS) {
      const lines = linesOf(HOUSES[id])
      expect(lines.map(({ text }) => text).filter(isRaw)).toEqual([])
      expect(lines.filter(({ changed }) => changed)).toEqual([])
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    }
  })

  test('each choice that is made otherwise is marked, by its own line', () => {
    for (const { id, values, value } of choicesOf(HOUSES.minnan))
      for (const other of values.filter(each => each !== value)) {
        const changed = changedOf(choose(HOUSES.minnan, id, other) as House)
        expect(changed.filter(({ text }) => isRaw(text))).toEqual([])
        const key = { chajinhuaAbove: 'ladder', chaseRanks: 'chase', chaseFrom: 'chase' }[id as string] ?? id
        expect(changed.map(line => line.key)).toContain(key)
      }
  })

  test('the verse has eight lines', () => {
    expect(VERSE).toHaveLength(8)
  })
})

test('the rules of the first house, as they are read before the first throw', () => {
  expect(linesOf(HOUSES.xmu).map(({ text }) => text)).toEqual([
    '状元从小到大：四红、五子登科、五红、插金花、六勃红。',
    '四红比另外两颗，加起来大的赢。',
    '都博到五子，带的那一颗大就赢，不管是五个几。',
    '六个红一、六个一样的黑点，都不算状元，挑盘里最大的一块，状元饼不能挑。',
    '一个人博到几次状元，只算最后一次：博小了，状元会让给别人。',
    '博到插金花以后，再博到小的状元不算，更大的才换。',
    '再博到的状元比上次小，叫“禄骨”，帽子歪了：只是大家笑一笑，不罚什么。',
    '插金花做了状元，散桌时对堂全归他。',
    '博到六勃红，所有的饼都归他，马上散桌。',
    '哪种饼分完了，就没有了，不能拿别人手里的（不“追”）。',
    '骰子跳出碗不算，下一轮还停一次。',
    '状元有了，别的饼也全分完，博完这一轮散桌。',
    '开局自动掷两颗，从主人数起，数到谁，谁先。以后从上一局的状元数起。',
    '顺时针轮。',
    '最好不超过 10 个人。'
  ])
})

test('A05 the rules say how 五子 is compared, in each house', () => {
  const said = HOUSE_IDS.map(id => linesOf(HOUSES[id]).find(({ key }) => key === 'wuziBy')?.text)
  const [kicker, red, face, joint] = [
    '都博到五子，带的那一颗大就赢，不管是五个几。',
    '五子、五红一起比，红四最大，再比带的。',
    '五子先比五个一样的，再比带的。',
    '五子、五红一起比点数，再比带的。'
  ]
  expect(said).toEqual([kicker, kicker, red, kicker, face, face, kicker, joint])
})

test('a ladder names what shares a step', () => {
  expect(linesOf(HOUSES.minnan)[0]?.text).toBe(
    '状元从小到大：四红、五子登科和五红、插金花、六个黑点、六勃红。'
  )
  expect(linesOf(HOUSES.gongsi)[0]?.text).toBe(
    '状元从小到大：四红、五子登科、五红、六勃黑、遍地锦、六勃红、插金花。'
  )
})

test('six black that is no 状元 is not on the ladder, 遍地锦 that sweeps is', () => {
  const { ladder } = HOUSES.sanshikuan
  expect(linesOf(custom('sanshikuan', { sixBlack: 'scramble' }))[0]?.text).not.toContain('黑点')
  expect(linesOf(custom('xmu', { ladder, biandijinSweeps: true }))[0]?.text).toContain('遍地锦、插金花')
})

test('what a host changed is marked, and what is usual elsewhere is said then', () => {
  const set = { ...HOUSES.xmu.set, yixiu: 20 }
  const house = custom('xmu', { end: 'at-once', duitangPairs: true, minutes: 45, set })
  expect(changedOf(house).map(({ text }) => text)).toEqual([
    '三对也是对堂。',
    '状元有了，别的饼也全分完，马上散桌。',
    '45 分钟到了，博完这一轮散桌。',
    '博 51 块：状元 1、对堂 2、三红 4、四进 8、二举 16、一秀 20。'
  ])
  expect(changedOf(custom('xiangjie', { sijinBonus: false })).map(({ text }) => text)).toEqual([
    '四进里有红四，也只得四进。'
  ])
})

test('a rule that has no words is said to be the own one of the table', () => {
  const ladder = HOUSES.xmu.ladder.map(step =>
    step.of.includes('sihong') ? { ...step, by: ['higher' as const] } : step
  )
  expect(changedOf(custom('xmu', { ladder })).map(({ text }) => text)).toEqual(['四红比大小：这一桌自己定。'])
})

test.each(LOCALES)('whatever a host made of a house can be read in %s', locale => {
  setLocale(locale)
  const raw = (house: House) => linesOf(house).filter(({ text }) => isRaw(text))
  fc.assert(
    fc.property(anyHouse, house => expect(raw(house)).toEqual([])),
    { seed: 5_003, numRuns: 50 }
  )
})

test('追 says which cakes and whose', () => {
  const chase = { ranks: ['sanhong', 'duitang'], from: 'previous', window: 'end' } as const
  expect(changedOf(custom('xmu', { chase }))).toEqual([
    {
      key: 'chase',
      text: '三红、对堂分完了，可以追：从前一个博到的人手里拿走。',
      changed: true,
      example: [4, 4, 4, 6, 6, 5]
    },
    {
      key: 'chaseWindow',
      text: '能追的饼，哪种先分完就追哪种，追到散桌。',
      changed: true,
      example: [4, 4, 4, 6, 6, 5]
    }
  ])
})

const CHAMPION = { 'zh-CN': '状元', 'zh-TW': '狀元', nan: '狀元', en: 'champion' } as const

describe('what is chased while which cakes last, and when the table rises', () => {
  const said = (house: House, key: string) => linesOf(house).find(line => line.key === key)?.text

  test('the two lines of a house that chases to the end and rises at once do not contradict each other', () => {
    const { minnan } = HOUSES
    expect(said(minnan, 'chase')).toMatch(/^一秀、二举、四进、三红分完了，可以追/)
    expect(said(minnan, 'chaseWindow')).toBe('能追的饼，哪种先分完就追哪种，追到散桌。')
    expect(said(minnan, 'end')).toBe('状元有了，别的饼也全分完，马上散桌。')
    expect(said(HOUSES.xiandai, 'chaseWindow')).toBe('盘里还有别的饼，才可以追；全分完，就不追了。')
  })

  test.each([
    ['end', [{}, { yixiu: 1, erju: 1 }]],
    ['others-in-stock', [{ erju: 1 }, { yixiu: 1 }]]
  ] as const)(
    'and it is so: what ran out is chased, and with all gone the game waits for a 状元 (%s)',
    (window, held) => {
      const chase = { ranks: ['yixiu', 'erju'], from: 'upstream', window } as const
      const start = given(custom('minnan', { chase }), 2, { yixiu: 1, erju: 1 })
      // One 一秀 is won, and chased while a 二举 is there; then that is won too, and chased after all is gone, or not.
      const { game } = when(start, '411235 411235 441235 441235')
      expect(game.phase).toBe('playing')
      expect(hands(game)).toEqual(held)
      expect(when(game, '444463').game.phase).toBe('ended')
    }
  )

  test.each(LOCALES)('in %s the end is not said to come with the cakes alone', locale => {
    setLocale(locale)
    for (const end of CHOICES.end) expect(choiceText('end', end)).toContain(CHAMPION[locale])
  })
})

test('the verse is that of the sheet, whatever language is read', () => {
  setLocale('en')
  expect(VERSE[0]).toBe('眾儂聽分明，事後莫糾纏。')
  expect(VERSE[7]).toBe('等遘月餅盡，遊戲嘛停止。')
})
