import { useEffect, useRef } from 'react'
import { JUMPS, THROWS } from '@/dice'
import type { Cue } from '@/platform'
import type { TableView, Told } from '@/stores'
import { useClient } from './client'
import { useStore } from './useStore'

const TRACKS = [...THROWS, ...JUMPS].map(({ id }) => id)

/** Dice that lie sooner than this before their track has ended were told to; in ms. */
const EARLY = 100

/** Cakes fly before they land: from the tray, and out of somebody's hands. In ms. */
const FLIES = { won: 640, chased: 1280 } as const

/** What is heard of a turn that is told, and how long after it begins to be told. */
function cueOf({ outcome, pattern }: Told): { cue: Cue; after: number } | null {
  switch (outcome.kind) {
    case 'leads':
      return { cue: pattern === 'chajinhua' ? 'chajinhua' : 'zhuangyuan', after: 0 }
    case 'won':
    case 'chased':
      return { cue: 'cake', after: FLIES[outcome.kind] }
    default:
      return null
  }
}

/** Dice in the hand, in the air, and lying. */
function useDice(on: boolean): void {
  const { ports, show } = useClient()
  const { sound, phone } = ports
  const { rattling, held, flight, aim, told } = useStore(show.store)
  const inHand = (rattling || held) && flight === null
  /** when the track of the throw in the air ends; 0: there is none */
  const until = useRef(0)

  useEffect(() => {
    if (inHand) until.current = 0
    if (!on) return
    sound.rattle(inHand)
    if (inHand && aim) sound.ready(aim.id)
  }, [on, inHand, aim, sound])
  useEffect(() => {
    if (!flight) return
    sound.throwTrack(flight.id)
    until.current = phone.now() + flight.ms
  }, [flight, sound, phone])
  useEffect(() => {
    if (!told || told.outcome.kind === 'absent' || told.outcome.kind === 'sits-out') return
    if (phone.now() < until.current - EARLY) sound.stop()
    if (phone.now() < until.current - EARLY || until.current === 0) sound.play('clink')
    until.current = 0
  }, [told, sound, phone])
}

/** What became of a throw. */
function useOutcome(): void {
  const { ports, show, settings } = useClient()
  const { sound } = ports
  const { told } = useStore(show.store)
  const still = useStore(settings.store).motion === 'reduced'
  useEffect(() => {
    const heard = told && cueOf(told)
    if (!heard) return
    const timer = setTimeout(() => sound.play(heard.cue), still ? 0 : heard.after)
    return () => clearTimeout(timer)
  }, [told, still, sound])
}

/**
 * What a table's page sounds like, while it is seen and somebody wants to hear it: dice rattle while they are in a hand,
 * a throw has its track, my turn a quiet word, 状元 the whole house. What happened unheard is not heard later.
 */
export function useSound({ button, call, scene }: TableView, seen: boolean): void {
  const { ports, settings } = useClient()
  const { sound } = ports
  const on = useStore(settings.store).sound && seen
  /** the last throw has been told: nobody is called away from it */
  const called = button.kind === 'ready' && (call.kind === 'mine' || call.kind === 'other')
  const before = useRef(scene)

  useEffect(() => {
    if (!on) return
    sound.open(TRACKS)
    return () => sound.close()
  }, [on, sound])
  useDice(on)
  useOutcome()
  useEffect(() => {
    if (called) sound.play('turn')
  }, [called, sound])
  useEffect(() => {
    // Who comes to a table that has ended hears no end.
    const was = before.current
    if (scene === 'result' && (was === 'table' || was === 'dark')) sound.play('gong')
    before.current = scene
  }, [scene, sound])
}
