import { STORED_VISITS } from '#domain/order/stored-visits.ts'

declare const self: ServiceWorkerGlobalScope

/** Served instead of the service worker where the operator turned it off: deletes its caches and unregisters. */
self.addEventListener('install', () => void self.skipWaiting())
// Takes the same lock as a page that stores visits, so that none is stored after the caches are deleted.
self.addEventListener('activate', (event) =>
  event.waitUntil(navigator.locks.request(STORED_VISITS.cache, unregister)),
)

async function unregister(): Promise<void> {
  const cacheNames = await caches.keys()
  await Promise.all(cacheNames.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
