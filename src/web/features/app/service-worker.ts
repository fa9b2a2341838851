import { messageSW } from 'workbox-window'

/** The build this page is of. */
const OWN_VERSION: unknown = import.meta.env.VITE_VERSION

const HOUR = 60 * 60 * 1000

/**
 * Registers the service worker once the page has loaded and looks for newer ones; `onOther` hears of every version that
 * is not this page's. Pages always come from the network: one that was loaded after a release needs no asking, and lets
 * the new worker in by itself.
 */
export async function startServiceWorker(onOtherVersion: (version: string) => void): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/sw.js')
  const checkVersion = async (worker: ServiceWorker | null) => {
    if (!worker) return
    const version: string = await messageSW(worker, { type: 'VERSION' })
    if (version !== OWN_VERSION) onOtherVersion(version)
    else if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' })
  }
  const watchInstall = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void checkVersion(worker)
    })
  void checkVersion(registration.waiting)
  // One that was found before this page could hear of it: by another tab, or as the page was asked for.
  watchInstall(registration.installing)
  registration.addEventListener('updatefound', () => watchInstall(registration.installing))
  serviceWorker.addEventListener(
    'controllerchange',
    () => void checkVersion(serviceWorker.controller),
  )
  // A page that was on its way while the worker began was not there to be taken over.
  if (!serviceWorker.controller) registration.active?.postMessage({ type: 'CLAIM' })

  // The browser looks by itself when a page is loaded; a tab that stays open for days loads none.
  let lastCheckAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheckAt < HOUR) return
    lastCheckAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}
