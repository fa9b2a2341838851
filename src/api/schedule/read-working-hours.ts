import type { ApiDeps } from '../api-deps.ts'
import { findCalendar, hoursOf } from './store.ts'

/** The intervals a provider is open on each weekday, on the clock of its zone (SLOT-04). Anybody may ask. */
export async function readWorkingHours({ database }: ApiDeps, userName: string) {
  const calendar = await findCalendar(database.query, userName)
  if (!calendar) return { ok: false, refusal: 'not-found' } as const
  const hours = await hoursOf(database.query, [calendar.providerId])
  return {
    ok: true,
    hours: hours.get(calendar.providerId) ?? [],
    timeZone: calendar.timeZone,
  } as const
}
