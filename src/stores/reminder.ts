import type { StoreApi } from 'zustand/vanilla'
import type { Call, Ports } from '@/platform/ports'
import { isUnheard, type Reply } from './caller'
import { KEPT } from './kept'
import type { TableState } from './state'

interface Needs extends Pick<Ports, 'storage' | 'messages'> {
  readonly store: StoreApi<TableState>
  readonly insist: (data: Call) => Promise<Reply>
}

/** A message when the game begins: asked about once a table, also across cold starts of the latest one. */
export function createReminder({ store, storage, messages, insist }: Needs) {
  const { getState: get, setState: set } = store

  /** What was said at that table before this run. */
  const saidAt = (room: string): 'yes' | 'no' | null => {
    const [at, said] = (storage.read(KEPT.reminder) ?? '').split(' ')
    return at === room && (said === 'yes' || said === 'no') ? said : null
  }

  return {
    /** What of the state an answer brings that offers this message. */
    heard(template: string, room: string): Partial<TableState> {
      if (messages === null) return {}
      const { reminder } = get()
      return { template, reminder: reminder === 'open' ? (saidAt(room) ?? 'open') : reminder }
    },
    /** WeChat asks first, in the tap; the cloud hears of a yes afterwards. */
    async ask(): Promise<void> {
      const { room, template, reminder } = get()
      if (room === null || messages === null || template === '' || reminder !== 'open') return
      const asked = messages.ask(template)
      set({ reminder: 'asking' })
      const reply = (await asked) ? await insist({ op: 'remind', room: room._id }) : null
      // Nobody knows whether the cloud heard of it: it may be asked for again.
      const unheard = reply !== null && isUnheard(reply)
      const said = unheard ? 'open' : reply?.ok ? 'yes' : 'no'
      if (!unheard) storage.write(KEPT.reminder, `${room._id} ${said}`)
      if (get().room?._id === room._id) set({ reminder: said })
    }
  }
}
