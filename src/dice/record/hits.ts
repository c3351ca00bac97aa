import RAPIER from '@dimforge/rapier3d-compat'
import { type Body, STEP } from './world'

/** Force events of one pair closer than this are one contact; s. */
const ONE_CONTACT = 0.012
/** How long a blow lasts: what presses later is the weight of a die that slides or lies; s. */
const BLOW = 0.005

/** Two bodies met: when (s), which (−1: the bowl) and how hard (g·cm/s). */
export interface Hit {
  readonly t: number
  readonly a: number
  readonly b: number
  readonly impulse: number
}

interface Open {
  readonly hit: { readonly t: number; readonly a: number; readonly b: number; impulse: number }
  until: number
}

/** Listens to the forces between dice, and between dice and anything else; those of one pair that follow closely are one. */
export function listener(dice: readonly Body[]) {
  const numbers = new Map(dice.map(({ shell }, d) => [shell.handle, d]))
  const events = new RAPIER.EventQueue(true)
  const hits: Hit[] = []
  const latest = new Map<string, Open>()
  const hear = (t: number) =>
    events.drainContactForceEvents(event => {
      const pair = [event.collider1(), event.collider2()].map(handle => numbers.get(handle) ?? -1)
      const [b = -1, a = -1] = pair.sort((x, y) => x - y)
      const impulse = event.totalForceMagnitude() * STEP
      const last = latest.get(`${a} ${b}`)
      if (last && t - last.until < ONE_CONTACT) {
        last.until = t
        if (t - last.hit.t < BLOW) last.hit.impulse += impulse
        return
      }
      const hit = { t, a, b, impulse }
      hits.push(hit)
      latest.set(`${a} ${b}`, { hit, until: t })
    })
  return { events, hear, hits: hits as readonly Hit[] }
}
