import { useCallback, useEffect, useReducer } from 'react'

/** The longest delay of setTimeout: 32 bits, signed. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * The current time (epoch ms). Renders again at the time that `nextChange` returns (epoch ms; null for never) and when
 * the page becomes visible, since a sleeping device misses timers. `nextChange` must be a stable function. Server and
 * browser see different times.
 */
export function useNow(nextChange: (now: number) => number | null): number {
  // An object and not a number: two readings in one millisecond must still set the next timer.
  const [tick, update] = useReducer(readClock, undefined, readClock)
  useEffect(() => {
    const change = nextChange(tick.now)
    // A long timer may fire early; the next one then waits for the rest.
    const wait = change === null ? MAX_TIMEOUT_MS : change - tick.now
    const timer = setTimeout(update, Math.min(wait, MAX_TIMEOUT_MS))
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [tick, nextChange])
  return tick.now
}

/** The current time (epoch ms). Renders again once `moment` (epoch ms) has passed. */
export function useNowUntil(moment: number): number {
  return useNow(useCallback((now) => (now < moment ? moment : null), [moment]))
}

function readClock(): { readonly now: number } {
  return { now: Date.now() }
}
