import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { nextDay, wallClock } from '#domain/schedule/wall-clock.ts'

/**
 * Asks for the results again once they are of another day: 'today' names the wrong one, and some of its times have been.
 * At midnight, and when a page that slept through it is looked at or finds the network again.
 */
export function useResultsOfToday(askedAt: number): void {
  const router = useRouter()
  useEffect(() => {
    let midnight: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(midnight)
      const now = Date.now()
      const isOfToday = wallClock(askedAt, DUTCH_ZONE).date === wallClock(now, DUTCH_ZONE).date
      // A timer of hours may end a little before the clock is there.
      if (isOfToday) midnight = setTimeout(look, nextDay(now, DUTCH_ZONE) - now)
      else if (!document.hidden && navigator.onLine) router.invalidate()
    }
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      clearTimeout(midnight)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [askedAt, router])
}
