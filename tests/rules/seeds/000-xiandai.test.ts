import { HOUSES, judge, starterBy } from '@/rules'
import { d, few, given, throwers, when } from '../spec'
import { disordered, held, leads, SAME, sheet, wins } from './said'

const said = sheet('000, 三, 现代规则')
const { xiandai } = HOUSES

said('一般是10人1桌，当然可多可少', () => expect(xiandai.advice).toBe(10))

said('首先指定1人取两颗骰子扔出数点，如n点，由扔者开始逆时针方向数到第n个人，该人为本次博饼的起博者', () => {
  expect(xiandai.starter).toBe('dice-by-appointed')
  expect(starterBy(4, 2, 10, xiandai.direction)).toBe(3)
  expect(starterBy(0, 12, 10, xiandai.direction)).toBe(9)
})

said('逆时针依次，每个人每次要把6个骰子一起投进大碗里', () => {
  expect(throwers(when(given('xiandai', 3), '112233 112233 112233 112233').events)).toEqual([0, 2, 1, 0])
})

said('如果骰子掉出大碗，本轮就作废，到下轮继续参与', () => {
  const { events, game } = when(given('xiandai', 2), 'jump 112233 411235')
  expect(throwers(events)).toEqual([0, 1, 0])
  expect(few(game.held[0])).toEqual({ yixiu: 1 })
})

said('有1个“四点”的得一秀饼。拿完为止共32个', () => {
  expect(xiandai.set.yixiu).toBe(32)
  expect(held(given('xiandai', 2, { yixiu: 1, erju: 1 }), '411235 411235')).toEqual([{ yixiu: 1 }, {}])
})

said('有2个“四点”的得二举饼。拿完为止共16个', () => {
  expect(xiandai.set.erju).toBe(16)
  expect(held(given('xiandai', 2, { yixiu: 1, erju: 1 }), '442356 442356')).toEqual([{ erju: 1 }, {}])
})

said('有4个相同点数的得四进饼。拿完为止共8个', () => {
  expect(xiandai.set.sijin).toBe(8)
  expect(held(given('xiandai', 2, { sijin: 1, erju: 1 }), '222213 222213')).toEqual([{ sijin: 1 }, {}])
})

said('有3个“四点”的得三红饼。拿完为止共4个', () => {
  expect(xiandai.set.sanhong).toBe(4)
  expect(held(given('xiandai', 2, { sanhong: 1, erju: 1 }), '444123 444123')).toEqual([{ sanhong: 1 }, {}])
})

said('若骰子点数分别为1至6顺序排列着的得对堂饼,共2个', () => {
  expect(xiandai.set.duitang).toBe(2)
  expect(wins('xiandai', SAME.duitang)).toBe('duitang')
})

said('在其他奖品还没有拿完之前，对堂以上的奖品在博完之后，后来获得者可向自己前一个获得者追得奖品', () => {
  const start = given('xiandai', 4, { duitang: 2, yixiu: 1 })
  const { events } = when(start, '112233 123456 123456 123456')
  expect(events.at(-1)).toMatchObject({ seat: 1, moves: [{ rank: 'duitang', from: 2, to: 1 }] })
  const over = when(given('xiandai', 3, { duitang: 1, yixiu: 1 }), '123456 411235 123456').game
  expect(over.held.map(few)).toEqual([{ duitang: 1 }, {}, { yixiu: 1 }])
})

said('若是有4个“四点”，则为状元，比较另外两个骰子点数的大小，点数大者为胜', () => {
  expect(leads('xiandai', '444423 444416')).toBe(1)
})

said('5个4带一个除4以外其他的点数称为“五王”', () => {
  expect(judge(d('444443'), xiandai).pattern).toBe('wuhong')
  expect(disordered(xiandai, '444441 222226')).toEqual([])
})

said('如222226，称为五子带6，五子只比较带的数字的大小和五个相同的点数大小无关', () => {
  expect(disordered(xiandai, '222226 333335 222224 666663 111112 666661')).toEqual([])
})

said('若都是五子且带同样的点数，则先博到者为胜', () => {
  expect(leads('xiandai', '222226 333336')).toBe(0)
  expect(leads('xiandai', '333336 222226')).toBe(0)
})

said('若是6个“四点”，称为“六抔红”，比前面几种状元都大，可拿走状元和剩余的所有奖品', () => {
  expect(disordered(xiandai, '444444 444446 222226 444466')).toEqual([])
  expect(held(given('xiandai', 2, { sanhong: 1, yixiu: 2 }), '411235 444444')).toEqual([
    { yixiu: 1 },
    { zhuangyuan: 1, sanhong: 1, yixiu: 1 }
  ])
})

said('若是4个“四点”加上2个“一点”，则称为“状元插金花”,是状元中最大的,并可拿走状元和对堂的所有奖品', () => {
  expect(leads('xiandai', '444411 444444')).toBe(0)
  expect(held(given('xiandai', 2, { duitang: 1, yixiu: 1 }), '444411 123456 411235')).toEqual([
    { zhuangyuan: 1, duitang: 1, yixiu: 1 },
    {}
  ])
})

said('状元的奖品要在所有的奖品全部拿完后，最后一个最大的状元博出者，可拿走奖品', () => {
  const { game } = when(given('xiandai', 2, { yixiu: 1 }), '444412 444413 411235')
  expect(game).toMatchObject({ phase: 'ended', champion: 1 })
  expect(few(game.held[1])).toEqual({ zhuangyuan: 1 })
})

said('如果这个状元是“状元插金花”或“六杯红”，还有拿走2个对堂的所有奖品', () => {
  const start = given('xiandai', 2, { duitang: 2, yixiu: 9 })
  expect(held(start, '123456 444444')).toEqual([{}, { zhuangyuan: 1, duitang: 2, yixiu: 9 }])
})

said('22222带6，33333带1，那么6>1，222226大', () => {
  expect(leads('xiandai', '333331 222226')).toBe(1)
  expect(leads('xiandai', '222226 333331')).toBe(0)
})

said('四进带一秀，四进带二举也是普遍误读', () => {
  expect(held(given('xiandai', 1), '222241 222244')).toEqual([{ sijin: 2 }])
})
