const storageKey = 'asked-version'

/** Whether the update to this version was dismissed, in any tab. */
export function isUpdateDismissed(version: string): boolean {
  try {
    return localStorage.getItem(storageKey) === version
  } catch {
    return false
  }
}

/** Stores that this version was dismissed: it is not offered again. */
export function dismissUpdate(version: string): void {
  try {
    localStorage.setItem(storageKey, version)
  } catch {
    // Storage is blocked or full: another tab offers it again.
  }
}

/** Calls the listener when a version is dismissed in another tab, until the returned function is called. */
export function onUpdateDismissed(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => key === storageKey && listener()
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
