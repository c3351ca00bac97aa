import { HOUSES, isLugu, total } from '@/rules'
import { d, few, given, when } from '../spec'
import { disordered, held, leads, left, SAME, sheet, wins } from './said'

const said = sheet('000, 厦门中秋博饼的规则详解')
const { xiangjie } = HOUSES

said('(按从大到小顺序）', () => {
  const order = '444444 222222 444411 444446 444441 333336 333331 444466 444412'
  expect(disordered(xiangjie, order)).toEqual([])
})

said(
  '黑六勃（六个1或2或3或5或6）',
  () => {
    for (const digits of ['111111', '222222', '333333', '555555', '666666'])
      expect(wins('xiangjie', digits)).toBe('zhuangyuan')
    expect(disordered(xiangjie, '111111 222222')).toEqual(['111111'])
    expect(disordered(xiangjie, '222222 111111')).toEqual(['222222'])
  },
  'all of them equal'
)

said('六个骰子的点数分别为1~6即一条龙', () => expect(wins('xiangjie', '625143')).toBe('duitang'))

said('四个1或2或3或5或6，若还带一个4可多得一个一秀，若带二个4可多得一个二举', () => {
  expect(held(given('xiangjie', 3), '222213 222241 222244')).toEqual([
    { sijin: 1 },
    { sijin: 1, yixiu: 1 },
    { sijin: 1, erju: 1 }
  ])
})

said('一个4（对堂即一条龙除外）', () => {
  expect(wins('xiangjie', SAME.yixiu)).toBe('yixiu')
  expect(left(given('xiangjie', 1), '123456').yixiu).toBe(32)
})

said('二个4', () => expect(wins('xiangjie', SAME.erju)).toBe('erju'))

said('三个4', () => expect(wins('xiangjie', SAME.sanhong)).toBe('sanhong'))

said('每会饼设“状元”1个，“对堂”2个，“三红”4个，“四进”8个，“二举”16个，“一秀”32个', () => {
  expect(few(xiangjie.set)).toEqual({ zhuangyuan: 1, duitang: 2, sanhong: 4, sijin: 8, erju: 16, yixiu: 32 })
})

said('同是五红或五子所带的点数多;点数少，即带6最大，带1最小', () => {
  expect(disordered(xiangjie, '444446 444445 444443 444442 444441')).toEqual([])
  expect(disordered(xiangjie, '222226 333335 222224 111113 333332 666661')).toEqual([])
})

said('同是四红所带的点数多;点数少，带12最大，带三最小', () => {
  expect(disordered(xiangjie, '444466 444456 444455 444436 444426 444416 444415 444413 444412')).toEqual([])
})

said('状元插金花及五红、五子、四红带的点数相等则先博者;后博者', () => {
  for (const digits of ['444411', '444446', '222226', '444466'])
    expect(leads('xiangjie', `${digits} ${digits}`)).toBe(0)
  expect(leads('xiangjie', '222226 666661 333336', 3)).toBe(0)
})

said('博得红六勃或黑六勃，博饼立即结束', () => {
  expect(when(given('xiangjie', 2), '444444').game).toMatchObject({ phase: 'ended', champion: 0 })
  expect(when(given('xiangjie', 2), '444411 111111').game).toMatchObject({ phase: 'ended', champion: 1 })
})

said(
  '红六勃获未被博取的饼，黑六勃则未被博取的饼大家吃',
  () => {
    const red = when(given('xiangjie', 2), '411235 444444').game
    expect(red.held.map(total)).toEqual([1, 62])
    const black = when(given('xiangjie', 2), '411235 222222').game
    expect([total(black.shared), ...black.held.map(total)]).toEqual([61, 1, 1])
  },
  'the 状元 is its thrower’s in both'
)

said('如博到状元插金花可兼得还未被博取的对堂', () => {
  const start = given('xiangjie', 2, { duitang: 2, yixiu: 9 })
  expect(held(start, '123456 444411')).toEqual([{ duitang: 1 }, { duitang: 1 }])
})

said('对堂不被追回，只追回状元', () => {
  const { game } = when(given('xiangjie', 2), '444411 444423 444412')
  expect(game.champion).toBe(1)
  expect(few(game.held[0])).toEqual({ duitang: 2 })
})

said('同一选手两次或两次以上博到状元，取其最后一次的成绩为最终成绩', () => {
  expect(leads('xiangjie', '444466 444441 444412')).toBe(1)
})

said('状元获得者需待本组比赛结束，裁判员宣布最终得主方有效', () => {
  const { game } = when(given('xiangjie', 2, { yixiu: 1 }), '444412 112233')
  expect(few(game.held[0])).toEqual({})
  expect(few(when(game, '411235 112233').game.held[0])).toEqual({ yixiu: 1, zhuangyuan: 1 })
})

said('五子登科大于一般的状元', () => expect(leads('xiangjie', '444466 111112')).toBe(1))

said('再次博到状元但点数小于先前（先前的状元大于其他选手），也小于其他选手，称为禄骨', () => {
  const slips = (before: string) => isLugu(when(given('xiangjie', 2), before).game, 0, d('444415'))
  expect(slips('444466 444456')).toBe(true)
  expect(slips('444466 444412')).toBe(false)
  expect(slips('444456 444466')).toBe(false)
})
