import type { Log } from '../ports'
import { api, guarded } from './api'

const CODE = /^(app|room|rules|fair)\/[a-z-]+$/

/** WeChat's realtime log: codes, numbers and yes or no. Whatever else is handed over is left out, whoever does it. */
export function wxLog(): Log {
  let manager: ReturnType<NonNullable<ReturnType<typeof api>['getRealtimeLogManager']>> | null = null
  return {
    note(code, facts = {}) {
      if (!CODE.test(code)) return
      const plain = Object.entries(facts).filter(([, x]) => typeof x === 'number' || typeof x === 'boolean')
      guarded(() => {
        manager ??= api().getRealtimeLogManager?.() ?? null
        manager?.info(code, Object.fromEntries(plain))
      }, undefined)
    }
  }
}
