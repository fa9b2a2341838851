import type { getAgenda as endpoint } from '#contract/agenda.ts'
import type { Reply } from '#contract/endpoint.ts'
import { euros } from '#domain/money.ts'
import { addDays, type PlainDate } from '#domain/schedule/plain-date.ts'
import { openRanges, type TimeRange, type WorkingHours } from '#domain/schedule/slots.ts'
import { rangeOfDays } from '#domain/schedule/zone-offsets.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { reasonText } from '#messages/reason-text.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { serviceName } from '../order/order-view.ts'
import { findWorkingHours } from '../schedule/store.ts'
import {
  type AppointmentRow,
  type ExternalTimeRow,
  findAppointments,
  findCalendarOfMember,
  findCalendars,
  findClosures,
  findExternalTimes,
} from './store.ts'

type GetAgenda = typeof endpoint
type Agenda = Reply<GetAgenda>['data']

/** The agenda of the caller's provider for some days, in a constant number of queries (WORK-07). */
export async function readAgenda(
  { database }: Pick<ApiDeps, 'database'>,
  { caller, params, query: days, language }: HandlerInput<GetAgenda>,
): Promise<Outcome<GetAgenda>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const { query } = database
  const dates = Array.from({ length: days.days }, (_, nth) => addDays(days.from as PlainDate, nth))
  const within = rangeOfDays(dates[0] as PlainDate, dates.at(-1) as PlainDate, timeZone)
  const [calendar, calendars, hours, closures, appointments, external] = await Promise.all([
    findCalendarOfMember(query, providerId),
    findCalendars(query, providerId),
    findWorkingHours(query, providerId),
    findClosures(query, providerId, within),
    findAppointments(query, providerId, within),
    findExternalTimes(query, providerId, within),
  ])
  const view = { timeZone, language }
  const data: Agenda = {
    timeZone,
    stepMinutes: calendar.stepMinutes,
    calendars,
    days: dates.map((date) => dayView(date, { hours, closures, ...view })),
    visits: appointments.flatMap((row) => (row.order ? [visitView(row, row.order, view)] : [])),
    blocks: appointments.filter(({ order }) => !order).map((row) => blockView(row, view)),
    busyTimes: external.map((row) => busyTimeView(row, timeZone)),
  }
  return { ok: true, answer: { data } }
}

interface DayContext {
  readonly hours: readonly WorkingHours[]
  readonly closures: readonly (TimeRange & { reason: string })[]
  readonly timeZone: string
  readonly language: Language
}

function dayView(
  date: PlainDate,
  { hours, closures, timeZone, language }: DayContext,
): Agenda['days'][number] {
  const day = rangeOfDays(date, date, timeZone)
  return {
    date,
    hours: openRanges(timeZone, hours, date, date).map((range) => rangeView(range, timeZone)),
    closures: closures
      .filter(({ startsAt, endsAt }) => startsAt < day.endsAt && endsAt > day.startsAt)
      .map(({ startsAt, endsAt, reason }) => ({
        ...rangeView(
          { startsAt: Math.max(startsAt, day.startsAt), endsAt: Math.min(endsAt, day.endsAt) },
          timeZone,
        ),
        reason: reasonText(reason, language),
      })),
  }
}

function rangeView({ startsAt, endsAt }: TimeRange, timeZone: string) {
  return { startTime: toOffsetIso(startsAt, timeZone), endTime: toOffsetIso(endsAt, timeZone) }
}

function visitView(
  row: AppointmentRow,
  order: NonNullable<AppointmentRow['order']>,
  { timeZone, language }: { timeZone: string; language: Language },
): Agenda['visits'][number] {
  const travelMs = order.travel_minutes * MINUTE_MS
  return {
    orderId: order.id,
    version: order.version,
    calendarId: row.calendar_id,
    customerName: order.customer_name,
    customerPhone: order.customer_phone,
    customerAddress: order.customer_address,
    customerInstructions: order.customer_instructions,
    providerNote: order.provider_note,
    serviceName: serviceName(order, language),
    status: order.status,
    serviceLocation: order.service_location,
    ...rangeView({ startsAt: order.starts_at_ms, endsAt: order.ends_at_ms }, timeZone),
    travelMinutes: order.travel_minutes,
    travelKm: order.travel_km,
    busyUntil: toOffsetIso(Math.max(row.endsAt - travelMs, order.ends_at_ms), timeZone),
    waits: row.stretches
      .slice(1)
      .map((next, nth) =>
        rangeView(
          { startsAt: row.stretches[nth]?.endsAt ?? next.startsAt, endsAt: next.startsAt },
          timeZone,
        ),
      ),
    totalAmount: euros(order.total_cents),
    isSqueezedIn: row.isSqueezedIn,
  }
}

function blockView(
  row: AppointmentRow,
  { timeZone, language }: Pick<DayContext, 'timeZone' | 'language'>,
): Agenda['blocks'][number] {
  return {
    blockId: row.id,
    calendarId: row.calendar_id,
    reason: reasonText(row.reason, language),
    ...rangeView(row, timeZone),
  }
}

function busyTimeView(row: ExternalTimeRow, timeZone: string): Agenda['busyTimes'][number] {
  return {
    externalCalendarId: row.externalCalendarId,
    calendarId: row.calendarId,
    name: row.name,
    readAt: new Date(row.readAt).toISOString(),
    ...rangeView(row, timeZone),
  }
}
