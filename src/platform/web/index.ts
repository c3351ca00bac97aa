import { cloudOver, type WxCloud } from '../cloud'
import { pathOf } from '../paths'
import type { Ports, Share, Storage } from '../ports'
import { keysTap } from './keys'
import { webMotion } from './motion'
import { personOfTab } from './person'
import { webPhone } from './phone'
import { webPicture } from './picture'
import { webSound } from './sound'

declare global {
  interface Window {
    wx?: { cloud?: WxCloud }
  }
}

/** What belongs to the phone, not to a person: tables passed round on it, and what their cakes stand for. */
const OF_PHONE = /^(?:local\/|prizes$)/

/**
 * Two persons in one browser do not read each other's notes. A tab that is closed takes its person along: what whoever
 * has the phone goes on with is found in any tab.
 */
function storageOf(person: string): Storage {
  const named = (key: string) => (OF_PHONE.test(key) ? `bobing/${key}` : `bobing/${person}/${key}`)
  const quietly = <T>(deed: () => T): T | null => {
    try {
      return deed()
    } catch {
      return null
    }
  }
  return {
    read: key => quietly(() => localStorage.getItem(named(key))),
    write: (key, value) => void quietly(() => localStorage.setItem(named(key), value)),
    remove: key => void quietly(() => localStorage.removeItem(named(key)))
  }
}

const share: Share = {
  path: pathOf,
  link: to => `${location.origin}${location.pathname}#${pathOf(to)}`,
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  },
  picture: webPicture
}

const nothing = () => undefined

/** The ports of a browser page. Makes the tab's person before anything can be called. */
export function webPorts(): Ports {
  const phone = webPhone()
  keysTap(document)
  const person = personOfTab(phone.random)
  return {
    cloud: cloudOver(() => window.wx?.cloud ?? null),
    motion: webMotion(phone.now),
    haptics: {
      tick(strength) {
        // Before the first tap a browser does not vibrate, and complains.
        if (navigator.userActivation?.hasBeenActive === false) return
        try {
          navigator.vibrate?.({ light: 12, medium: 25, heavy: 45 }[strength])
        } catch {}
      }
    },
    sound: webSound(),
    storage: storageOf(person),
    share,
    phone,
    privacy: { pending: async () => null, agree: nothing, decline: nothing, again: nothing, read: nothing },
    messages: null,
    log: { note: nothing },
    shell: {
      standing: 'ordinary',
      renewHost: null,
      onOpened: () => nothing,
      onRenewed: () => nothing,
      restart: () => location.reload()
    }
  }
}
