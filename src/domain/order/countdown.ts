import { daysBetween } from '../schedule/plain-date.ts'
import { nextDay, wallClock } from '../schedule/wall-clock.ts'

/** A visit on the clock of its salon; instants are epoch ms, half-open. */
export interface CountedVisit {
  readonly startsAt: number
  readonly endsAt: number
  readonly timeZone: string
}

/** How far off a visit is, and the instant (epoch ms) from which that is no longer so; null: for good. */
export type Countdown =
  | { readonly kind: 'to-come'; readonly days: number; readonly changesAt: number }
  | { readonly kind: 'under-way'; readonly changesAt: number }
  | { readonly kind: 'over'; readonly changesAt: null }

/**
 * The countdown to a visit in days of the salon's calendar, 0 today, whatever the clock does meanwhile (ORDER-06).
 * It changes at the salon's midnight, and when the visit begins and ends.
 */
export function countdown({ startsAt, endsAt, timeZone }: CountedVisit, now: number): Countdown {
  if (now >= endsAt) return { kind: 'over', changesAt: null }
  if (now >= startsAt) return { kind: 'under-way', changesAt: endsAt }
  const [today, day] = [now, startsAt].map((instant) => wallClock(instant, timeZone).date)
  const days = today && day ? daysBetween(today, day) : 0
  return { kind: 'to-come', days, changesAt: Math.min(nextDay(now, timeZone), startsAt) }
}

/** When the first of these countdowns changes, epoch ms; null where all are over. */
export function nextChange(visits: readonly CountedVisit[], now: number): number | null {
  const changes = visits.flatMap((visit) => countdown(visit, now).changesAt ?? [])
  return changes.length > 0 ? Math.min(...changes) : null
}
