import { useEffect } from 'react'
import type { TableView } from '@/stores'
import { useClient } from './client'

/** A tick when it becomes my turn, when dice have come to rest, and a strong one for 状元. */
export function useHaptics({ button, bowl, card }: TableView): void {
  const { haptics } = useClient().ports
  const mine = button.kind === 'ready'
  const landed = bowl.rattling || card?.dice == null ? null : card
  const strong = landed?.outcome.kind === 'leads'
  const turn = landed?.turn ?? 0

  useEffect(() => {
    if (mine) haptics.tick('medium')
  }, [mine, haptics])
  useEffect(() => {
    if (turn > 0) haptics.tick(strong ? 'heavy' : 'light')
  }, [turn, strong, haptics])
}
