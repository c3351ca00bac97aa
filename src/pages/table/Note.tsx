import { View } from '@tarojs/components'
import { refusalLine } from '@/i18n'
import type { Client, TableState } from '@/stores'

/** Why the last thing did not happen, and what to do now. Nothing where the table itself shows it. */
export function Note({ state: { refused } }: { state: TableState }) {
  if (refused === null || refused.code === 'room/turn-over') return null
  return (
    <View id="refused" className="lobby-words">
      {refusalLine(refused.code)}
    </View>
  )
}

/** Closes a sheet with a note: what was refused there is said there, and not on the table afterwards. */
export const closing =
  ({ table }: Client, onClose: () => void) =>
  (): void => {
    table.forgive()
    onClose()
  }
