import type { Database } from '#platform/postgres/database.ts'
import { listenTo } from '#platform/postgres/listen.ts'
import type { Tables } from '../schema.gen.ts'

/** The changed local days of a calendar, both included. */
export interface CalendarChange {
  readonly calendarId: string
  readonly from: string
  readonly to: string
  /** Whether only a visit changed, and every free time is as it was. */
  readonly isOfVisit: boolean
}

/**
 * Listens for changes of calendars until `close`. Triggers on appointments, closures, holds and orders send them
 * at commit, and `replaceIntervals` of the working hours.
 */
export function listenForChanges(
  { sessions }: Database<Tables>,
  { onChange, onLost }: { onChange: (change: CalendarChange) => void; onLost: () => void },
): Promise<{ close(): void }> {
  return listenTo(sessions, 'calendar_changes', {
    onPayload: (payload) => {
      const [calendarId, from, to, subject] = payload.split(' ')
      if (calendarId && from && to)
        onChange({ calendarId, from, to, isOfVisit: subject === 'visit' })
    },
    onLost,
  })
}
