import type { ApiDeps } from '../api-deps.ts'
import { findHours } from '../schedule/store.ts'
import type { NumbersSpan } from './numbers-span.ts'
import {
  findAmounts,
  findBookings,
  findCalendarTime,
  findClients,
  findTotals,
  findTotalsByPart,
} from './store.ts'

export type NumbersRows = Awaited<ReturnType<typeof readRows>>

/** Reads all that the numbers are computed from, by a constant number of queries. */
export async function readRows(
  { database: { query } }: Pick<ApiDeps, 'database'>,
  providerId: string,
  { at, weeks, months }: NumbersSpan,
) {
  const inPeriod = { providerId, within: at.range }
  const earliest = Math.min(at.before.range.startsAt, weeks.bounds[0] ?? at.range.startsAt)
  const passed = { startsAt: earliest, endsAt: Math.max(at.passedUntil, earliest + 1) }
  const [totals, before, byWeek, byMonth, amounts, clients, bookings, hours, calendar] =
    await Promise.all([
      findTotals(query, inPeriod),
      findTotals(query, { providerId, within: at.before.range }),
      findTotalsByPart(query, { providerId, bounds: weeks.bounds }),
      findTotalsByPart(query, { providerId, bounds: months.bounds }),
      findAmounts(query, { providerId, bounds: months.bounds }),
      findClients(query, inPeriod),
      findBookings(query, inPeriod),
      findHours(query, [providerId]),
      findCalendarTime(query, { providerId, within: passed }),
    ])
  const workingHours = hours.get(providerId) ?? []
  return { totals, before, byWeek, byMonth, amounts, clients, bookings, workingHours, ...calendar }
}
