import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findWeek } from './store.ts'

/**
 * A provider's opening intervals per weekday, and its hours of single dates from today on, on its local clock (SLOT-04,
 * WORK-141). Open to visitors.
 */
export async function readWorkingHours({ database, clock }: ApiDeps, userName: string) {
  const found = await findWeek(database.query, userName)
  if (!found) return { ok: false, refusal: 'not-found' } as const
  const { hours, dates, timeZone } = found
  const today = wallClock(clock.now(), timeZone).date
  const dateHours = dates
    .filter(({ date }) => date >= today)
    .map(({ date, openTime, closeTime }) => ({ date, openTime, closeTime }))
  return { ok: true, hours, dateHours, timeZone } as const
}
