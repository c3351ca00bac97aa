import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Phone, Storage } from '@/platform/ports'

/** What somebody chose for this phone, and what holds where they chose nothing. */
export interface Settings {
  /** the bowl is heard */
  readonly sound: boolean
  /** how hard the hand must shake; 'off': dice are thrown by pressing alone */
  readonly shake: 'off' | 'soft' | 'normal' | 'hard'
  readonly motion: 'full' | 'reduced'
  /** others' dice are thrown fast */
  readonly fast: boolean
  /** 'auto': the language of the phone */
  readonly language: 'auto' | 'zh-CN' | 'zh-TW' | 'nan' | 'en'
}

const KEY = 'settings'

const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  sound: [true, false],
  shake: ['off', 'soft', 'normal', 'hard'],
  motion: ['full', 'reduced'],
  fast: [false, true],
  language: ['auto', 'zh-CN', 'zh-TW', 'nan', 'en']
}

const plain = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** What of `given` is a choice at all; anything else, also of an older or a newer version, counts as not chosen. */
function chosenOf(given: Readonly<Record<string, unknown>>): Partial<Settings> {
  const chosen = Object.entries(CHOICES).filter(([name, values]) =>
    (values as readonly unknown[]).includes(given[name])
  )
  return Object.fromEntries(chosen.map(([name]) => [name, given[name]]))
}

/**
 * The settings of this phone, kept as one JSON text under 'settings'. Only what was chosen is kept: `motion` follows the
 * phone until somebody chose it here.
 */
export function createSettings(storage: Storage, phone: Pick<Phone, 'reducesMotion'>) {
  let chosen = chosenOf(plain(storage.read(KEY)))
  const whole = (): Settings => ({
    sound: true,
    shake: 'normal',
    motion: phone.reducesMotion() ? 'reduced' : 'full',
    fast: false,
    language: 'auto',
    ...chosen
  })
  const store: StoreApi<Settings> = createStore(whole)
  return {
    store,
    /** Changes some of them; what is no choice changes nothing. Each counts at once and is kept on this phone. */
    set(partial: Partial<Settings>): void {
      chosen = { ...chosen, ...chosenOf(partial) }
      storage.write(KEY, JSON.stringify(chosen))
      store.setState(whole(), true)
    }
  }
}
export type SettingsStore = ReturnType<typeof createSettings>
