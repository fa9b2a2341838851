import { daysBetween } from '../schedule/plain-date.ts'
import { nextDay, wallClock } from '../schedule/wall-clock.ts'

/** A visit; instants are epoch ms, half-open. */
export interface CountdownVisit {
  readonly startsAt: number
  readonly endsAt: number
  readonly timeZone: string
}

/** The time until a visit, and the instant (epoch ms) at which it changes; null when it never does. */
export type Countdown =
  | { readonly kind: 'to-come'; readonly days: number; readonly changesAt: number }
  | { readonly kind: 'under-way'; readonly changesAt: number }
  | { readonly kind: 'over'; readonly changesAt: null }

/**
 * The countdown to a visit in calendar days of its time zone, 0 today (ORDER-06). It changes at midnight in that zone, and
 * when the visit begins and ends.
 */
export function countdown({ startsAt, endsAt, timeZone }: CountdownVisit, now: number): Countdown {
  if (now >= endsAt) return { kind: 'over', changesAt: null }
  if (now >= startsAt) return { kind: 'under-way', changesAt: endsAt }
  const [today, day] = [now, startsAt].map((instant) => wallClock(instant, timeZone).date)
  const days = today && day ? daysBetween(today, day) : 0
  return { kind: 'to-come', days, changesAt: Math.min(nextDay(now, timeZone), startsAt) }
}

/** When the first of these countdowns changes, epoch ms; null when all are over. */
export function nextChange(visits: readonly CountdownVisit[], now: number): number | null {
  const changes = visits.flatMap((visit) => countdown(visit, now).changesAt ?? [])
  return changes.length > 0 ? Math.min(...changes) : null
}
