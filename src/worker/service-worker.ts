import { offlinePage } from './offline-page.ts'
import { languageFor, readOwnVisits } from './own-visits.ts'
import { forgetOldShells, isShellFile, keepShell, type Shell, shellFile } from './shell.ts'

declare const self: ServiceWorkerGlobalScope
declare const SHELL: Shell

/*
 * The service worker (docs/decisions/0019): it keeps the files pages are made of, and answers for a page that cannot
 * be reached. Pages and data always come from the network; no answer of the server about a person passes through here.
 */
self.addEventListener('install', (event) => event.waitUntil(keepShell(SHELL)))
self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('message', ({ data, ports }) => {
  if (data.type === 'VERSION') ports[0]?.postMessage(SHELL.version)
  if (data.type === 'SKIP_WAITING') void self.skipWaiting()
  if (data.type === 'CLAIM') void self.clients.claim()
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') event.respondWith(page(event))
  else if (isShellFile(SHELL, pathname)) event.respondWith(shellFile(event.request))
})

async function begin(): Promise<void> {
  // Else every page would wait for the worker to start before it is asked for.
  await self.registration.navigationPreload?.enable()
  await forgetOldShells(SHELL)
  await self.clients.claim()
}

async function page(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const url = new URL(event.request.url)
    return offlinePage({
      address: url.pathname + url.search,
      language: await languageFor(url),
      styles: SHELL.styles,
      kept: await readOwnVisits(),
      now: Date.now(),
    })
  }
}
