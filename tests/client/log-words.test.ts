import { lineWords } from '@/pages/table/records/words'
import { type Dice, type Move, type Pattern, patternOf } from '@/rules'
import type { LogLine, RowOutcome } from '@/stores'
import { NOWHERE } from '@/stores/state'
import { d } from '../rules/spec'

jest.mock('@tarojs/components', () => ({}))

const line = (outcome: RowOutcome, dice: Dice | null, moves: readonly Move[]): string => {
  const pattern: Pattern | 'none' = dice ? patternOf(dice) : 'none'
  const of = { n: 9, at: 0, round: 3, seat: 0, absent: false }
  return lineWords(NOWHERE, { ...of, outcome, dice, pattern, moves } as LogLine)
}
const move = (rank: Move['rank'], n: number, from: Move['from'], to: Move['to'] = 0): Move => ({
  ...{ rank, n, from, to }
})

test('a 状元 that took cakes says so', () => {
  const swept = [move('sanhong', 1, 1), move('erju', 1, 'stock'), move('yixiu', 2, 2)]
  const leads = { kind: 'leads' } as const
  expect(line(leads, d('444444'), swept)).toBe('六勃红，暂时是状元，4 块饼全拿')
  expect(line({ kind: 'title' }, d('444444'), swept)).toBe('六勃红，是状元，4 块饼全拿')
  expect(line(leads, d('444411'), [move('duitang', 2, 'stock')])).toBe('插金花，暂时是状元，得 2\u00a0块对堂')
  expect(line(leads, d('444444'), [])).toBe('六勃红，暂时是状元')
  expect(line(leads, d('222222'), [move('yixiu', 9, 'stock', 'shared')])).toBe('六勃黑，暂时是状元')
})

test('who is champion is said, and the 对堂 that came with it; the 状元 goes without saying', () => {
  const crown = move('zhuangyuan', 1, 'stock')
  expect(line({ kind: 'ended' }, null, [crown])).toBe('是这一局的状元')
  expect(line({ kind: 'ended' }, null, [crown, move('duitang', 1, 2)])).toBe(
    '是这一局的状元，得 1\u00a0块对堂'
  )
})
