export type { ShakeDetector, ShakeDetectorOptions } from './detector'
export { createShakeDetector } from './detector'
export type { MotionEvent, MotionSample, Sensitivity } from './types'
