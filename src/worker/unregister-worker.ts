import { KEPT_VISITS } from '#domain/order/kept-visits.ts'

declare const self: ServiceWorkerGlobalScope

/** Takes the place of the service worker where the operator wants none: clears what it kept, and is gone. */
self.addEventListener('install', () => void self.skipWaiting())
// Under the lock of those that keep visits: a page that is asking for them must not write after this.
self.addEventListener('activate', (event) =>
  event.waitUntil(navigator.locks.request(KEPT_VISITS.cache, unregister)),
)

async function unregister(): Promise<void> {
  const cacheNames = await caches.keys()
  await Promise.all(cacheNames.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
