import { createStore, useStore } from './store.ts'

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent
  }
}

/** What a browser hands over that can put the product on the home screen: no standard, and no Safari. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const initial: { event: InstallEvent | null } = { event: null }
const installEventStore = createStore(initial)

/** Keeps what the browser hands over once, often before the page has come to life, until somebody asks for it. */
export function captureInstallEvent(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installEventStore.set({ event })
  })
}

/** Asks the browser to install, true once that is agreed to; null where it cannot. It can be asked once. */
export function useInstall(): (() => Promise<boolean>) | null {
  const event = useStore(installEventStore, initial, (state) => state.event)
  if (!event) return null
  return async () => {
    installEventStore.set({ event: null })
    return (await event.prompt()).outcome === 'accepted'
  }
}
