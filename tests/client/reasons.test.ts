import { LOCALES, setLocale } from '@/i18n'
import { elsewhereLines, reasonLine, worthLine } from '@/i18n/why'
import {
  type Decider,
  elsewhere,
  evolve,
  HOUSES,
  newGame,
  parseDice,
  REASON_KEYS,
  type Reason,
  whyOf
} from '@/rules'

const NAMES = ['国强', '丽华', '阿嬷']
const moves = [{ rank: 'duitang', n: 2, from: 'stock', to: 0 }] as const
const taken = [{ rank: 'yixiu', n: 4, from: 1, to: 0 }] as const
const SWEPT = { key: 'sweep-everything', pattern: 'liubohong', ends: true } as const
const DECIDERS: Decider[] = ['step', 'sum', 'higher', 'kicker', 'face', 'face-red', 'earlier', 'later']
const PATTERNS = ['duitang', 'sanhong', 'sijin', 'erju', 'yixiu'] as const

/** Every reason there is, with every value that changes its words. */
const ALL: readonly Reason[] = [
  { key: 'pattern', pattern: 'none', rank: null },
  { key: 'pattern', pattern: 'liubohei', rank: null },
  { key: 'pattern', pattern: 'wuzi', rank: 'zhuangyuan' },
  ...PATTERNS.map(rank => ({ key: 'pattern' as const, pattern: rank, rank })),
  { key: 'won', rank: 'yixiu', moves },
  { key: 'sold-out', rank: 'erju' },
  ...(['upstream', 'previous', 'outscored'] as const).map(how => ({
    key: 'chased' as const,
    rank: 'sanhong' as const,
    from: 1,
    how,
    moves
  })),
  { key: 'chase-closed', rank: 'duitang' },
  { key: 'chase-nobody', rank: 'duitang' },
  { key: 'chase-own', rank: 'sijin' },
  { key: 'chase-low', rank: 'yixiu', from: 2, mine: 17, theirs: 19 },
  { key: 'bonus', rank: 'yixiu', moves },
  { key: 'bonus-sold-out', rank: 'erju' },
  { key: 'bonus-off', rank: 'yixiu' },
  { key: 'take-one', rank: 'duitang', moves },
  { key: 'take-one-none' },
  { key: 'scramble', cakes: 12 },
  { key: 'scramble-none' },
  { key: 'chajinhua-stock', moves },
  { key: 'chajinhua-lead', moves },
  { key: 'chajinhua-short' },
  { key: 'chajinhua-waits' },
  { key: 'chajinhua-plain' },
  ...[[], moves, taken, [...moves, ...taken]].map(all => ({ ...SWEPT, moves: all })),
  { key: 'sweep-stock', pattern: 'biandijin', ends: true, moves },
  { key: 'sweep-stock', pattern: 'liubohong', ends: false, moves },
  { key: 'sweep-plain', pattern: 'liubohong' },
  { key: 'shared', moves },
  { key: 'title-first' },
  { key: 'title-stays' },
  ...DECIDERS.flatMap(by =>
    (['title-takes', 'title-loses', 'title-short'] as const).map(key => ({
      key,
      rival: 1,
      by,
      mine: 6,
      theirs: 1
    }))
  ),
  { key: 'title-ignored-best' },
  { key: 'title-ignored-chajinhua' },
  { key: 'lugu', lost: true },
  { key: 'lugu', lost: false },
  ...(['void', 'void-skip', 'again'] as const).map(how => ({ key: 'jump' as const, how })),
  ...(['jump', 'absent', 'passed'] as const).map(why => ({ key: 'skip' as const, why })),
  { key: 'left' },
  { key: 'returned' },
  { key: 'dark', cakes: 12 },
  { key: 'grabbed', times: 3 },
  { key: 'grab-won', seat: 0, offset: 1_240, moves: [{ rank: 'sijin', n: 1, from: 'stock', to: 0 }] },
  { key: 'grab-lost', seat: 1, times: 2 },
  { key: 'grab-nobody' },
  { key: 'time-up' },
  ...(['sold-out', 'time-up'] as const).flatMap(why => [
    { key: 'last-round' as const, round: 23, why },
    { key: 'no-zhuangyuan' as const, why }
  ]),
  ...(['sold-out', 'liubohong', 'six-black', 'time-up', 'abandoned'] as const).map(why => ({
    key: 'ended' as const,
    why
  })),
  { key: 'champion-ended', seat: 0 },
  { key: 'champion-only', seat: 0 },
  ...DECIDERS.map(by => ({ key: 'champion' as const, seat: 0, rival: 1, by, mine: 9, theirs: 5 })),
  { key: 'crowned', seat: 0, moves },
  { key: 'crowned-duitang', seat: 0, moves }
]

afterEach(() => setLocale('zh-CN'))

test('every key that the rules have has a reason in this list', () => {
  expect([...new Set(ALL.map(({ key }) => key))].sort()).toEqual([...REASON_KEYS].sort())
})

test.each(LOCALES)(
  'every reason has a sentence in %s, with its blanks filled in and no key in it',
  locale => {
    setLocale(locale)
    const bad = ALL.map(reason => reasonLine(reason, NAMES)).filter(
      line => /[{}]|undefined|reason\.|elsewhere\.|why\.|rank\.|pattern\./.test(line) || line.trim() === ''
    )
    expect(bad).toEqual([])
  }
)

test.each(['zh-CN', 'zh-TW', 'nan'] as const)('a sentence of %s fits one line: 18 characters', locale => {
  setLocale(locale)
  const width = (line: string) => [...line.replace(/[ -~]+/g, part => 'x'.repeat(part.length / 2))].length
  expect(ALL.map(reason => reasonLine(reason, NAMES)).filter(line => width(line) > 18)).toEqual([])
})

test.each<[Reason, string]>([
  [{ key: 'pattern', pattern: 'sihong', rank: 'zhuangyuan' }, '四个红四，四红是状元'],
  [{ key: 'pattern', pattern: 'sanhong', rank: 'sanhong' }, '三个红四，是三红'],
  [{ key: 'chase-low', rank: 'yixiu', from: 2, mine: 17, theirs: 19 }, '17 不比 19 大，追不走阿嬷的一秀'],
  [{ key: 'title-takes', rival: 1, by: 'kicker', mine: 6, theirs: 1 }, '带 6 比带 1 大，换下丽华'],
  [{ key: 'title-short', rival: 1, by: 'earlier', mine: 9, theirs: 2 }, '一样大，先到的留着，还是丽华的'],
  [{ key: 'title-loses', rival: 2, by: 'step', mine: 1, theirs: 2 }, '小状元比不过大的，让给阿嬷'],
  [{ key: 'title-takes', rival: 2, by: 'face-red', mine: 7, theirs: 6 }, '4 比 6 大，红四最大，换下阿嬷'],
  [{ key: 'champion', seat: 0, rival: 1, by: 'sum', mine: 9, theirs: 5 }, '带 9 比带 5 大，国强赢丽华'],
  [{ key: 'sweep-stock', pattern: 'biandijin', ends: true, moves }, '遍地锦，盘里 2 块饼全拿，散桌'],
  [{ ...SWEPT, moves: [] }, '六勃红，没有饼可拿了，散桌'],
  [{ ...SWEPT, moves }, '六勃红，盘里 2 块饼全拿，散桌'],
  [{ ...SWEPT, moves: taken }, '六勃红，各家手里 4 块饼全拿，散桌'],
  [{ ...SWEPT, moves: [...moves, ...taken] }, '六勃红，盘里手里 6 块饼全拿，散桌'],
  [{ key: 'grab-lost', seat: 1, times: 2 }, '丽华有 2 下没抢着']
])('a person at the table would say so: %j', (reason, said) => {
  expect(reasonLine(reason, NAMES)).toBe(said)
})

test.each(LOCALES)('A03 the identical 四红: the screen says in %s why the leader stays', locale => {
  setLocale(locale)
  const game = newGame({ house: HOUSES.xmu, seats: 2 })
  const thrown = (seat: number) =>
    ({ type: 'thrown', seat, dice: [4, 4, 4, 4, 6, 3], moves: [], at: 0 }) as const
  const why = whyOf(evolve(game, thrown(0)), thrown(1)).map(reason => reasonLine(reason, NAMES))
  const equal = { 'zh-CN': '一样大', 'zh-TW': '一樣大', nan: '平大', en: 'Equal' }[locale]
  expect(why.filter(line => line.includes(equal) && line.includes('国强'))).toHaveLength(1)
})

describe('elsewhere', () => {
  const linesOf = (dice: string, here: 'xmu' | 'xiangjie' = 'xmu') =>
    elsewhereLines(elsewhere(parseDice([...dice].map(Number))!), here)

  test('four alike with a 4 pays one more in one house', () => {
    expect(linesOf('222243')).toEqual(['四进带一秀：一块四进，再带一块一秀'])
  })

  test('an ordinary throw is worth the same everywhere', () => {
    expect(linesOf('412355')).toEqual([])
  })

  test('houses that agree stand in one line', () => {
    expect(linesOf('444411')).toEqual([
      '四进带一秀：状元，第 3 大，盘里的对堂也拿',
      '新规矩：最大的状元，散桌时拿走全部对堂',
      '公司博饼、酒店博饼：最大的状元，盘里的对堂也拿',
      '比赛规则：最大的状元',
      '闽南老规矩：状元，第 3 大，领先就拿走全部对堂'
    ])
  })

  test.each(LOCALES)('six black has words in %s', locale => {
    setLocale(locale)
    const worths = elsewhere(parseDice([6, 6, 6, 6, 6, 6])!).map(worthLine)
    expect(new Set(worths).size).toBeGreaterThan(4)
    expect(worths.filter(worth => /[{}]|elsewhere/.test(worth))).toEqual([])
  })
})
