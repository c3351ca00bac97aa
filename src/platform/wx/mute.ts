import type { Mute, Storage } from '../ports'

const KEY = 'mute'
const MUTES: readonly string[] = ['refused', 'undeclared', 'banned'] satisfies Mute[]

/** Why WeChat did not start the sensor. The numbers are those of its privacy answers; older versions have words alone. */
export function muteOf(error: unknown): Mute {
  const { errno, errMsg } = (error ?? {}) as { errno?: unknown; errMsg?: unknown }
  const words = String(errMsg ?? '')
  if (errno === 112 || /not declared/i.test(words)) return 'undeclared'
  if (/banned/i.test(words)) return 'banned'
  if (errno === 103 || errno === 104 || /not authorized|auth deny/i.test(words)) return 'refused'
  return 'none'
}

/** A no that holds until midnight of the phone's own day, also across cold starts. */
export interface MuteBook {
  today(): Mute | null
  /** 'none' is not written down: a sensor that did not answer may answer next time. */
  write(mute: Mute): void
  forget(): void
}

const dayOf = (now: number): string => {
  const day = new Date(now)
  return `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`
}

export function muteBook(storage: Storage, now: () => number): MuteBook {
  return {
    today() {
      const [day, mute] = (storage.read(KEY) ?? '').split(' ')
      return day === dayOf(now()) && MUTES.includes(mute ?? '') ? (mute as Mute) : null
    },
    write(mute) {
      if (MUTES.includes(mute)) storage.write(KEY, `${dayOf(now())} ${mute}`)
    },
    forget: () => storage.remove(KEY)
  }
}
