declare const self: ServiceWorkerGlobalScope

/** Takes the place of the service worker where the operator wants none: clears what it kept, and is gone. */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
