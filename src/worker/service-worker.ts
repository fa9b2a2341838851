import { agendaPage } from './agenda-page.ts'
import { openPage, showMessage } from './notifications.ts'
import { offlinePage } from './offline-page.ts'
import { languageFor, readOwnAgenda, readOwnVisits } from './own-visits.ts'
import { cacheShell, deleteOldShells, fetchShellFile, isShellFile, type Shell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope
declare const SHELL: Shell

/*
 * The service worker (docs/decisions/0019): caches the files of a build and answers when a page cannot be reached.
 * Pages and API calls always go to the network; no personal data is cached here.
 */
self.addEventListener('install', (event) => event.waitUntil(cacheShell(SHELL)))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('message', ({ data, ports }) => {
  if (data.type === 'VERSION') ports[0]?.postMessage(SHELL.version)
  if (data.type === 'SKIP_WAITING') void self.skipWaiting()
  if (data.type === 'CLAIM') void self.clients.claim()
})

// A message is encrypted for this browser; nothing of it is cached.
self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data?.text() ?? '')))
self.addEventListener('notificationclick', (event) => event.waitUntil(openPage(event.notification)))

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') event.respondWith(fetchPage(event))
  else if (isShellFile(SHELL, pathname)) event.respondWith(fetchShellFile(event.request))
})

async function activate(): Promise<void> {
  // Without preload a page request would wait for the worker to start.
  await self.registration.navigationPreload?.enable()
  await deleteOldShells(SHELL)
  await self.clients.claim()
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const url = new URL(event.request.url)
    const now = Date.now()
    const page = {
      address: url.pathname + url.search,
      language: await languageFor(url),
      styles: SHELL.styles,
      now,
    }
    const agenda = await readOwnAgenda(url, now)
    return agenda
      ? agendaPage({ ...page, agenda })
      : offlinePage({ ...page, storedVisits: await readOwnVisits() })
  }
}
