import type { listSeriesDates as endpoint } from '#contract/agenda.ts'
import type { Reply } from '#contract/endpoint.ts'
import { type KeptFree, withKeptFree } from '#domain/delivery/travel-time.ts'
import { timeWithBuffer } from '#domain/schedule/claims.ts'
import { canBeBooked } from '#domain/schedule/horizon.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { publicHolidays } from '#domain/schedule/public-holidays.ts'
import { seriesStarts } from '#domain/schedule/series.ts'
import { isWithinHours, type TimeRange, type WorkingHours } from '#domain/schedule/slots.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, HttpRefusal, Outcome } from '../http/outcome.ts'
import { findMember, type Member } from '../membership/find-member.ts'
import { findWorkingHours } from '../schedule/store.ts'
import { conflictView, externalConflictView } from './conflicts.ts'
import {
  type AppointmentRow,
  type ClosureRow,
  type ExternalTimeRow,
  findAppointments,
  findCalendarOfMember,
  findClosures,
  findExternalTimes,
} from './store.ts'

type ListSeriesDates = typeof endpoint
type SeriesDate = Reply<ListSeriesDates>['data']['dates'][number]

/** The dates of a series that a member is about to book, with what is in the way of each (WORK-110). */
export async function listSeriesDates(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, query: asked, language }: HandlerInput<ListSeriesDates>,
): Promise<Outcome<ListSeriesDates>> {
  const wish = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, wish)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const { query } = database
  const { everyWeeks, times } = asked
  const rule = { everyWeeks, times, until: (asked.until ?? null) as PlainDate | null }
  const first = Date.parse(asked.startTime)
  if (!canBeBooked(first, clock.now())) return START_OUT_OF_RANGE
  const starts = seriesStarts(first, timeZone, rule).filter((start) =>
    canBeBooked(start, clock.now()),
  )
  const visits = starts.map((startsAt) => ({
    startsAt,
    endsAt: startsAt + asked.durationMinutes * MINUTE_MS,
  }))
  const [{ bufferMinutes, travelMinutes }, hours, closures] = await Promise.all([
    findCalendarOfMember(query, providerId, asked),
    findWorkingHours(query, providerId),
    findClosures(query, providerId, spanOf(visits)),
  ])
  const kept = { bufferMinutes, travelMinutes }
  const withBuffer = (visit: TimeRange) => withKeptFree(visit, kept)
  const [appointments, external] = await Promise.all([
    findAppointments(query, providerId, ...visits.map(withBuffer)),
    findExternalTimes(query, providerId, ...visits.map(withBuffer)),
  ])
  const dates = visits.map((visit) => {
    const takesItsTime = (each: TimeRange) => overlaps(each, withBuffer(visit))
    const taken = {
      appointments: appointments.filter(takesItsTime),
      external: external.filter(takesItsTime),
    }
    return dateView({ ...visit, ...taken, ...kept, closures, hours }, member, language)
  })
  return { ok: true, answer: { data: { timeZone, dates } } }
}

const START_OUT_OF_RANGE = {
  ok: false,
  refusal: 'invalid-request',
  details: [
    { path: 'query.startTime', message: 'is more than a day ago or more than two years ahead' },
  ],
} as const satisfies HttpRefusal

interface Visit extends TimeRange, KeptFree {
  /** What takes its time, or that of its buffer or travel. */
  readonly appointments: readonly AppointmentRow[]
  readonly external: readonly ExternalTimeRow[]
  /** The closures and hours of the whole series. */
  readonly closures: readonly ClosureRow[]
  readonly hours: readonly WorkingHours[]
}

function dateView(visit: Visit, { timeZone }: Member, language: Language): SeriesDate {
  const { startsAt, endsAt, appointments, external, closures, hours } = visit
  const taken = [
    ...appointments.map(({ order, ...each }) => ({ ...each, isBlock: order === null })),
    ...external.map((each) => ({ ...each, isBlock: true, isExternal: true })),
  ]
  const time = timeWithBuffer(visit, taken)
  const { date } = wallClock(startsAt, timeZone)
  const holiday = publicHolidays(Number(date.slice(0, 4))).find((each) => each.date === date)
  return {
    startTime: toOffsetIso(startsAt, timeZone),
    endTime: toOffsetIso(endsAt, timeZone),
    conflicts: [
      ...appointments
        .filter((each) => overlaps(each, time))
        .map((each) => conflictView(each, { timeZone, language })),
      ...external
        .filter((each) => overlaps(each, time))
        .map((each) => externalConflictView(each, timeZone)),
    ],
    closures: closures.filter((each) => overlaps(each, visit)).map(({ reason }) => ({ reason })),
    isOutsideHours: !isWithinHours(visit, hours, timeZone),
    holiday: holiday?.name ?? null,
  }
}

function overlaps(each: TimeRange, time: TimeRange): boolean {
  return each.startsAt < time.endsAt && each.endsAt > time.startsAt
}

function spanOf(visits: readonly TimeRange[]): TimeRange {
  return {
    startsAt: Math.min(...visits.map(({ startsAt }) => startsAt)),
    endsAt: Math.max(...visits.map(({ endsAt }) => endsAt)),
  }
}
