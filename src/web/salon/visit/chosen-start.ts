import { useEffect } from 'react'
import { createStore, useStore } from '../../store.ts'

const initial: { startTime: string | null } = { startTime: null }
const store = createStore(initial)

/** Tells the agenda which start is chosen for the visit that is being moved, while the form is shown. */
export function useShowChosenStart(startTime: string | null): void {
  useEffect(() => {
    store.set({ startTime })
    return () => store.set({ startTime: null })
  }, [startTime])
}

/** The start that is chosen for the visit that is being moved, ISO text. */
export function useChosenStart(): string | null {
  return useStore(store, initial, (state) => state.startTime)
}
