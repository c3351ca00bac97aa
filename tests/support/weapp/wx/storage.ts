import type { Core } from './core'
import { Failed } from './core'

/** Kept on the phone: the map outlives a cold start. */
export function storage(core: Core, kept: Map<string, string>) {
  const read = (key: string) => JSON.parse(kept.get(key) ?? 'null') as unknown
  return {
    getStorageSync: (key: string) => (kept.has(key) ? read(key) : ''),
    setStorageSync: (key: string, value: unknown) => void kept.set(key, JSON.stringify(value)),
    removeStorageSync: (key: string) => void kept.delete(key),
    getStorageInfoSync: () => ({ keys: [...kept.keys()], currentSize: 1, limitSize: 10240 }),
    getStorage: core.way<{ key: string }>('getStorage', ({ key }) => {
      if (!kept.has(key)) throw new Failed('data not found')
      return { data: read(key) }
    }),
    setStorage: core.way<{ key: string; data: unknown }>('setStorage', ({ key, data }) => {
      kept.set(key, JSON.stringify(data))
    }),
    removeStorage: core.way<{ key: string }>('removeStorage', ({ key }) => void kept.delete(key))
  }
}
