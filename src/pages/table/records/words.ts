import { bringWords, t, throwName } from '@/i18n'
import { recordsWords } from '@/i18n/records'
import { tableWords } from '@/i18n/table'
import { emptyStock, RANKS, type Stock, total } from '@/rules'
import { type LogLine, sitter, type TableState } from '@/stores'
import { shares } from '../shares'
import { called } from '../words'

bringWords(recordsWords, tableWords)

/** What a seat is called; −1: what the table itself is. */
export const nameAt = (state: TableState, seat: number): string =>
  state.room?.seats[seat] === undefined ? t('log.table') : called(sitter(state, seat))

/** What a turn brought its seat; the 状元 goes without saying. */
const gains = ({ moves, seat }: LogLine): Stock => ({
  ...(shares(moves).get(seat) ?? emptyStock()),
  zhuangyuan: 0
})

/** The cakes that came to a seat: '1 块四进、1 块一秀'. */
function cakesOf(line: LogLine): string {
  const got = gains(line)
  return RANKS.filter(rank => got[rank] > 0)
    .map(rank => t('log.cakes', { rank: t(`rank.${rank}`), n: got[rank] }))
    .join(t('say.and'))
}

/** What is said of a 状元, and the cakes it took: 插金花 the 对堂, six alike all there were. */
function titled(line: LogLine, what: string): string {
  const n = total(gains(line))
  if (n === 0) return what
  const swept = line.pattern === 'liubohong' || line.pattern === 'biandijin'
  return swept ? t('log.swept', { what, n }) : t('log.also', { what, cakes: cakesOf(line) })
}

function thrown(state: TableState, line: LogLine, what: string): string {
  const { outcome } = line
  switch (outcome.kind) {
    case 'won':
      return line.pattern === outcome.rank && line.moves.length === 1
        ? t('log.wonOne', { what, n: outcome.n })
        : t('log.won', { what, cakes: cakesOf(line) })
    case 'chased':
      return t('log.chased', { what, from: nameAt(state, outcome.from) })
    case 'leads':
      return titled(line, t('log.leads', { what }))
    case 'beaten':
      return titled(line, t('log.beaten', { what, by: nameAt(state, outcome.by) }))
    case 'title':
      return titled(line, t('log.title', { what }))
    case 'gone':
    case 'never':
      return t(`log.${outcome.kind}`, { what })
    default:
      return t('log.nothing')
  }
}

/** What a line of the log says after the name. */
export function lineWords(state: TableState, line: LogLine): string {
  const { outcome, dice, pattern, absent } = line
  if (dice) {
    const what = thrown(state, line, throwName(pattern, dice))
    return absent ? t('log.absent', { what }) : what
  }
  switch (outcome.kind) {
    case 'jumped':
    case 'left':
    case 'returned':
    case 'dark':
    case 'abandoned':
      return t(`log.${outcome.kind}`)
    case 'passed':
      return t('log.passedOver')
    case 'absent':
      return t('log.skipped')
    case 'sits-out':
      return t('log.sitsOut')
    case 'light':
      return t('log.light', { n: outcome.n })
    case 'starter':
      return t('log.starter', { one: outcome.dice[0], two: outcome.dice[1] })
    case 'time-up':
      return t('log.timeUp')
    default:
      return line.seat < 0 ? t('log.ended') : titled(line, t('log.champion'))
  }
}
