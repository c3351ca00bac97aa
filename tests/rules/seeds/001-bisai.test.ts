import { HOUSES, isLugu } from '@/rules'
import { d, few, given, throwers, when } from '../spec'
import { disordered, held, leads, left, SAME, sheet, wins } from './said'

const said = sheet('001, 3, 厦门中秋博饼规则')
const { bisai } = HOUSES

said('状元插金花（四个4、二个1）>红六勃（六个4）>黑六勃（六个1或2或3或5或6）>红五', () => {
  expect(disordered(bisai, '444411 444444 222222 444446 222226 444466')).toEqual([])
})

said('以最后博出为大', () => {
  expect(leads('bisai', '666666 222222')).toBe(1)
  expect(leads('bisai', '111111 222222 111111')).toBe(0)
  expect(leads('bisai', '444444 222222')).toBe(0)
})

said('比单个骰子点大小', () => {
  expect(disordered(bisai, '444446 444441')).toEqual([])
  expect(disordered(bisai, '222226 666661')).toEqual([])
})

said('六个骰子的点数分别为1~6即一条龙', () => expect(wins('bisai', SAME.duitang)).toBe('duitang'))

said('三个红4', () => expect(wins('bisai', SAME.sanhong)).toBe('sanhong'))

said('四个1或2或3或5或6', () => {
  expect(wins('bisai', SAME.sijin)).toBe('sijin')
  expect(held(given('bisai', 2), '222241 222244')).toEqual([{ sijin: 1 }, { sijin: 1 }])
})

said('二个红4', () => expect(wins('bisai', SAME.erju)).toBe('erju'))

said('一个红4（对堂即一条龙除外）', () => {
  expect(wins('bisai', SAME.yixiu)).toBe('yixiu')
  expect(left(given('bisai', 1), '123456').yixiu).toBe(32)
})

said('同是红五或五子所带的点数多>点数少，即带6最大，带1最小', () => {
  expect(
    disordered(bisai, '444446 444445 444443 444442 444441 111116 666665 222224 111113 666662 555551')
  ).toEqual([])
})

said('同是红四所带的点数多>点数少，带12最大，带三最小', () => {
  expect(disordered(bisai, '444466 444456 444455 444426 444416 444415 444413 444412')).toEqual([])
})

said('状元插金花及红五、五子、红四带的点数相等则先博者>后博者', () => {
  for (const digits of ['444411', '444446', '222226', '444466'])
    expect(leads('bisai', `${digits} ${digits}`)).toBe(0)
})

said('同一选手两次或两次以上博到状元，取其最后一次的成绩为最终成绩', () => {
  expect(leads('bisai', '444466 444423 444412')).toBe(1)
})

said('当奖品博完，且状元产生时，还需再博一轮，最大的状元才是本场最终状元，博饼结束', () => {
  const { events, game } = when(given('bisai', 2, { yixiu: 1 }), '444412 411235 112233 444413')
  expect(throwers(events)).toEqual([0, 1, 0, 1])
  expect(game).toMatchObject({ phase: 'ended', champion: 1 })
  expect(few(game.held[1])).toEqual({ yixiu: 1, zhuangyuan: 1 })
})

said('有骰子掉出碗外，则要取消下一轮博饼资格', () => {
  expect(throwers(when(given('bisai', 2), 'jump 112233 112233 112233').events)).toEqual([0, 1, 1, 0])
})

said('再次博到状元但点数小于先前（先前的状元大于其他选手）也小于其他选手，称为禄骨', () => {
  const slips = (before: string) => isLugu(when(given('bisai', 2), before).game, 0, d('444415'))
  expect(slips('444466 444456')).toBe(true)
  expect(slips('444466 444412')).toBe(false)
  expect(slips('444456 444466')).toBe(false)
})
