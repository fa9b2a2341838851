import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { dayIn } from '#messages/format.ts'

/** The day of an instant relative to `now`, in the salon's time zone. */
export function relativeDay(
  instant: string,
  timeZone: string,
  now: number,
): 'today' | 'tomorrow' | 'later' {
  const day = dayIn(timeZone, instant)
  const today = dayIn(timeZone, now) as PlainDate
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : 'later'
}
