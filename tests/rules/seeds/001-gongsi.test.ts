import { HOUSES, judge, starterBy } from '@/rules'
import { d, few, given, throwers, when } from '../spec'
import { disordered, held, leads, SAME, sheet, wins } from './said'

const said = sheet('001, 1, 2016中秋博饼规则')
const { gongsi } = HOUSES

said('博出4“四点”+两个“一点”为最大', () => {
  expect(disordered(gongsi, '444411 444444')).toEqual([])
  expect(leads('gongsi', '444411 444444')).toBe(0)
})

said('六杯红 博出6个“四点”，为次大', () => {
  expect(disordered(gongsi, '444411 444444 111111')).toEqual([])
})

said('遍地锦 博出6个“一点”，次于六杯红', () => {
  expect(judge(d('111111'), gongsi).pattern).toBe('biandijin')
  expect(disordered(gongsi, '444444 111111 666666')).toEqual([])
})

said(
  '黑六勃 博出6个“黑点”，次于“六杯红”；大小排序为：6﹥5﹥3﹥2',
  () => {
    expect(judge(d('222222'), gongsi).pattern).toBe('liubohei')
    expect(disordered(gongsi, '444444 666666 555555 333333 222222 444446')).toEqual([])
  },
  'and below 遍地锦, which stands above it in the table'
)

said('大小排序为：44444+Y（其中Y：6﹥5﹥3﹥2﹥1），如444446﹥444445', () => {
  expect(disordered(gongsi, '444446 444445 444443 444442 444441')).toEqual([])
})

said('五子登科 博出5个骰子点数相同者，次于“五红”', () => {
  expect(disordered(gongsi, '444441 666665')).toEqual([])
})

said(
  '大小排序为：XXXXX+Y（其中X：6﹥5﹥3﹥2﹥1，Y：6﹥5﹥3﹥2﹥1，且X≠Y）',
  () => {
    expect(disordered(gongsi, '666665 666661 555556 333336 222226 222224 222221 111116 111112')).toEqual([])
  },
  'Y leaves the 4 out: it stands between 5 and 3'
)

said(
  '如444446﹥333335﹥222224﹥222223',
  () => {
    expect(disordered(gongsi, '444446 333335 222224 222223')).toEqual([])
  },
  '444446 is 五红, above every 五子'
)

said('四点红 博出4个“四点”，所带点数12最大，3最小', () => {
  expect(disordered(gongsi, '111112 444466 444456 444416 444423 444413 444412')).toEqual([])
})

said('博出“一点、两点、三点、四点、五点、六点”', () => expect(wins('gongsi', SAME.duitang)).toBe('duitang'))

said('探花（三红） 博出3个“四点”', () => expect(wins('gongsi', SAME.sanhong)).toBe('sanhong'))

said('进士（四进） 除4个“四点”外，博出4个骰子点数相同', () => {
  expect(wins('gongsi', SAME.sijin)).toBe('sijin')
  expect(wins('gongsi', SAME.zhuangyuan)).toBe('zhuangyuan')
})

said('举人（二举） 博出2个“四点”', () => expect(wins('gongsi', SAME.erju)).toBe('erju'))

said('秀才（一秀） 博出1个“四点”', () => expect(wins('gongsi', SAME.yixiu)).toBe('yixiu'))

said('序号 科举 数量 奖品 备注', () => {
  expect(few(gongsi.set)).toEqual({ zhuangyuan: 1, duitang: 2, sanhong: 4, sijin: 8, erju: 16, yixiu: 32 })
})

said('十人围桌子站成一圈，随意选一个人掷2个骰子，根据点数按顺时针选择产生第一个掷骰子的人', () => {
  expect(gongsi).toMatchObject({ advice: 10, starter: 'dice-by-anybody', direction: 'clockwise' })
  expect(starterBy(6, 8, 10, gongsi.direction)).toBe(3)
})

said('以他开始，以他上一个为最后一人', () => {
  const { events } = when(given('gongsi', 3, { yixiu: 1 }, 1), '444412 411235 112233 112233')
  expect(throwers(events)).toEqual([1, 2, 0])
})

said('从第一个人开始顺时针掷骰子。1次掷6个骰子', () => {
  expect(throwers(when(given('gongsi', 3), '112233 112233 112233 112233').events)).toEqual([0, 1, 2, 0])
})

said('除状元外，其他科举奖品，拿完后，再掷到的人，就没有奖品了', () => {
  expect(held(given('gongsi', 2, { duitang: 1, yixiu: 9 }), '123456 123456')).toEqual([{ duitang: 1 }, {}])
})

said('如果有2个或者2个以上的人掷出状元，则根据谁的状元大，便由谁夺得状元', () => {
  expect(leads('gongsi', '444412 444413 222221', 3)).toBe(2)
})

said('则以最后一次掷出的状元代表自己状元的大小', () => {
  expect(leads('gongsi', '444441 444466 444412')).toBe(1)
})

said('所以当你再次掷出状元时，有可能变大了，也有可能变小，小于其他人掷出的状元', () => {
  expect(leads('gongsi', '444412 444423 444466')).toBe(0)
  expect(leads('gongsi', '444466 444423 444412')).toBe(1)
})

said('状元大小见上图从上至下，由大到小', () => {
  expect(disordered(gongsi, '444411 444444 111111 666666 222222 444446 666665 111112 444466')).toEqual([])
})

said('可兼得还未被拿走的对堂', () => {
  expect(held(given('gongsi', 2), '123456 444411')).toEqual([{ duitang: 1 }, { duitang: 1 }])
})

said('在游戏未结束前，掷到状元的人不允许将状元的奖品拿走', () => {
  const { game } = when(given('gongsi', 2, { yixiu: 1 }), '444412 112233')
  expect(few(game.stock).zhuangyuan).toBe(1)
  expect(few(when(game, '411235 112233').game.held[0])).toEqual({ yixiu: 1, zhuangyuan: 1 })
})

said('有骰子跳到外面，则本次成绩取消，下圈暂停一次', () => {
  const { events, game } = when(given('gongsi', 2), 'jump 112233 112233 112233')
  expect(throwers(events)).toEqual([0, 1, 1, 0])
  expect(game.claims).toEqual([null, null])
})

said('并且已经有人掷出状元，则此轮为最后一轮，当最后一个人掷完骰子，游戏结束', () => {
  const { events, game } = when(given('gongsi', 3, { yixiu: 1 }), '444412 411235 112233')
  expect(throwers(events)).toEqual([0, 1, 2])
  expect(game.phase).toBe('ended')
})

said('则游戏直到有人掷出状元，则该轮最后一个人掷完骰子，算做游戏结束', () => {
  const { events, game } = when(
    given('gongsi', 3, { yixiu: 1 }),
    `411235 ${'112233 '.repeat(3)} 444412 112233`
  )
  expect(throwers(events)).toEqual([0, 1, 2, 0, 1, 2])
  expect(game).toMatchObject({ phase: 'ended', champion: 1 })
})
