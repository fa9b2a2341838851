import { useSyncExternalStore } from 'react'

/** A value outside React that components can subscribe to. */
export interface Store<T> {
  get(): T
  set(change: Partial<T>): void
  subscribe(listener: () => void): () => void
}

/** A store of one flat object; `set` merges into it and notifies the listeners. */
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
 * Subscribes a component to what `select` returns, which must be the same value for the same
 * state. On the server and during hydration it reads the `initial` state.
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
