import type { listSeriesDates as endpoint } from '#contract/agenda.ts'
import { canBeBooked } from '#domain/schedule/horizon.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { seriesStarts } from '#domain/schedule/series.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { startOutOfRange } from '../schedule/start-out-of-range.ts'
import { seriesDatesOf } from './series-dates.ts'
import { findCalendarOfMember } from './store.ts'

type ListSeriesDates = typeof endpoint

/** The dates of a series that a member is about to book, with what is in the way of each (WORK-110). */
export async function listSeriesDates(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, query: asked, language }: HandlerInput<ListSeriesDates>,
): Promise<Outcome<ListSeriesDates>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const { query } = database
  const { everyWeeks, times } = asked
  const rule = { everyWeeks, times, until: (asked.until ?? null) as PlainDate | null }
  const first = Date.parse(asked.startTime)
  if (!canBeBooked(first, clock.now())) return startOutOfRange('query')
  const starts = seriesStarts(first, timeZone, rule).filter((start) =>
    canBeBooked(start, clock.now()),
  )
  const calendar = await findCalendarOfMember(query, providerId, asked)
  const { bufferMinutes, travelMinutes, waits } = calendar
  const visits = starts.map((startsAt) => ({
    startsAt,
    endsAt: startsAt + asked.durationMinutes * MINUTE_MS,
    bufferMinutes,
    travelMinutes,
    waits,
  }))
  const dates = await seriesDatesOf(query, member, { visits, language })
  return { ok: true, answer: { data: { timeZone, dates } } }
}
