import { useCallback } from 'react'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { nextDay, wallClock } from '#domain/schedule/wall-clock.ts'
import { useNow } from '../../use-now.ts'

/** Today on a salon's calendar, also once midnight has passed with the page open, or asleep. */
export function useToday(timeZone: string): PlainDate {
  const midnight = useCallback((now: number) => nextDay(now, timeZone), [timeZone])
  return wallClock(useNow(midnight), timeZone).date
}
