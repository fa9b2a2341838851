import type { TimeRange } from '#domain/schedule/slots.ts'
import { type Block, layVisits } from './calendar/lay-visits.ts'
import type { Span } from './calendar/span.ts'
import { bookVisits } from './orders/book-visits.ts'
import type { Booking } from './orders/booking.ts'
import type { Person } from './people.ts'
import type { StoredSalon } from './salons/stored-salon.ts'

/** A salon with everything that stands on its calendar at a moment. */
export interface Scene {
  readonly stored: StoredSalon
  readonly daysOff: readonly TimeRange[]
  readonly blocks: readonly Block[]
  readonly bookings: readonly Booking[]
}

/**
 * What a salon's calendar shows on the days of a span, looked at `now` (epoch milliseconds). The same
 * salon, days and moment give the same scene; a later moment shows the same visits and more of them.
 */
export function sceneOf(
  stored: StoredSalon,
  daysOff: readonly TimeRange[],
  everyone: readonly Person[],
  { span, now }: { span: Span; now: number },
): Scene {
  const { visits, blocks } = layVisits(stored, daysOff, span)
  const taken = blocks.filter(({ takenAt }) => takenAt <= now)
  return {
    stored,
    daysOff,
    blocks: taken,
    bookings: bookVisits(stored.salon, visits, everyone, now),
  }
}
