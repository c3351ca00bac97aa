import { createStore } from 'zustand/vanilla'
import type { Off, Ports } from '@/platform/ports'
import type { TableStore } from './table'

export interface Renewal {
  /** the cloud has gone on, and speaks to this program no more */
  readonly needed: boolean
  /** Begins the newest program there is; null: the person has to close this one and open it again. */
  readonly restart: (() => void) | null
}

/** Whether this program is too old for its cloud, and what makes it new. */
export function createRenewal(shell: Pick<Ports['shell'], 'onRenewed' | 'restart'>) {
  const store = createStore<Renewal>(() => ({ needed: false, restart: shell.restart }))
  shell.onRenewed(restart => store.setState({ restart }))
  return {
    store,
    /** The cloud said so. */
    need: () => store.setState({ needed: true }),
    /** Somebody goes on with what needs no cloud. */
    goOn: () => store.setState({ needed: false })
  }
}

interface Needs {
  readonly shell: Ports['shell']
  readonly phone: Pick<Ports['phone'], 'onShow'>
  readonly table: Pick<TableStore, 'store'>
  /** nobody is in the middle of anything: on the first page, say */
  readonly isIdle: () => boolean
}

/**
 * Lets a newer program take over when nothing is lost by it: never while a table is open, so never in anybody's turn.
 * Until then it lies ready; WeChat takes it at the next cold start anyway.
 */
export function keepRenewed({ shell, phone, table, isIdle }: Needs): Off {
  let restart: (() => void) | null = null
  const attempt = () => {
    if (restart === null || table.store.getState().room !== null || !isIdle()) return
    const now = restart
    restart = null
    now()
  }
  const offs = [
    shell.onRenewed(ready => {
      restart = ready
      attempt()
    }),
    phone.onShow(attempt),
    table.store.subscribe(attempt)
  ]
  return () => {
    for (const off of offs) off()
  }
}
