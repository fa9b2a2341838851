import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { nextDay, wallClock } from '#domain/schedule/wall-clock.ts'
import { useNow } from '../../../use-now.ts'

/**
 * Reloads the results when they are from another day, since 'today' would be wrong: at midnight, and when the page becomes
 * visible or online again.
 */
export function useReloadAtMidnight(requestedAt: number): void {
  const router = useRouter()
  const now = useNow(midnight)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` only triggers the check
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
