/** Whether the page runs as an installed app. */
export function isInstalled(): boolean {
  // Safari on iOS has a property of its own.
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true
  return isOnHomeScreen || window.matchMedia('(display-mode: standalone)').matches
}
