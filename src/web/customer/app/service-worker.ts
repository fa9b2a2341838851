import { messageSW } from 'workbox-window'
import { HOUR_MS } from '#domain/time-units.ts'

/** The version of the build that this page belongs to. */
const OWN_VERSION: unknown = import.meta.env.VITE_VERSION

/**
 * Registers the service worker after the page has loaded and checks for newer ones. `onOtherVersion` is called for every
 * worker of another version than the page's. A waiting worker of the page's own version is activated without a prompt.
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
  // A worker that was already installing before this page could listen.
  watchInstall(registration.installing)
  registration.addEventListener('updatefound', () => watchInstall(registration.installing))
  serviceWorker.addEventListener(
    'controllerchange',
    () => void checkVersion(serviceWorker.controller),
  )
  // A page that was loading while the worker activated is not controlled yet.
  if (!serviceWorker.controller) registration.active?.postMessage({ type: 'CLAIM' })

  // The browser checks for updates on page loads only; a tab may stay open for days.
  let lastCheckAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheckAt < HOUR_MS) return
    lastCheckAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}
