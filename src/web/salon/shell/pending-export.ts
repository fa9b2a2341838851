import { FRESH_SIGN_IN_MS } from '#domain/sign-in/fresh-sign-in.ts'

/** What is exported after signing in again: clients, or the archive of the salon. */
export type ExportName = 'clients' | 'archive'

const KEY = 'export-after-sign-in'

/** Stores for this tab what the user asked for before signing in again. */
export function storePendingExport(name: ExportName, salon: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, salon, at: Date.now() }))
  } catch {
    // Storage is blocked or full: the user presses the button once more.
  }
}

/** Whether this export of a salon (user name) waits for a sign-in that was begun a short while ago. It is deleted by that. */
export function takePendingExport(name: ExportName, salon: string): boolean {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (stored.name !== name || stored.salon !== salon) return false
    sessionStorage.removeItem(KEY)
    return Date.now() - stored.at < FRESH_SIGN_IN_MS
  } catch {
    return false
  }
}
