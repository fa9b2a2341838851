import { useEffect, useState } from 'react'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { nextDay, wallClock } from '#domain/schedule/wall-clock.ts'

/** Today on a salon's calendar, also once midnight has passed with the page open, or asleep. */
export function useToday(timeZone: string): PlainDate {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    // A timer of hours may end a little before the clock is there: the next one is set from then on.
    const midnight = setTimeout(look, nextDay(now, timeZone) - now)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(midnight)
      document.removeEventListener('visibilitychange', look)
    }
  }, [now, timeZone])
  return wallClock(now, timeZone).date
}
