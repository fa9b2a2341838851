import type { Database } from '#platform/postgres/database.ts'
import { listenTo } from '#platform/postgres/listen.ts'
import type { Tables } from '../schema.gen.ts'

/** Something on a calendar: local days of its provider, both included. */
export interface CalendarChange {
  readonly calendarId: string
  readonly from: string
  readonly to: string
}

/**
 * Hears of every change of a calendar, whoever makes it, until `close`: triggers tell of appointments, closures and
 * holds as they are committed.
 */
export function listenForChanges(
  { pool }: Database<Tables>,
  { onChange, onLost }: { onChange: (change: CalendarChange) => void; onLost: () => void },
): Promise<{ close(): void }> {
  return listenTo(pool, 'calendar_changes', {
    onPayload: (payload) => {
      const [calendarId, from, to = from] = payload.split(' ')
      if (calendarId && from && to) onChange({ calendarId, from, to })
    },
    onLost,
  })
}
