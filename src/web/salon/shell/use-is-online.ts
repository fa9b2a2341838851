import { useSyncExternalStore } from 'react'
import { isServerReachable, watchServer } from './server-reachability.ts'

/**
 * Whether the server can be reached (WORK-156). That the browser has no network is no answer: the server may be the machine
 * that shows the page. Then the server itself is asked, and again until the browser has a network.
 */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watchServer, isServerReachable, () => true)
}
