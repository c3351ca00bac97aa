import { useSyncExternalStore } from 'react'

interface Store<T> {
  subscribe(listener: () => void): () => void
  getState(): T
}

/** What a store holds; the component is drawn anew when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.getState)
