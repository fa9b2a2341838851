import { useEffect, useReducer } from 'react'

/** Browsers count a timer's wait in 32 bits. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * The moment (epoch ms), told anew when what a page says of it changes, and when the page is looked at again, for a device
 * that slept through it. `nextChange` says when that is after a moment (epoch ms; null: nothing more changes), the same
 * function while the answers are the same. On a page the server draws, the moment is another one in the browser.
 */
export function useNow(nextChange: (now: number) => number | null): number {
  // Every look is one of its own, also within the same millisecond: it sets the next timer.
  const [tick, update] = useReducer(readClock, undefined, readClock)
  useEffect(() => {
    const change = nextChange(tick.now)
    // A timer of hours may end a little before the clock is there: the next one is set from then on.
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

function readClock(): { readonly now: number } {
  return { now: Date.now() }
}
