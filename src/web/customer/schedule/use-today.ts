import { useCallback } from 'react'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { nextDay, wallClock } from '#domain/schedule/wall-clock.ts'
import { useNow } from '../../use-now.ts'

/** Today's date in a salon's time zone; updated at midnight. */
export function useToday(timeZone: string): PlainDate {
  const midnight = useCallback((now: number) => nextDay(now, timeZone), [timeZone])
  return wallClock(useNow(midnight), timeZone).date
}
