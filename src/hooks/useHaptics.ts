import { useEffect } from 'react'
import { RECORDINGS } from '@/dice'
import type { TableView } from '@/stores'
import { useClient } from './client'
import { useStore } from './useStore'

/** Of a flight so many ticks at most, so far apart that a hand tells them apart; ms. */
const MOST = 4
const APART = 140

/** When a flight is felt: its hardest contacts, in order; ms from its start. */
export function ticksOf(id: string): readonly number[] {
  const { contacts = [] } = RECORDINGS.find(one => one.id === id) ?? {}
  const felt: number[] = []
  for (const { at } of [...contacts].sort((a, b) => b.strength - a.strength)) {
    if (felt.length < MOST && felt.every(other => Math.abs(other - at) >= APART)) felt.push(at)
  }
  return felt.sort((a, b) => a - b)
}

/**
 * A tick when it becomes my turn, as my own dice hit the bowl, when anybody's have come to rest, and a strong one for
 * 状元. Strokes of the hand tick by themselves: see the shaker.
 */
export function useHaptics({ button, bowl, card, ring }: TableView): void {
  const { ports, show } = useClient()
  const { haptics } = ports
  const { flight, seat } = useStore(show.store)
  const mine = button.kind === 'ready'
  const flies = ring.some(place => place.me && place.seat === seat) ? (flight?.id ?? '') : ''
  const landed = bowl.rattling || card?.dice == null ? null : card
  const strong = landed?.outcome.kind === 'leads'
  const turn = landed?.turn ?? 0

  useEffect(() => {
    if (mine) haptics.tick('medium')
  }, [mine, haptics])
  useEffect(() => {
    const timers = ticksOf(flies).map(at => setTimeout(() => haptics.tick('light'), at))
    return () => timers.forEach(clearTimeout)
  }, [flies, haptics])
  useEffect(() => {
    if (turn > 0) haptics.tick(strong ? 'heavy' : 'light')
  }, [turn, strong, haptics])
}
