import { View } from '@tarojs/components'
import { useState } from 'react'
import { Phrases } from '@/components'
import { refusalLine, t } from '@/i18n'
import type { Client, TableState } from '@/stores'

/**
 * Why the last thing did not happen, and what to do now; of a host who was asked for, what came of it. Nothing where the
 * table itself shows it.
 */
export function Note({ state: { refused, room } }: { state: TableState }) {
  if (refused === null || refused.code === 'room/turn-over') return null
  const answered = refused.code === 'room/host-here' && room?.hostAwaySince === 0
  return (
    <View id="refused" className="lobby-words">
      <Phrases text={answered ? t('host.here') : refusalLine(refused.code)} />
    </View>
  )
}

/** On a sheet: why what was asked for here did not happen, and nothing of what stood on the table before it was opened. */
export function NoteHere({ state }: { state: TableState }) {
  const [before] = useState(state.refused)
  return state.refused === before ? null : <Note state={state} />
}

/** Closes a sheet with a note: what was refused there is said there, and not on the table afterwards. */
export const closing =
  ({ table }: Client, onClose: () => void) =>
  (): void => {
    table.forgive()
    onClose()
  }
