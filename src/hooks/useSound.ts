import { useEffect, useRef, useState } from 'react'
import type { Cue } from '@/platform'
import type { TableView, Told } from '@/stores'
import { useClient } from './client'
import { useStore } from './useStore'

/** A hand that has made no stroke for so long rests; in ms. */
const REST = 450

/** Whether the hand strokes now. `strokes`: so many since it was armed. */
function useShaking(strokes: number): boolean {
  const [shaking, set] = useState(false)
  useEffect(() => {
    set(strokes > 0)
    if (strokes === 0) return
    const timer = setTimeout(() => set(false), REST)
    return () => clearTimeout(timer)
  }, [strokes])
  return shaking
}

function cueOf({ outcome, pattern }: Told): Cue | null {
  switch (outcome.kind) {
    case 'leads':
      return pattern === 'chajinhua' ? 'chajinhua' : 'zhuangyuan'
    case 'won':
    case 'chased':
      return 'cake'
    default:
      return null
  }
}

/**
 * What a table's page sounds like, while it is seen and somebody wants to hear it: strokes rattle the dice, a throw has
 * its track, my turn a quiet word, 状元 the whole house. Only what happens now is heard, not what happened unheard.
 */
export function useSound({ button, scene }: TableView, seen: boolean): void {
  const { ports, settings, show, shaker } = useClient()
  const { sound } = ports
  const on = useStore(settings.store).sound && seen
  const shaking = useShaking(useStore(shaker.store).strokes)
  const { rattling, told } = useStore(show.store)
  const rattles = shaking || rattling
  const ready = button.kind === 'ready'
  const before = useRef(scene)

  useEffect(() => {
    if (!on) return
    sound.open([])
    return () => sound.close()
  }, [on, sound])
  useEffect(() => {
    if (on) sound.rattle(rattles)
  }, [on, rattles, sound])
  useEffect(() => {
    if (ready) sound.play('turn')
  }, [ready, sound])
  useEffect(() => {
    const cue = told ? cueOf(told) : null
    if (cue) sound.play(cue)
  }, [told, sound])
  useEffect(() => {
    // Who comes to a table that has ended hears no end.
    if (scene === 'result' && before.current === 'table') sound.play('gong')
    before.current = scene
  }, [scene, sound])
}
