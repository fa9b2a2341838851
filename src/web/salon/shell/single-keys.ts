import { createStore, useStore } from '../../store.ts'

const STORAGE_KEY = 'agenda.keys'
const initial = { isOn: true }
const store = createStore({ isOn: readStored() })

/** Whether single keys act in the agenda on this device (WORK-157). */
export function useSingleKeys(): boolean {
  return useStore(store, initial, ({ isOn }) => isOn)
}

/** Switches the single keys of the agenda on or off on this device. */
export function setSingleKeys(isOn: boolean): void {
  store.set({ isOn })
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, 'off')
  } catch {
    // Storage is blocked or full: it lasts until the page is loaded again.
  }
}

function readStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}
