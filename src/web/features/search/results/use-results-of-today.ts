import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { nextDay, wallClock } from '#domain/schedule/wall-clock.ts'
import { useNow } from '../../../use-now.ts'

/**
 * Asks for the results again once they are of another day: 'today' names the wrong one, and some of its times have been.
 * At midnight, and when a page that slept through it is looked at or finds the network again.
 */
export function useReloadAtMidnight(requestedAt: number): void {
  const router = useRouter()
  const now = useNow(midnight)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew is when to look; what day it is the clock says
  useEffect(() => {
    const reloadIfOutdated = () => {
      const [resultsDate, today] = [requestedAt, Date.now()].map(
        (at) => wallClock(at, DUTCH_ZONE).date,
      )
      if (resultsDate !== today && !document.hidden && navigator.onLine) router.invalidate()
    }
    reloadIfOutdated()
    window.addEventListener('online', reloadIfOutdated)
    return () => window.removeEventListener('online', reloadIfOutdated)
  }, [requestedAt, now, router])
}

const midnight = (now: number) => nextDay(now, DUTCH_ZONE)
