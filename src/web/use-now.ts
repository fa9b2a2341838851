import { useEffect, useState } from 'react'

/** Browsers count a timer's wait in 32 bits. */
const LONGEST_WAIT = 2 ** 31 - 1

/**
 * The moment (epoch ms), told anew when what a page says of it changes, and when the page is looked at again, for a device
 * that slept through it. `nextChange` says when that is after a moment (epoch ms; null: never), the same function while
 * the answers are the same.
 */
export function useNow(nextChange: (now: number) => number | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const change = nextChange(now)
    const look = () => setNow(Date.now())
    const wait = change === null ? LONGEST_WAIT : change - Date.now()
    // A timer of hours may end a little before the clock is there: the next one is set from then on.
    const timer = setTimeout(look, Math.min(Math.max(wait, 0), LONGEST_WAIT))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [now, nextChange])
  return now
}
