import { api, guarded } from './api'

const POOL = 512

/**
 * Unpredictable bytes at once, although WeChat hands them out only later: a store of them is fetched ahead and filled
 * up when half is used. Where there are none, `Math.random` stands in: dice stay fair without the phone's part, since
 * the cloud's sealed seed is in every one of them.
 */
export function wxRandom(): (bytes: number) => Uint8Array {
  let pool = new Uint8Array(0)

  const fill = () =>
    guarded(
      () =>
        api().getRandomValues?.({
          length: POOL,
          success: ({ randomValues }) => {
            pool = new Uint8Array(randomValues)
          },
          fail: () => undefined
        }),
      undefined
    )
  fill()

  return bytes => {
    const taken = pool.slice(0, bytes)
    pool = pool.slice(bytes)
    if (pool.length < POOL / 2) fill()
    if (taken.length === bytes) return taken
    return Uint8Array.from({ length: bytes }, () => Math.floor(Math.random() * 256))
  }
}
