import { HOUSES, judge, total } from '@/rules'
import { d, few, given, house, throwers, when } from '../spec'
import { disordered, held, leads, SAME, sheet, wins } from './said'

const said = sheet('000, 二, 厦门博饼规则')
const { sanshikuan } = HOUSES
const stock = { duitang: 2, yixiu: 9 }

said('全会有大小63块饼', () => expect(total(sanshikuan.set)).toBe(63))

said('一秀、二举、三红，分别以出现一颗红四、二颗红四、三颗红四为得饼', () => {
  for (const rank of ['yixiu', 'erju', 'sanhong'] as const) expect(wins('sanshikuan', SAME[rank])).toBe(rank)
})

said(
  '状元是以出现四颗红四点、两颗红一点为最高级，称“状元插金花”',
  () => {
    expect(disordered(sanshikuan, '444444 444411')).toEqual([])
  },
  '具体玩法 is followed: 六抔红 is the highest'
)

said('可获状元和两个对堂共3个大饼', () => {
  const { game } = when(
    given('sanshikuan', 2, { duitang: 2, yixiu: 1 }),
    '444411 123456 112233 123456 411235'
  )
  expect(few(game.held[0])).toEqual({ zhuangyuan: 1, duitang: 2, yixiu: 1 })
})

said('获状元的以出现四颗四点红为起码级，其中又发四红带多少点比大', () => {
  expect(disordered(sanshikuan, '111112 444466 444465 444426 444412')).toEqual([])
})

said(
  '“五颗”除五个红四以外的任何五颗一样算为“五子”，又以带多少点比大',
  () => {
    expect(leads('sanshikuan', '222226 333331')).toBe(1)
  },
  '具体玩法 is followed: the face first'
)

said('“五红”就是出现五个红四点，压过“五子”，其中又以带多少点比大', () => {
  expect(disordered(sanshikuan, '444446 444445 444443 444442 444441 666665')).toEqual([])
})

said('称为“对堂”的榜眼、探花出现一至六点都有得饼', () =>
  expect(wins('sanshikuan', SAME.duitang)).toBe('duitang')
)

said(
  '“六朴红”得主，就可得全部会饼',
  () => {
    const all = house('sanshikuan', { liubohong: 'everything' })
    expect(when(given(all, 2), '411235 444444').game.held.map(total)).toEqual([0, 63])
  },
  'an option'
)

said('但一般友好相处，得主只拿状元和对堂，其余就分送给大家吃', () => {
  const start = given('sanshikuan', 2, { duitang: 1, yixiu: 1 })
  expect(held(start, '123456 444444 411235')).toEqual([{ yixiu: 1 }, { zhuangyuan: 1, duitang: 1 }])
})

said(
  '“六朴黑”出现，大家可熄灯抢饼，但现在一般不再采用',
  () => {
    expect(when(given('sanshikuan', 2), '222222').game).toMatchObject({ phase: 'playing', champion: 0 })
    const dark = house('sanshikuan', { sixBlack: 'scramble' })
    expect(when(given(dark, 2), '222222').game).toMatchObject({ phase: 'scramble', champion: null })
  },
  'off; an option'
)

said('如果骰子掉出大碗,本轮就作废,到下轮继续参与', () => {
  const { events, game } = when(given('sanshikuan', 2), 'jump 112233 411235')
  expect(throwers(events)).toEqual([0, 1, 0])
  expect(few(game.held[0])).toEqual({ yixiu: 1 })
})

said('有1个“四点”的得一秀饼(秀才).拿完为止', () => {
  expect(held(given('sanshikuan', 2, { yixiu: 1, erju: 1 }), '411235 411235')).toEqual([{ yixiu: 1 }, {}])
})

said('有2个“四点”的得二举饼(举人). 拿完为止', () => {
  expect(held(given('sanshikuan', 2, { yixiu: 1, erju: 1 }), '442356 442356')).toEqual([{ erju: 1 }, {}])
})

said('有4个相同点数的（红四除外的都可以）得四进饼(进士),拿完为止', () => {
  expect(held(given('sanshikuan', 2, { sijin: 1, erju: 1 }), '222213 555541')).toEqual([{ sijin: 1 }, {}])
  expect(wins('sanshikuan', '444412')).toBe('zhuangyuan')
})

said('有3个“四点”的得三红饼，拿完为止', () => {
  expect(held(given('sanshikuan', 2, { sanhong: 1, erju: 1 }), '444123 444123')).toEqual([{ sanhong: 1 }, {}])
})

said(
  '若骰子点数分别为1至6顺序排列着的得对堂饼(榜眼，探花),共2个',
  () => {
    expect(sanshikuan.set.duitang).toBe(2)
    expect(judge(d('123456'), sanshikuan)).toBe(judge(d('654321'), sanshikuan))
  },
  'in whatever order they lie'
)

said('在其他奖品还没有拿完之前，对堂的奖品则采要用“追”的方式', () => {
  expect(held(given('sanshikuan', 2, { duitang: 1, yixiu: 1 }), '123456 123456')).toEqual([
    {},
    { duitang: 1 }
  ])
  const over = when(given('sanshikuan', 3, { duitang: 1, yixiu: 1 }), '123456 411235 123456').game
  expect(over.held.map(few)).toEqual([{ duitang: 1 }, { yixiu: 1 }, {}])
})

said(
  '即后来获得者向自己前一个获得者追饼',
  () => {
    // Seat 1 got one before seat 0 did: the nearest upstream of seat 2 is seat 1, the last to get one is seat 0.
    const script = '112233 123456 112233 112233 123456 112233 123456'
    const start = given('sanshikuan', 4, stock)
    const { events } = when(start, script)
    expect(events.at(-1)).toMatchObject({ seat: 2, moves: [{ from: 1 }] })
  },
  'the next sentence says how: by seats'
)

said('则此人按游戏进行的反方向向离自己最近的一个对堂饼获得者拿回奖品', () => {
  const { events } = when(given('sanshikuan', 4, stock), '123456 112233 123456 123456')
  expect(events.at(-1)).toMatchObject({ seat: 3, moves: [{ rank: 'duitang', from: 2, to: 3 }] })
})

said('若是有4个“四点”，则为状元，比较另外两个骰子点数的大小，点数大者为胜', () => {
  expect(leads('sanshikuan', '444423 444416')).toBe(1)
})

said('比起4个“四点红”的状元要大', () => expect(leads('sanshikuan', '444466 111112')).toBe(1))

said('先比较相同点数的数字大小,5个红4最大，其他按数字顺序', () => {
  expect(disordered(sanshikuan, '444441 666661 555551 333331 222221 111116')).toEqual([])
})

said('如果相同点数的数字一样,则比较后面的点数大小,点数大者胜', () => {
  expect(disordered(sanshikuan, '222226 222225 222224 222223 222221')).toEqual([])
})

said('若是4个“四点”加上2个“一点”，则称为“状元插金花”,比前面的几种状元都大', () => {
  expect(disordered(sanshikuan, '444411 444446 666665 444466')).toEqual([])
})

said('若是6个“四点”，称为“六抔红”，是状元中最大的，可拿走状元和对堂的所有奖品', () => {
  expect(leads('sanshikuan', '444411 444444')).toBe(1)
})

said('状元的奖品要在所有的奖品全部拿完后，最后一个最大的状元博出者，可拿走奖品', () => {
  const { game } = when(given('sanshikuan', 2, { yixiu: 1 }), '444412 444413 411235')
  expect(game).toMatchObject({ phase: 'ended', champion: 1 })
  expect(few(game.held[1])).toEqual({ zhuangyuan: 1 })
})

said('如果这个状元是“状元插金花”或“六抔红”，还有拿走2个对堂的所有奖品', () => {
  for (const digits of ['444411', '444444'])
    expect(
      held(given('sanshikuan', 3, stock), `123456 123456 ${digits} ${'411235 '.repeat(9)}`)[2]
    ).toMatchObject({
      zhuangyuan: 1,
      duitang: 2
    })
})
