import { HOUSES, judge, total } from '@/rules'
import { d, few, given, house, throwers, when } from '../spec'
import { disordered, held, leads, SAME, sheet, wins } from './said'

const said = sheet('002, 廈門民間啲博餅')
const { minnan } = HOUSES
const stock = { yixiu: 1, sijin: 1, sanhong: 1, duitang: 1, erju: 9 }

said(
  '狀元餅1塊，對堂餅2塊，三紅餅4塊，四進餅8塊（是進士哦~），二舉16塊（是舉人neh~），一秀餅32塊（秀才啦）',
  () => {
    expect(few(minnan.set)).toEqual({ zhuangyuan: 1, duitang: 2, sanhong: 4, sijin: 8, erju: 16, yixiu: 32 })
  }
)

said('建議每一會上好呣通超過10个儂', () => expect(minnan.advice).toBe(10))

said(
  '眾儂聽分明，事後莫（bo̍h）糾纏',
  () => {
    const { game } = when(given('minnan', 2), '411235 112233')
    expect(game.house).toBe(minnan)
  },
  'the house of a game never changes'
)

said('逐家圍桌墘，某儂先開始', () => expect(minnan.starter).toBe('host-chooses'))

said('博著啥物點，著賞伊啥物', () => {
  expect(held(given('minnan', 5), '411235 442356 222213 444123 123456')).toEqual([
    { yixiu: 1 },
    { erju: 1 },
    { sijin: 1 },
    { sanhong: 1 },
    { duitang: 1 }
  ])
})

said('骰若跳出礓，罰伊停一期', () => {
  expect(throwers(when(given('minnan', 2), 'jump 112233 112233 112233').events)).toEqual([0, 1, 1, 0])
})

said('博好換隔壁，直直輪落去', () => {
  expect(throwers(when(given('minnan', 3), '112233 112233 112233 112233').events)).toEqual([0, 1, 2, 0])
})

said('等遘月餅盡，遊戲嘛停止', () => {
  const { events, game } = when(given('minnan', 3, { yixiu: 1 }), '444412 411235 112233')
  expect(throwers(events)).toEqual([0, 1])
  expect(game.phase).toBe('ended')
})

said('出一粒紅四，得一塊一秀餅', () => expect(wins('minnan', SAME.yixiu)).toBe('yixiu'))

said('出二粒紅四，得一塊二舉餅', () => expect(wins('minnan', SAME.erju)).toBe('erju'))

said('出四粒點數共款啲（四粒紅四掠外）', () => {
  for (const digits of ['111123', '222213', '333312', '555512', '666612'])
    expect(wins('minnan', digits)).toBe('sijin')
  expect(wins('minnan', SAME.zhuangyuan)).toBe('zhuangyuan')
})

said('出三粒紅四，得三紅', () => expect(wins('minnan', SAME.sanhong)).toBe('sanhong'))

said('點數自一排遘六，號做對堂', () => expect(wins('minnan', SAME.duitang)).toBe('duitang'))

said('呣佫，無包括「四粒紅四 帶兩粒一」', () => {
  expect(judge(d('444411'), minnan).pattern).toBe('chajinhua')
  expect(judge(d('444412'), minnan).pattern).toBe('sihong')
})

said('安呢，噯佫比較所帶啲點數，看啥儂帶啲點數大，著算伊贏', () => {
  expect(leads('minnan', '444423 444416')).toBe(1)
})

said('「四紅帶十二」上大', () => {
  expect(disordered(minnan, '444466 444456 444455 444426 444416 444415 444413 444412')).toEqual([])
})

said('比「四紅」咔大啲，是出五粒點數相共啲', () => expect(disordered(minnan, '111112 444466')).toEqual([]))

said(
  '「五粒六」第一大；「五粒一」第一細',
  () => {
    expect(disordered(minnan, '666661 555556 444446 333336 222226 111116')).toEqual([])
  },
  'five 4 are one of them, between 5 and 3'
)

said('比「五子」咔大啲，是四粒四帶兩粒一', () =>
  expect(disordered(minnan, '444411 666665 444446')).toEqual([])
)

said('除了得狀元餅，佫會當「搶走」對堂餅', () => {
  expect(held(given('minnan', 3, { duitang: 2, yixiu: 9 }), '123456 112233 444411')).toEqual([
    {},
    {},
    { duitang: 2 }
  ])
})

said('比「狀元插金花」咔大啲，是六粒點數完全共款啲情形', () => {
  expect(disordered(minnan, '444444 666666 555555 333333 222222 111111 444411')).toEqual([])
})

said('是全局上吤大啲狀元公', () => expect(disordered(minnan, '444444 666666 444411')).toEqual([]))

said('所有啲會餅攏總伊啲，總ba̍uh', () => {
  const { game } = when(given('minnan', 2), '411235 444444')
  expect(game).toMatchObject({ phase: 'ended', champion: 1 })
  expect(game.held.map(total)).toEqual([0, 63])
})

said(
  '所以有時會臨時取消即項規定',
  () => {
    const off = house('minnan', { liubohong: 'nothing' })
    expect(when(given(off, 2), '411235 444444').game).toMatchObject({ phase: 'playing', champion: 1 })
  },
  'an option'
)

said(
  '按古早規矩，著噯關門禁燈，逐家做一下來搶餅',
  () => {
    const dark = house('minnan', { sixBlack: 'scramble-sixes' })
    expect(when(given(dark, 2), '666666').game).toMatchObject({ phase: 'scramble', champion: 0 })
    expect(when(given(dark, 2), '222222').game.phase).toBe('playing')
  },
  'an option'
)

said('差不多嘛已經互儂取消去啊', () => {
  expect(when(given('minnan', 2), '666666').game.phase).toBe('playing')
})

said(
  '橫直，啥儂是上吤大啲狀元，啥儂得去',
  () => {
    expect(leads('minnan', '444441 444466 444412')).toBe(0)
  },
  'so the best 状元 of a seat counts'
)

said('某一項會餅已經暫時互儂分完，按規矩，猶原會當運用「追」啲步數', () => {
  for (const rank of ['yixiu', 'erju', 'sijin', 'sanhong'] as const)
    expect(minnan.chase.ranks).toContain(rank)
  expect(held(given('minnan', 2, stock), '411235 466655')).toEqual([{}, { yixiu: 1 }])
})

said('只beh點數咔贏儂，後來者著會當憑點數來「搶走」進前hit个獲取者啲月餅', () => {
  expect(held(given('minnan', 2, stock), '466655 411235')).toEqual([{ yixiu: 1 }, {}])
  expect(held(given('minnan', 2, stock), '411235 411235')).toEqual([{ yixiu: 1 }, {}])
})

said('而且，伊所帶點數佫比路尾得著啲hit个儂咔koân，安呢，「搶」餅著有成功', () => {
  expect(held(given('minnan', 2, stock), '444112 444115')).toEqual([{}, { sanhong: 1 }])
  expect(held(given('minnan', 2, stock), '444115 444112')).toEqual([{ sanhong: 1 }, {}])
})
