const storageKey = 'install.dismissed'

/** When the home screen was waved away last, epoch milliseconds; null for never, or not to be known. */
export function dismissedAt(): number | null {
  try {
    const stored = Number(localStorage.getItem(storageKey))
    return stored > 0 ? stored : null
  } catch {
    return null
  }
}

/** Remembers that it was waved away now. */
export function dismiss(): void {
  try {
    localStorage.setItem(storageKey, String(Date.now()))
  } catch {
    // Storage is blocked or full: it is offered again on the next page that loads.
  }
}
