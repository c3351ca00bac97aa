import { useEffect, useMemo } from 'react'
import { HOST_GRACE, viewOf, type Way } from '@/stores'
import { useClient } from './client'
import { useMoment } from './useMoment'
import { useStore } from './useStore'

/** The way that a page took last. Two pages of tables may change places in either order. */
let taken: Way | null = null

/** Comes to the table of `way` and stays with it until the page goes. `way` must stay the same object. */
export function useTable(way: Way) {
  const client = useClient()
  const { table, show, clock } = client
  const state = useStore(table.store)
  const shown = useStore(show.store)
  const awaySince = state.room?.hostAwaySince ?? 0
  useMoment(awaySince > 0 ? awaySince + HOST_GRACE : 0, clock.now)

  useEffect(() => {
    taken = way
    void table.enter(way)
    return () => {
      if (taken === way) table.close()
    }
  }, [table, way])

  const graceIsOver = awaySince > 0 && clock.now() >= awaySince + HOST_GRACE
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host's minute is up at some time, not at some state
  const view = useMemo(() => viewOf(state, shown, clock.now()), [state, shown, clock, graceIsOver])
  return { client, state, view }
}
