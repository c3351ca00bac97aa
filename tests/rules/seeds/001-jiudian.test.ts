import { HOUSES } from '@/rules'
import { few, given, throwers, when } from '../spec'
import { disordered, held, leads, sheet } from './said'

const said = sheet('001, 2, 博饼规则')
const { jiudian, gongsi } = HOUSES

said('每9人可自由组桌进行博饼', () => expect(jiudian.advice).toBe(9))

said('桌长则为第一个摇骰子的人', () => expect(jiudian.starter).toBe('table-leader'))

said('接着依照顺时针方向，轮流摇骰子（共6颗）', () => {
  expect(throwers(when(given('jiudian', 3), '112233 112233 112233 112233').events)).toEqual([0, 1, 2, 0])
})

said(
  '每位参与者有且仅有一次机会',
  () => {
    expect(when(given('jiudian', 2), '112233 0:112233').refused).toEqual(['rules/not-your-turn'])
  },
  'one throw a turn'
)

said('若骰子被掷出博饼碗外围，则须重摇一次', () => {
  const { events, game } = when(given('jiudian', 2), 'jump jump 411235 112233')
  expect(throwers(events)).toEqual([0, 0, 0, 1])
  expect(few(game.held[0])).toEqual({ yixiu: 1 })
})

said('其余奖品采用先到先得机制，即奖品兑完为止，后来者不可追缴', () => {
  expect(held(given('jiudian', 2, { duitang: 1, yixiu: 9 }), '123456 123456')).toEqual([{ duitang: 1 }, {}])
})

said('状元奖品可以追缴，根据状元大小决定大奖归属', () => expect(leads('jiudian', '444412 444423')).toBe(1))

said('如果有2个以上（含2人）掷出状元，则谁的状元大，便由谁夺得状元奖品', () => {
  const { game } = when(given('jiudian', 2, { yixiu: 1 }), '444423 444412 411235 112233')
  expect(game.held.map(few)).toEqual([{ yixiu: 1, zhuangyuan: 1 }, {}])
})

said('则以最后一次掷出的状元代表自己状元的大小，状元大小见上图从上至下，由大到小', () => {
  expect(leads('jiudian', '444466 444423 444412')).toBe(1)
  expect(jiudian.ladder).toBe(gongsi.ladder)
  expect(disordered(jiudian, '444411 444444 111111 666666 444446 666665 444466')).toEqual([])
})

said('可兼得还未被拿走的对堂', () => {
  expect(held(given('jiudian', 2), '123456 444411')).toEqual([{ duitang: 1 }, { duitang: 2 }])
})

said('最大的状元得主才可以拿走奖品', () => {
  const { game } = when(given('jiudian', 2, { yixiu: 1 }), '444412 444423 411235')
  expect(few(game.held[1])).toEqual({})
  expect(few(when(game, '112233').game.held[1])).toEqual({ zhuangyuan: 1 })
})

said('牙刷（10份/桌）', () => expect(jiudian.set.yixiu).toBe(10))
said('牙膏（10份/桌）', () => expect(jiudian.set.erju).toBe(10))
said('毛巾（10份/桌）', () => expect(jiudian.set.sijin).toBe(10))
said('玩偶（5份/桌）', () => expect(jiudian.set.sanhong).toBe(5))
said('水杯（3份/桌）', () => expect(jiudian.set.duitang).toBe(3))
said('温泉门票1份（1份/桌）', () => expect(jiudian.set.zhuangyuan).toBe(1))
