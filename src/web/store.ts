import { useSyncExternalStore } from 'react'

/** A value outside React that screens can watch. */
export interface Store<T> {
  get(): T
  set(change: Partial<T>): void
  subscribe(listener: () => void): () => void
}

/** A store of one flat object; `set` merges into it and tells who watches. */
export function createStore<T extends object>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * What `select` reads from a store, kept current. It must return the same value for the same
 * state. While the server renders and the browser hydrates, it reads the `initial` state.
 */
export function useStore<T extends object, S>(
  store: Pick<Store<T>, 'get' | 'subscribe'>,
  initial: T,
  select: (state: T) => S,
): S {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(initial),
  )
}
