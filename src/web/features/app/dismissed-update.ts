const storageKey = 'asked-version'

/** Whether somebody has put this version off before, in any tab. */
export function isUpdateDismissed(version: string): boolean {
  try {
    return localStorage.getItem(storageKey) === version
  } catch {
    return false
  }
}

/** Remembers that this version was put off: it is not asked about again. */
export function dismissUpdate(version: string): void {
  try {
    localStorage.setItem(storageKey, version)
  } catch {
    // Storage is blocked or full: the page asks once more in another tab.
  }
}

/** Calls the listener when a version is put off in another tab, until the returned function is called. */
export function onUpdateDismissed(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => key === storageKey && listener()
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
