import { createStore, useStore } from '../store.ts'

const initial: { dialogs: readonly HTMLElement[] } = { dialogs: [] }
const store = createStore(initial)

/** Registers an open modal dialog. @returns a function to unregister it */
export function registerOpenDialog(dialog: HTMLElement): () => void {
  store.set({ dialogs: [...store.get().dialogs, dialog] })
  return () => store.set({ dialogs: store.get().dialogs.filter((each) => each !== dialog) })
}

/** The topmost modal dialog or null; everything outside it is inert. */
export function useTopDialog(): HTMLElement | null {
  return useStore(store, initial, ({ dialogs }) => dialogs.at(-1) ?? null)
}
