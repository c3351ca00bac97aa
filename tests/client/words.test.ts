import {
  LOCALES,
  type Locale,
  localeOf,
  outcomeWords,
  REFUSAL_CODES,
  refusal,
  setLocale,
  t,
  throwName
} from '@/i18n'
import { sharedWords } from '@/i18n/shared'
import { CODES } from '@/room/answers'
import { AREAS } from '../support/words'

const whole = (locale: Locale): Record<string, string> =>
  Object.assign({}, ...[sharedWords, ...AREAS].map(area => area[locale]))
const zhCN = whole('zh-CN')
const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
const pictograph = /\p{Extended_Pictographic}/u

afterEach(() => setLocale('zh-CN'))

test('no two areas have a word for one thing', () => {
  const keys = [sharedWords, ...AREAS].flatMap(area => Object.keys(area['zh-CN']))
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
})

describe.each(['zh-TW', 'nan', 'en'] as const)('the words of %s', locale => {
  const words = whole(locale)
  test('has the same blanks in each text as the first language', () => {
    const differing = Object.entries(zhCN).filter(
      ([key, text]) => blanks(words[key]!).join() !== blanks(text).join()
    )
    expect(differing).toEqual([])
  })

  // Beyond the first plane are rare Hokkien signs too, and phones show a box for them.
  test('leaves no text empty, and uses no emoji and no sign that phones have no picture of', () => {
    const bad = Object.entries(words).filter(
      ([, text]) => !text.trim() || pictograph.test(text) || /[\u{10000}-\u{10ffff}]/u.test(text)
    )
    expect(bad).toEqual([])
  })
})

test.each(LOCALES)(
  'A34 no text in %s prints a share of throws, nor a number that is a known misprint',
  locale => {
    const odds = /\d ?%|百分之|14[,.]?700|9[,.]?375|18[,.]?030|38[.]6/
    expect(Object.entries(whole(locale)).filter(([, text]) => odds.test(text))).toEqual([])
  }
)

// 个 is no mistake: Hokkien writes it so.
test('no simplified character is left in the traditional texts', () => {
  const simplified = /[轮这红饼们对举进块没还开过让请录点间东门专为买会传体给经级线组结绿网罗义习书]/
  const left = [...Object.entries(whole('zh-TW')), ...Object.entries(whole('nan'))].filter(([, text]) =>
    simplified.test(text)
  )
  expect(left).toEqual([])
})

// 佫 呣 互 共款 儕 咔 啊 即, as seed 002 has them.
test('Hokkien is written as its own sheet writes it', () => {
  const other = /[閣毋予仝濟較矣這個們]/
  expect(Object.entries(whole('nan')).filter(([, text]) => other.test(text))).toEqual([])
})

test.each([
  ['zh_CN', 'zh-CN'],
  ['zh-Hans-SG', 'zh-CN'],
  ['zh_TW', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh_HK', 'zh-TW'],
  ['nan', 'nan'],
  ['zh-min-nan', 'nan'],
  ['en-GB', 'en'],
  ['fr', 'en']
])('a phone that speaks %s reads %s', (system, expected) => {
  expect(localeOf(system)).toBe(expected)
})

test('blanks are filled in, in every language', () => {
  const told = LOCALES.map(locale => {
    setLocale(locale)
    return t('call.other', { name: 'A{n}' })
  })
  expect(told).toEqual(['轮到A{n}', '輪到A{n}', '輪著A{n}', "A{n}'s turn"])
})

test('every refusal of the room has a sentence and a next step of its own', () => {
  expect(CODES.filter(code => !(REFUSAL_CODES as readonly string[]).includes(code))).toEqual([])
  for (const code of REFUSAL_CODES) {
    const { what, next } = refusal(code)
    expect(what).not.toBe('')
    expect(next).not.toBe(what)
  }
})

test('prizes, houses and files that the rules refuse have words too', () => {
  const codes: readonly string[] = REFUSAL_CODES
  for (const code of ['rules/bad-house', 'rules/bad-prizes', 'rules/bad-file']) expect(codes).toContain(code)
})

test('a refusal nobody knows is told as a fault of ours', () => {
  expect(refusal('room/of-tomorrow')).toEqual(refusal('app/internal'))
  expect(refusal('app/internal').what).toBe('出了点岔子')
})

test('a throw is named with what decides among equals', () => {
  expect(throwName('sihong', [4, 6, 4, 4, 3, 4])).toBe('四红带 9\u00a0点')
  expect(throwName('wuhong', [4, 4, 4, 6, 4, 4])).toBe('五红带 6')
  expect(throwName('wuzi', [2, 3, 3, 3, 3, 3])).toBe('五子带 2')
  expect(throwName('chajinhua', [4, 4, 4, 4, 1, 1])).toBe('插金花')
  expect(throwName('none', [1, 2, 2, 3, 5, 6])).toBe('没中')
})

test('what a throw won is told in one sentence', () => {
  expect(outcomeWords('国强', { kind: 'won', rank: 'sanhong', n: 1 })).toBe('国强得 1\u00a0块三红饼')
  expect(outcomeWords('我', { kind: 'chased', rank: 'duitang', from: '丽华' })).toBe('我追走丽华一块对堂')
  expect(outcomeWords('我', { kind: 'gone', rank: 'duitang' })).toBe('我博到对堂，已经分完了')
  expect(outcomeWords('阿明', { kind: 'beaten', by: '阿嬷' })).toBe('阿明没压过阿嬷的状元')
})
