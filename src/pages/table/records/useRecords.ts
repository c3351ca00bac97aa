import { useRouter } from '@tarojs/taro'
import { useEffect } from 'react'
import { useClient, useStore } from '@/hooks'
import { queryValue } from '@/platform'
import { isMyTurn } from '@/stores'

/**
 * The table whose records a page shows: the one that lies open below it, or, opened cold, the one it names. `state` is as
 * it was in the game that is read; `turn`: mine at the table by now, else null.
 */
export function useRecords() {
  const client = useClient()
  const { params } = useRouter()
  const room = queryValue(params, 'room')
  const state = useStore(client.table.store)
  const log = useStore(client.log.store)

  useEffect(() => {
    const { table } = client
    if (room === '' || table.store.getState().room?._id === room) return
    void table.enter({ room })
    return () => table.close()
  }, [client, room])
  useEffect(() => client.log.read(), [client])

  const { one, offset } = state
  const turn =
    isMyTurn(state) && state.act === null && !one ? { deadline: state.room?.deadline ?? 0, offset } : null
  return { client, turn, state: { ...state, room: log.room ?? state.room }, log }
}
