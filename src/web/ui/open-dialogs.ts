import { createStore, useStore } from '../store.ts'

const initial: { dialogs: readonly HTMLElement[] } = { dialogs: [] }
const store = createStore(initial)

/** Notes that a modal dialog is open. @returns what notes that it is closed */
export function registerOpenDialog(dialog: HTMLElement): () => void {
  store.set({ dialogs: [...store.get().dialogs, dialog] })
  return () => store.set({ dialogs: store.get().dialogs.filter((each) => each !== dialog) })
}

/** The modal dialog on top, or null: everything outside it can be neither pressed nor heard. */
export function useTopDialog(): HTMLElement | null {
  return useStore(store, initial, ({ dialogs }) => dialogs.at(-1) ?? null)
}
