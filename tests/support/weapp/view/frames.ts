import type { Data } from '../bridge'

const px = (v: unknown) => (typeof v === 'number' ? `${v}px` : String(v))
const deg = (v: unknown) => `${v}deg`
const plain = (v: unknown) => String(v)
const list = (one: (v: unknown) => string) => (v: unknown) => (v as unknown[]).map(one).join()

const TRANSFORMS: Record<string, (v: unknown) => string> = {
  ...{ rotate: deg, rotateX: deg, rotateY: deg, rotateZ: deg, skewX: deg, skewY: deg },
  ...{ translateX: px, translateY: px, translateZ: px, perspective: px },
  ...{ scale: list(plain), scale3d: list(plain), matrix: list(plain), matrix3d: list(plain) },
  ...{ scaleX: plain, scaleY: plain, scaleZ: plain, translate: list(px), translate3d: list(px) },
  rotate3d: v => {
    const [x, y, z, angle] = v as unknown[]
    return `${x},${y},${z},${angle}deg`
  }
}

const NAMES: Record<string, string> = { ease: 'easing', offset: 'offset' }

/** Key frames of a page's `animate` as a browser has them. */
export const framesOf = (frames: readonly Data[]): Keyframe[] =>
  frames.map(frame => {
    const entries = Object.entries(frame)
    const transform = entries.flatMap(([key, value]) => {
      const say = TRANSFORMS[key]
      return say ? [`${key}(${say(value)})`] : []
    })
    const rest = entries
      .filter(([key]) => !(key in TRANSFORMS))
      .map(([key, value]) => [NAMES[key] ?? key, value])
    return {
      ...Object.fromEntries(rest),
      ...(transform.length > 0 ? { transform: transform.join(' ') } : {})
    }
  })
