const storageKey = 'install.dismissed'

/** When the install notice was last dismissed (epoch ms); null for never or where storage is blocked. */
export function dismissedAt(): number | null {
  try {
    const stored = Number(localStorage.getItem(storageKey))
    return stored > 0 ? stored : null
  } catch {
    return null
  }
}

/** Stores that it was dismissed now. */
export function dismiss(): void {
  try {
    localStorage.setItem(storageKey, String(Date.now()))
  } catch {
    // Storage is blocked or full: the next page load shows it again.
  }
}
