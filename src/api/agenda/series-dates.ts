import type { Kysely } from 'kysely'
import type { listSeriesDates } from '#contract/agenda.ts'
import type { Reply } from '#contract/endpoint.ts'
import { withMargins } from '#domain/delivery/travel-time.ts'
import { overlapWithMargins, stretchesBeside } from '#domain/schedule/claims.ts'
import { publicHolidays } from '#domain/schedule/public-holidays.ts'
import { isWithinHours, type TimeRange, type WorkingHours } from '#domain/schedule/slots.ts'
import { overlaps, type VisitSpan } from '#domain/schedule/waiting-time.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { Language } from '#messages/language.ts'
import { reasonText } from '#messages/reason-text.ts'
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
  readonly visits: readonly VisitSpan[]
  readonly language: Language
  /** The orders that move to `visits`, in the same order: their own times are not in the way, but the new ones of each other. */
  readonly moving?: readonly MovingOrder[]
}

type MovingOrder = Pick<NonNullable<AppointmentRow['order']>, 'id' | 'customer_name' | 'items'>

/** What is in the way of each of several visits that a member is about to write (WORK-110, WORK-153). */
export async function seriesDatesOf(
  query: Kysely<Tables>,
  member: Member,
  { visits, language, moving = [] }: WantedVisits,
): Promise<SeriesDate[]> {
  const { providerId } = member
  const times = visits.map((visit) => withMargins(visit, visit))
  const [hours, closures, appointments, external] = await Promise.all([
    findWorkingHours(query, providerId),
    findClosures(query, providerId, spanOf(visits)),
    findAppointments(query, providerId, ...times),
    findExternalTimes(query, providerId, ...times),
  ])
  const movingIds = new Set(moving.map(({ id }) => id))
  const others = appointments.filter(({ order }) => !order || !movingIds.has(order.id))
  return visits.map((visit, nth) => {
    const takesItsTime = (each: TimeRange) => overlaps(each, withMargins(visit, visit))
    const taken = {
      appointments: others.filter(takesItsTime),
      external: external.filter(takesItsTime),
    }
    const view = dateView({ ...visit, ...taken, closures, hours }, member, language)
    const collisions = moving.flatMap((order, at) => {
      const other = visits[at]
      if (at === nth || !other || !overlapWithMargins(visit, other)) return []
      const { startsAt: starts_at_ms, endsAt: ends_at_ms } = other
      const row = { ...other, reason: '', order: { ...order, starts_at_ms, ends_at_ms } }
      return [conflictView(row, { timeZone: member.timeZone, language })]
    })
    return { ...view, conflicts: [...view.conflicts, ...collisions] }
  })
}

interface SeriesVisit extends VisitSpan {
  /** What takes its time, or that of its buffer or travel. */
  readonly appointments: readonly AppointmentRow[]
  readonly external: readonly ExternalTimeRow[]
  /** The closures and hours of the whole series. */
  readonly closures: readonly ClosureRow[]
  readonly hours: readonly WorkingHours[]
}

function dateView(visit: SeriesVisit, { timeZone }: Member, language: Language): SeriesDate {
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
    closures: closures
      .filter((each) => overlaps(each, visit))
      .map(({ reason }) => ({ reason: reasonText(reason, language) })),
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
