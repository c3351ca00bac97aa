import { bringWords, type FaceNumber, t, throwName } from '@/i18n'
import { recordsWords } from '@/i18n/records'
import { tableWords } from '@/i18n/table'
import { RANKS } from '@/rules'
import type { LogLine, TableState } from '@/stores'

bringWords(recordsWords, tableWords)

/** The drawn face of a seat, 1 … 12; 0: that of the table. */
export function faceAt({ room, people }: TableState, seat: number): number {
  if (seat < 0) return 0
  const pid = room?.seats[seat]?.pid
  return (pid && people[pid]?.face) || (seat % 12) + 1
}

/** What a seat is called: 我, the name its person gave, or the thing drawn on their face. */
export function nameAt(state: TableState, seat: number): string {
  const pid = state.room?.seats[seat]?.pid
  if (pid === undefined) return t('log.table')
  if (pid === state.pid && !state.one) return t('lobby.me')
  return state.people[pid]?.name || t(`face.${faceAt(state, seat) as FaceNumber}`)
}

/** The cakes that came to a seat: '1 块四进、1 块一秀'. */
function cakesOf({ moves, seat }: LogLine): string {
  const cakes = RANKS.map(rank => ({
    rank,
    n: moves.reduce((sum, move) => sum + (move.rank === rank && move.to === seat ? move.n : 0), 0)
  }))
  return cakes
    .filter(({ n }) => n > 0)
    .map(({ rank, n }) => t('log.cakes', { rank: t(`rank.${rank}`), n }))
    .join(t('say.and'))
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
      return t('log.leads', { what })
    case 'beaten':
      return t('log.beaten', { what, by: nameAt(state, outcome.by) })
    case 'title':
      return t('log.title', { what })
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
      return t(line.seat < 0 ? 'log.ended' : 'log.champion')
  }
}
