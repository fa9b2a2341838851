import { redirect } from '@tanstack/react-router'
import type { ApiRefusal } from '../../api-client.ts'

/**
 * If a request failed for lack of a network, reloads the document, so that the service worker shows the offline page.
 * Does nothing with a network or without a service worker.
 */
export function openOfflinePage({ status }: ApiRefusal, href: string): void {
  if (status !== 0 || navigator.onLine || !navigator.serviceWorker?.controller) return
  throw redirect({ href, reloadDocument: true })
}
