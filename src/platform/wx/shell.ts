import type { Opened, Shell, Standing } from '../ports'
import { api, guarded, succeeds } from './api'

/** The lowest base library this is made for: the first that knows of privacy. */
export const LOWEST = '2.32.3'

/** WeChat's number for "opened out of Moments, as a single page". */
const SINGLE_PAGE = 1154

const numbers = (version: string): number[] => version.split('.').map(Number)

/** Whether a version, '2.32.3', comes before another. What is no version comes before none: who knows no better goes on. */
export function isBefore(version: string | undefined, least: string): boolean {
  if (!version || !/^\d+(\.\d+)*$/.test(version)) return false
  const have = numbers(version)
  const need = numbers(least)
  const at = need.findIndex((n, i) => n !== (have[i] ?? 0))
  return at >= 0 && (have[at] ?? 0) < (need[at] ?? 0)
}

const library = (): string | undefined =>
  guarded(() => api().getAppBaseInfo?.().SDKVersion, undefined) ??
  guarded(() => api().getSystemInfoSync?.().SDKVersion, undefined)

function standing(): Standing {
  const scene = guarded(() => api().getLaunchOptionsSync?.().scene, undefined)
  if (scene === SINGLE_PAGE) return 'single-page'
  return isBefore(library(), LOWEST) ? 'outdated' : 'ordinary'
}

const same = (a: Opened, b: Opened): boolean =>
  a.path === b.path && JSON.stringify(a.query) === JSON.stringify(b.query)

const opened = (options: { path?: string; query?: Record<string, unknown> } | undefined): Opened => ({
  path: options?.path ?? '',
  query: options?.query ?? {}
})

/**
 * WeChat tells the same opening again each time the program comes back into sight, so an opening counts when it is
 * another one than the last.
 */
function onOpened(listener: (opened: Opened) => void) {
  let last = opened(guarded(() => api().getLaunchOptionsSync?.(), undefined))
  const hear = (options?: { path?: string; query?: Record<string, unknown> }) => {
    const now = opened(options)
    if (now.path === '' || same(now, last)) return
    last = now
    listener(now)
  }
  guarded(() => api().onAppShow?.(hear), undefined)
  return () => guarded(() => api().offAppShow?.(hear), undefined)
}

function onRenewed(listener: (restart: () => void) => void) {
  let listening = true
  guarded(() => {
    const manager = api().getUpdateManager?.()
    manager?.onUpdateReady(() => {
      if (listening) listener(() => guarded(() => manager.applyUpdate(), undefined))
    })
  }, undefined)
  return () => {
    listening = false
  }
}

/** WeChat begins a program anew since 3.0.1, and takes the version that lies ready with it. */
function restarter(): (() => void) | null {
  if (typeof guarded(() => api().restartMiniProgram, undefined) !== 'function') return null
  return () => void succeeds(ways => api().restartMiniProgram?.({ path: 'pages/home/index', ...ways }))
}

export function wxShell(): Shell {
  const renew = typeof guarded(() => api().updateWeChatApp, undefined) === 'function'
  return {
    standing: standing(),
    renewHost: renew ? () => void succeeds(ways => api().updateWeChatApp?.(ways)) : null,
    onOpened,
    onRenewed,
    restart: restarter()
  }
}
