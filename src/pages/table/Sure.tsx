import { View } from '@tarojs/components'
import { Acts, Button, Phrases, Sheet } from '@/components'
import { t } from '@/i18n'
import { isRunning, type Room } from '@/room'

/** What is asked: a yes names the deed. */
export interface Asked {
  readonly title: string
  readonly note: string
  readonly yes: string
  /** left out: it can wait */
  readonly no?: string
}

/** Whether one really gets up: in a game, in the lobby or after the end of one. */
export const leaveWords = (room: Room | null): Asked => ({
  title: t('seat.leaveSure'),
  note: t(room && isRunning(room) ? 'seat.leaveNote' : 'seat.leaveFree'),
  yes: t('lobby.leave')
})

interface Props extends Asked {
  readonly busy?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks once more before what cannot be taken back. */
export function Sure({ title, note, yes, no, busy, onYes, onNo }: Props) {
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
    <Sheet title={title} onClose={onNo} foot={foot}>
      <View>
        <Phrases text={note} />
      </View>
    </Sheet>
  )
}
