import { redirect } from '@tanstack/react-router'
import type { ApiRefusal } from '../../api-client.ts'

/**
 * Where no answer came because there is no network, the page is asked for as a whole: the service worker answers with
 * what it has kept. Without either there is nothing better than to go on here.
 */
export function openOfflinePage({ status }: ApiRefusal, href: string): void {
  if (status !== 0 || navigator.onLine || !navigator.serviceWorker?.controller) return
  throw redirect({ href, reloadDocument: true })
}
