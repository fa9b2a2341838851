import type { getProviderView as endpoint } from '#contract/provider-view.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { openRanges, type TimeRange } from '#domain/schedule/slots.ts'
import { rangeOfDays } from '#domain/schedule/zone-offsets.ts'
import { findAppointments, findCalendars } from '../agenda/store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { actingOperator } from '../operator-log/acting-operator.ts'
import { serviceName } from '../order/order-view.ts'
import { findWorkingHours } from '../schedule/store.ts'
import { findView } from './store.ts'

/**
 * A day of the agenda of a provider as an operator may see it (DESK-118): of a client the first letter alone, so that the
 * operator can follow what the salon says about a visit; no contact details, notes, wishes or amounts.
 */
export async function readView(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, query: { day }, language }: HandlerInput<typeof endpoint>,
): Promise<Outcome<typeof endpoint>> {
  const { userName: operatorUserName } = actingOperator(caller)
  const { query } = database
  const { providerId, viewId } = params
  const key = { providerId, viewId, operatorUserName, now: clock.now() }
  const view = await findView(query, key)
  if (!view) return { ok: false, refusal: 'not-found' }
  const { timeZone, fullName } = view
  const date = day as PlainDate
  const within = rangeOfDays(date, date, timeZone)
  const [calendars, hours, appointments] = await Promise.all([
    findCalendars(query, providerId),
    findWorkingHours(query, providerId),
    findAppointments(query, providerId, within),
  ])
  const names = new Map(calendars.map(({ calendarId, name }) => [calendarId, name]))
  const rangeView = ({ startsAt, endsAt }: TimeRange) => {
    return { startTime: toOffsetIso(startsAt, timeZone), endTime: toOffsetIso(endsAt, timeZone) }
  }
  const data = {
    fullName,
    timeZone,
    endsAt: new Date(view.endsAt).toISOString(),
    hours: openRanges(timeZone, hours, date, date).map(rangeView),
    visits: appointments.flatMap(({ order, calendar_id }) => {
      if (!order) return []
      const time = { startsAt: order.starts_at_ms, endsAt: order.ends_at_ms }
      return [
        {
          orderId: order.id,
          ...rangeView(time),
          calendarName: names.get(calendar_id) ?? '',
          serviceName: serviceName(order, language),
          status: order.status,
          client: firstLetter(order.customer_name),
        },
      ]
    }),
    blocks: appointments
      .filter(({ order }) => !order)
      .map((row) => ({ ...rangeView(row), calendarName: names.get(row.calendar_id) ?? '' })),
  }
  return { ok: true, answer: { data } }
}

function firstLetter(name: string): string {
  const [letter = ''] = name.trim()
  return letter.toLocaleUpperCase('nl')
}
