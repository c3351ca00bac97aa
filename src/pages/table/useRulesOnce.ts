import { useEffect } from 'react'
import { type Client, mySeat, type TableState } from '@/stores'

const KEY = 'rules-seen'
/** So many tables are remembered. */
const KEPT = 12

/**
 * Before the first throw everybody who sits is shown what this table plays by, once: again only when its host has
 * changed it. Round one phone its people chose together.
 */
export function useRulesOnce({ ports }: Client, state: TableState, show: () => void): void {
  const { room, one } = state
  const waits = room?.phase === 'lobby' && !one && mySeat(state) >= 0
  const mark = waits ? `${room._id} ${JSON.stringify([room.table.house, room.table.stock])}` : ''
  const host = room?.host === state.pid
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each set of rules, not for each way of showing them
  useEffect(() => {
    if (mark === '') return
    const seen = (ports.storage.read(KEY) ?? '').split('\n').filter(line => line !== '')
    if (seen.includes(mark)) return
    ports.storage.write(KEY, [mark, ...seen].slice(0, KEPT).join('\n'))
    // Who chose them knows them.
    if (!host) show()
  }, [mark])
}
