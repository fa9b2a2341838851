/** Server only: uses Temporal, which not every browser has. */
import { addDays, type PlainDate } from '../schedule/plain-date.ts'
import type { BookedVisit } from './cancellation.ts'
import type { OrderStatus } from './status.ts'

/** How a visit ended, as its provider states it: it took place, the customer did not come, or the provider cancelled. */
export const OUTCOMES = ['COMPLETED', 'NO_SHOW', 'CANCELLED'] as const satisfies OrderStatus[]
export type VisitOutcome = (typeof OUTCOMES)[number]

/** Whether a status is an outcome. */
export function isOutcome(status: OrderStatus): status is VisitOutcome {
  return OUTCOMES.some((outcome) => outcome === status)
}

/** Until when a provider sets and corrects the outcome, epoch ms: noon of the day after the visit in its zone (WORK-11). */
export function outcomeDeadline({
  startsAt,
  timeZone,
}: Pick<BookedVisit, 'startsAt' | 'timeZone'>): number {
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(timeZone)
  const nextDay = addDays(start.toPlainDate().toString() as PlainDate, 1)
  return Temporal.PlainDateTime.from(`${nextDay}T12:00`).toZonedDateTime(timeZone).epochMilliseconds
}
