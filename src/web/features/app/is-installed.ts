/** Whether the page runs from the home screen. */
export function isInstalled(): boolean {
  // Safari on iOS says it in a word of its own.
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true
  return isOnHomeScreen || window.matchMedia('(display-mode: standalone)').matches
}
