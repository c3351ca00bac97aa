import { View } from '@tarojs/components'
import { Acts, Button, Phrases, Sheet } from '@/components'
import { t } from '@/i18n'
import { hostAfter, isRunning, load, type Pid, seatOf } from '@/room'
import { total } from '@/rules'
import { mySeat, sitter, type TableState } from '@/stores'
import { called } from './words'

/** What is asked: a yes names the deed. */
export interface Asked {
  readonly title: string
  readonly note: string
  readonly yes: string
  /** left out: it can wait */
  readonly no?: string
}

/** Who is host once this phone's person, who is, has got up; '' where nobody else is. */
function nextHost(state: TableState): string {
  const { room, pid } = state
  const mine = mySeat(state)
  if (room === null || mine < 0 || room.host !== pid) return ''
  const next = hostAfter(
    room.seats.map((seat, i) => (i === mine ? { ...seat, gone: true } : seat)),
    mine
  )
  if (next === undefined) return ''
  return t('seat.leaveHost', { name: called(sitter(state, seatOf(room, next.pid))) })
}

/** What becomes of a seat, and of the cakes on it, whose person leaves a game that goes on; '': none does. */
export function seatStays({ room }: TableState, pid: Pid | null): string {
  if (!room?.game || !isRunning(room)) return ''
  const held = load(room.game, room.table).held[seatOf(room, pid ?? '')]
  const n = held ? total(held) : 0
  return (n > 0 ? t('seat.cakesStay', { n }) : '') + t('seat.skips')
}

/** What it comes to, in the line that leads up from a seat. */
export const leaveNote = ({ room }: TableState): string =>
  t(room && isRunning(room) ? 'seat.leaveGame' : 'seat.leaveTo')

/** Whether one really gets up: in a game, in the lobby or after the end of one; a host, whose the table is then. */
export function leaveWords(state: TableState): Asked {
  const { room, pid } = state
  const back = t(room && isRunning(room) ? 'seat.backGame' : 'seat.backTo')
  return {
    title: t('seat.leaveSure'),
    note: nextHost(state) + seatStays(state, pid) + back,
    yes: t('lobby.leave')
  }
}

interface Props extends Asked {
  readonly busy?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
  /** where a no is said to others: leaves it open */
  readonly onClose?: () => void
  /** closes all that lies over the table, where a no leads back to a sheet */
  readonly onLeave?: () => void
}

/** Asks once more before what cannot be taken back. */
export function Sure({ title, note, yes, no, busy, onYes, onNo, onClose = onNo, onLeave = onClose }: Props) {
  const foot = (
    <>
      <Acts>
        <Button id="sure" kind="pri" label={yes} {...(busy ? { disabled: true } : {})} onTap={onYes} />
      </Acts>
      <Acts next>
        <Button id="unsure" kind="txt" label={no ?? t('act.no')} onTap={onNo} />
      </Acts>
    </>
  )
  return (
    <Sheet title={title} onClose={onClose} onLeave={onLeave} foot={foot}>
      <View>
        <Phrases text={note} />
      </View>
    </Sheet>
  )
}
