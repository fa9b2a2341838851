import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { dayIn } from '#messages/format.ts'
import { useNowByMinute } from '../../use-now-by-minute.ts'

/** The day in the Netherlands, YYYY-MM-DD; another one half a minute after midnight at the latest. One for a list, not for each row. */
export function useDutchToday(): string {
  return dayIn(DUTCH_ZONE, useNowByMinute())
}
