import { messageSW, Workbox } from 'workbox-window'

/** The build this page is of. */
const OWN_VERSION: unknown = import.meta.env.VITE_VERSION

const HOUR = 60 * 60 * 1000

/**
 * Registers the service worker once the page has loaded and looks for newer ones; `onOther` hears of every version that
 * is not this page's. Pages always come from the network: one that was loaded after a release needs no asking, and lets
 * the new worker in by itself.
 */
export async function startServiceWorker(onOther: (version: string) => void): Promise<void> {
  const workbox = new Workbox('/sw.js')
  const compare = async ({ sw }: { sw?: ServiceWorker }) => {
    if (!sw) return
    const version: string = await messageSW(sw, { type: 'VERSION' })
    if (version !== OWN_VERSION) onOther(version)
    else if (sw.state === 'installed') void messageSW(sw, { type: 'SKIP_WAITING' })
  }
  workbox.addEventListener('waiting', compare)
  workbox.addEventListener('controlling', compare)
  const registration = await workbox.register()
  // A page that was on its way while the worker began was not there to be taken over.
  if (!navigator.serviceWorker.controller) registration?.active?.postMessage({ type: 'CLAIM' })

  // The browser looks by itself when a page is loaded; a tab that stays open for days loads none.
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < HOUR) return
    lookedAt = Date.now()
    void workbox.update().catch(() => undefined)
  })
}
