import { customHouse, decide, HOUSES, isLugu, judge, newGame, RANKS, starterBy, total, WAYS } from '@/rules'
import { d, few, given, house, throwers, when } from '../spec'
import { disordered, held, leads, left, sheet, wins } from './said'

const said = sheet('000, 一, 厦门传统博饼规则正解')

said('以每桌10人左右，不超过12人为佳', () => {
  expect(HOUSES.xmu.advice).toBe(10)
  expect(newGame({ house: HOUSES.xmu, seats: 12 }).seats).toBe(12)
  expect(() => newGame({ house: HOUSES.xmu, seats: 13 })).toThrow('rules/bad-seats')
})

said(
  '一套会饼的构成是：状元饼1个，对堂饼（榜眼）2个，三红饼（探花）4个，四进（士）饼8个，二举（人）饼16个，一秀（才）饼32个',
  () => {
    const { set } = HOUSES.xmu
    expect(few(set)).toEqual({ zhuangyuan: 1, duitang: 2, sanhong: 4, sijin: 8, erju: 16, yixiu: 32 })
    expect(total(set)).toBe(63)
  }
)

said('最常见的是要事先约定有没有“追”', () => {
  const chase = { ranks: ['sanhong', 'duitang'], from: 'upstream', window: 'end' }
  const agreed = customHouse('xmu', { chase })
  if ('refused' in agreed) throw new Error(agreed.field)
  expect(held(given(agreed, 2, { duitang: 1, yixiu: 1 }), '123456 123456')).toEqual([{}, { duitang: 1 }])
  expect(held(given('xmu', 2, { duitang: 1, yixiu: 1 }), '123456 123456')).toEqual([{ duitang: 1 }, {}])
})

said('取两粒骰子掷出点数，然后按顺时针方向计数，确定本次博饼的起头者和结束者', () => {
  expect(HOUSES.xmu.starter).toBe('dice-by-champion')
  expect(starterBy(8, 5, 10, HOUSES.xmu.direction)).toBe(2)
  const { events } = when(given('xmu', 3, { yixiu: 1 }, 2), '444412 411235 112233')
  expect(throwers(events)).toEqual([2, 0, 1])
  expect(events.at(-1)?.type).toBe('ended')
})

said('以顺时针为序，每人依次掷骰子到碗里', () => {
  expect(throwers(when(given('xmu', 3), '112233 112233 112233 112233').events)).toEqual([0, 1, 2, 0])
})

said('注意6粒骰子必须一次性全部掷出', () => {
  const five = { type: 'throw', seat: 0, dice: [1, 2, 3, 4, 5], at: 0 } as never
  expect(decide(given('xmu', 2), five)).toEqual({ refused: 'rules/bad-dice' })
})

said('除了状元对应的奖品，都是随博随拿', () => {
  const script = '411235 442356 222213 444123 123456 444412'
  expect(held(given('xmu', 6), script)).toEqual([
    { yixiu: 1 },
    { erju: 1 },
    { sijin: 1 },
    { sanhong: 1 },
    { duitang: 1 },
    {}
  ])
  expect(left(given('xmu', 6), script).zhuangyuan).toBe(1)
})

said('奖品全部拿完后再掷到奖项的人，没有奖品', () => {
  expect(held(given('xmu', 2, { sanhong: 1, yixiu: 9 }), '444123 444123')).toEqual([{ sanhong: 1 }, {}])
})

said('要等到最后一轮的最后一人掷完骰子，博饼才结束', () => {
  const { game, events } = when(given('xmu', 4, { yixiu: 1 }), '444412 411235 112233 444413')
  expect(throwers(events)).toEqual([0, 1, 2, 3])
  expect(game).toMatchObject({ phase: 'ended', champion: 3 })
})

said(
  '状元按照人数，均分状元饼，全体共享',
  () => {
    const { game } = when(given('xmu', 2, { yixiu: 1 }), '444412 411235')
    expect(game.held.map(few)).toEqual([{ zhuangyuan: 1 }, { yixiu: 1 }])
  },
  'cut at the table: no holding changes'
)

said(
  '博得状元者要负责组织明年的博饼活动',
  () => {
    expect(leads('xmu', '444412 444413')).toBe(1)
  },
  'the game names one person'
)

said(
  '一粒且只有一粒4',
  () => {
    expect(wins('xmu', '411235')).toBe('yixiu')
    expect(wins('xmu', '412356')).toBe('duitang')
    expect(wins('xmu', '333341')).toBe('sijin')
  },
  'a straight is 对堂'
)

said('除四粒4以外的四粒相同花色', () => {
  for (const digits of ['111123', '222213', '333312', '555512', '666612'])
    expect(wins('xmu', digits)).toBe('sijin')
  expect(wins('xmu', '444412')).toBe('zhuangyuan')
})

said('二粒4', () => expect(wins('xmu', '442356')).toBe('erju'))

said('三粒4', () => expect(wins('xmu', '444123')).toBe('sanhong'))

said('点数为123456', () => expect(wins('xmu', '654321')).toBe('duitang'))

said(
  '关灯，大家一起抢饼',
  () => {
    const dark = house('xmu', { sixBlack: 'scramble' })
    expect(when(given(dark, 2), '222222').game.phase).toBe('scramble')
    expect(when(given('xmu', 2), '222222').game.phase).toBe('playing')
  },
  'an option; 其他常见规则说明 4 is followed'
)

said('四粒4，两粒其他花色', () => expect(judge(d('444412'), HOUSES.xmu).pattern).toBe('sihong'))

said('五粒除了4以外的相同花色', () => expect(judge(d('333334'), HOUSES.xmu).pattern).toBe('wuzi'))

said('五粒4', () => expect(judge(d('444441'), HOUSES.xmu).pattern).toBe('wuhong'))

said('四粒4，两粒1', () => expect(judge(d('144144'), HOUSES.xmu).pattern).toBe('chajinhua'))

said('1个状元饼，两个对堂饼', () => {
  const start = given('xmu', 2, { duitang: 2, yixiu: 1 })
  expect(held(start, '444411 123456 123456 411235')).toEqual([{ zhuangyuan: 1, duitang: 2 }, { yixiu: 1 }])
})

said('全部会饼，博饼结束', () => {
  const { game } = when(given('xmu', 2), '411235 444444')
  expect(game).toMatchObject({ phase: 'ended', champion: 1 })
  expect(game.held.map(total)).toEqual([0, 63])
})

said('在会饼中，三红的级别不仅比四进高', () => {
  expect(RANKS.indexOf('sanhong')).toBeGreaterThan(RANKS.indexOf('sijin'))
  expect(held(given('xmu', 1, { sijin: 1, sanhong: 1 }), '222222')).toEqual([{ sanhong: 1 }])
})

said(
  '如果桌面已经没有奖品，博到奖项者可以拿走上家的奖品（一般限于“三红”以上的奖项）',
  () => {
    const chase = { ranks: ['sanhong', 'duitang'], from: 'upstream', window: 'end' } as const
    const start = given(house('xmu', { chase }), 3, { sanhong: 2, erju: 1 })
    expect(held(start, '444123 444123 444123')).toEqual([{ sanhong: 1 }, {}, { sanhong: 1 }])
    expect(held(start, '442356 442356 112233')).toEqual([{ erju: 1 }, {}, {}])
  },
  'off unless agreed'
)

said('一般不关灯了，拿个奖品就是', () => {
  expect(held(given('xmu', 2, { erju: 1, yixiu: 1 }), '222222 111111')).toEqual([{ erju: 1 }, { yixiu: 1 }])
})

said('所以有的把六勃黑也归入状元，此则大谬不然也', () => {
  for (const digits of ['111111', '222222', '333333', '555555', '666666'])
    expect(wins('xmu', digits)).toBe('none')
})

said('掷出的骰子落在了碗外面，谓之“跳猴”，罚停赛一轮', () => {
  expect(throwers(when(given('xmu', 2), 'jump 112233 112233 112233').events)).toEqual([0, 1, 1, 0])
})

said('一个人如在同一局中多次博到状元，规矩是以最新的一次为准', () => {
  expect(leads('xmu', '444466 444441 444412')).toBe(1)
  expect(leads('xmu', '444466 444441 444411')).toBe(0)
})

said('如果本次博到的状元，比上一把的小，“掉下来了”，则称之为“禄骨”', () => {
  const { game } = when(given('xmu', 2), '444466 112233')
  expect(isLugu(game, 0, d('444412'))).toBe(true)
  expect(isLugu(game, 0, d('444441'))).toBe(false)
})

said('先比大小，同样大小比先后，先博者得', () => {
  expect(leads('xmu', '444412 444423')).toBe(1)
  expect(leads('xmu', '444423 444423')).toBe(0)
})

said('传统中，肯定是六勃红最大，而且是压倒一切的那种', () => {
  expect(disordered(HOUSES.xmu, '444444 444411 444446 444441 222226 222221 444466 444412')).toEqual([])
})

said('六勃红难度最大，是插金花的15倍', () => expect(WAYS.chajinhua / WAYS.liubohong).toBe(15))

said(
  '14700',
  () => {
    expect(WAYS.yixiu).toBe(17_400)
    expect(((100 * WAYS.yixiu) / 46_656).toFixed(2)).toBe('37.29')
  },
  'a misprint for 17400, beside the right 37.29 %'
)

said(
  '0.26%',
  () => {
    expect(WAYS.wuzi + WAYS.wuhong).toBe(180)
    expect(((100 * (WAYS.wuzi + WAYS.wuhong)) / 46_656).toFixed(2)).toBe('0.39')
  },
  'a misprint: 180 throws are 0.39 %'
)

said('插金花是得到状元与两个对堂，六勃红则是所有奖品', () => {
  const start = given('xmu', 2, { duitang: 2, yixiu: 2 })
  expect(held(start, '444411 123456 411235 411235')[0]).toEqual({ yixiu: 1 })
  expect(held(start, '444411 123456 411235 411235 112233 123456')[0]).toEqual({
    zhuangyuan: 1,
    duitang: 2,
    yixiu: 1
  })
  expect(held(start, '123456 444444')).toEqual([{}, { zhuangyuan: 1, duitang: 2, yixiu: 2 }])
})

said('插金花虽不会禄骨，但要等全场博完才能“登基”，六勃红博出即全场结束', () => {
  expect(leads('xmu', '444411 444466 444412 444446')).toBe(0)
  expect(when(given('xmu', 2), '444411').game.phase).toBe('playing')
  expect(when(given('xmu', 2), '444444').game.phase).toBe('ended')
})

said(
  '以前是没有“状元插金花”说法的，1984年以后才有，而且“状元插金花”是状元里最小的',
  () => {
    const flower = HOUSES.xmu.ladder.filter(step => step.of.includes('chajinhua'))
    const others = HOUSES.xmu.ladder.filter(step => !step.of.includes('chajinhua'))
    const old = customHouse('xmu', { ladder: [...flower, ...others] })
    if ('refused' in old) throw new Error(old.field)
    expect(disordered(old, '444444 444441 222221 444412 444411')).toEqual([])
  },
  'history; a host may have it so'
)
