import type { Kysely } from 'kysely'
import type { listSeriesDates } from '#contract/agenda.ts'
import type { Reply } from '#contract/endpoint.ts'
import { withKeptFree } from '#domain/delivery/travel-time.ts'
import { stretchesBeside } from '#domain/schedule/claims.ts'
import { publicHolidays } from '#domain/schedule/public-holidays.ts'
import { isWithinHours, type TimeRange, type WorkingHours } from '#domain/schedule/slots.ts'
import { overlaps, type VisitTime } from '#domain/schedule/waiting-time.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { Language } from '#messages/language.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { Member } from '../membership/find-member.ts'
import { findWorkingHours } from '../schedule/store.ts'
import type { Tables } from '../schema.gen.ts'
import { conflictView, externalConflictView } from './conflicts.ts'
import {
  type AppointmentRow,
  type ClosureRow,
  type ExternalTimeRow,
  findAppointments,
  findClosures,
  findExternalTimes,
} from './store.ts'

type SeriesDate = Reply<typeof listSeriesDates>['data']['dates'][number]

interface WantedVisits {
  /** One or more. */
  readonly visits: readonly VisitTime[]
  readonly language: Language
  /** The orders that move: their own times are not in the way. */
  readonly exceptOrderIds?: ReadonlySet<string>
}

/** What is in the way of each of several visits that a member is about to write (WORK-110, WORK-153). */
export async function seriesDatesOf(
  query: Kysely<Tables>,
  member: Member,
  { visits, language, exceptOrderIds = new Set() }: WantedVisits,
): Promise<SeriesDate[]> {
  const { providerId } = member
  const times = visits.map((visit) => withKeptFree(visit, visit))
  const [hours, closures, appointments, external] = await Promise.all([
    findWorkingHours(query, providerId),
    findClosures(query, providerId, spanOf(visits)),
    findAppointments(query, providerId, ...times),
    findExternalTimes(query, providerId, ...times),
  ])
  const others = appointments.filter(({ order }) => !order || !exceptOrderIds.has(order.id))
  return visits.map((visit) => {
    const takesItsTime = (each: TimeRange) => overlaps(each, withKeptFree(visit, visit))
    const taken = {
      appointments: others.filter(takesItsTime),
      external: external.filter(takesItsTime),
    }
    return dateView({ ...visit, ...taken, closures, hours }, member, language)
  })
}

interface Visit extends VisitTime {
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
  const stretches = stretchesBeside(visit, taken)
  const isInTheWay = (time: TimeRange) => stretches.some((one) => overlaps(time, one))
  const { date } = wallClock(startsAt, timeZone)
  const holiday = publicHolidays(Number(date.slice(0, 4))).find((each) => each.date === date)
  return {
    startTime: toOffsetIso(startsAt, timeZone),
    endTime: toOffsetIso(endsAt, timeZone),
    conflicts: [
      ...appointments
        .filter((each) => each.stretches.some(isInTheWay))
        .map((each) => conflictView(each, { timeZone, language })),
      ...external.filter(isInTheWay).map((each) => externalConflictView(each, timeZone)),
    ],
    closures: closures.filter((each) => overlaps(each, visit)).map(({ reason }) => ({ reason })),
    isOutsideHours: !isWithinHours(visit, hours, timeZone),
    holiday: holiday?.name ?? null,
  }
}

function spanOf(visits: readonly TimeRange[]): TimeRange {
  return {
    startsAt: Math.min(...visits.map(({ startsAt }) => startsAt)),
    endsAt: Math.max(...visits.map(({ endsAt }) => endsAt)),
  }
}
