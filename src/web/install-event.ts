import { createStore, useStore } from './store.ts'

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent
  }
}

/** The browser's install event: not standardised, absent in Safari. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const initial: { event: InstallEvent | null } = { event: null }
const installEventStore = createStore(initial)

/** Stores the install event, which the browser fires once and often before hydration. */
export function captureInstallEvent(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installEventStore.set({ event })
  })
}

/** Shows the browser's install prompt; resolves to whether it was accepted. Null where there is none; works once. */
export function useInstall(): (() => Promise<boolean>) | null {
  const event = useStore(installEventStore, initial, (state) => state.event)
  if (!event) return null
  return async () => {
    installEventStore.set({ event: null })
    return (await event.prompt()).outcome === 'accepted'
  }
}
