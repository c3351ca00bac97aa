import { createShakeDetector, type MotionSample, type Sensitivity } from '@/motion'

export interface Replay {
  /** Times (ms) of what the detector told. */
  readonly shakes: number[]
  readonly hints: number[]
  readonly strokes: number[]
}

export interface Setting {
  readonly sensitivity?: Sensitivity
  readonly arm?: 'still' | 'at-once'
  /** Whether each shake is at once followed by a new own turn: the client most likely to throw twice. */
  readonly rearm?: boolean
}

/** Feeds a trace to a new detector, re-arming after each shake unless told otherwise. */
export function replay(trace: readonly MotionSample[], setting: Setting = {}): Replay {
  const { sensitivity = 'medium', arm = 'still', rearm = true } = setting
  const detector = createShakeDetector({ sensitivity, arm })
  const told: Replay = { shakes: [], hints: [], strokes: [] }
  for (const sample of trace) {
    for (const event of detector.feed(sample)) {
      if (event.type === 'stroke') told.strokes.push(event.t)
      if (event.type === 'hint') told.hints.push(event.t)
      if (event.type === 'shake') told.shakes.push(event.t)
      if (event.type === 'shake' && rearm) detector.rearm()
    }
  }
  return told
}

/** 0 … n − 1. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
