import { calendarFile, seriesFile } from '#domain/order/calendar-file.ts'
import { wallTime } from '#domain/order/calendar-file-zone.ts'
import { nameWithoutLinks } from '#domain/person-name.ts'
import type { Language } from '#messages/language.ts'
import type { Mail } from '#platform/mail/message.ts'
import { placeOf, serviceName } from '../order-view.ts'
import type { StoredOrder } from '../store.ts'
import type { OrderMailKind, OrderMailReader } from '../tasks.ts'

interface VisitInput {
  readonly order: StoredOrder
  readonly kind: OrderMailKind
  readonly to: OrderMailReader
  readonly language: Language
  readonly url: string
  /** The sender: 'Bloesem <hallo@example.nl>'. */
  readonly from: string
}

interface CalendarInput extends VisitInput {
  /** The recipient of the mail. */
  readonly guestAddress: string
}

/**
 * The calendar file of an order mail. A later message updates or removes the event of an earlier one. The sender is the
 * organizer and the reader a guest, because calendar programs do not let an organizer accept the invitation.
 */
export function visitCalendar(input: CalendarInput): NonNullable<Mail['calendar']> {
  const { order, to, guestAddress } = input
  const guest = to === 'customer' ? nameWithoutLinks(order.customer_name) : order.full_name
  const visit = { ...calendarVisit(input), attendee: { name: guest, email: guestAddress } }
  return { method: visit.method, content: calendarFile(visit, wallTime(visit, order.time_zone)) }
}

/** The calendar file of a mail about several visits, with an event for each. */
export function seriesCalendar(visits: readonly VisitInput[]): NonNullable<Mail['calendar']> {
  return { method: 'PUBLISH', content: seriesFile(visits.map(calendarVisit)) }
}

function calendarVisit({ order, kind, to, language, url, from }: VisitInput) {
  const method = kind === 'cancellation' || kind === 'decline' ? 'CANCEL' : 'REQUEST'
  const other = to === 'customer' ? order.full_name : nameWithoutLinks(order.customer_name)
  return {
    method,
    url,
    orderId: order.id,
    host: new URL(url).hostname,
    sequence: order.calendar_sequence,
    stampedAt: order.changed_at,
    startsAt: order.starts_at,
    endsAt: order.ends_at,
    tentative: order.status === 'PENDING',
    summary: [serviceName(order, language), other].filter(Boolean).join(', '),
    location: placeOf(order, language),
    organizer: senderOf(from),
  } as const
}

function senderOf(from: string): { name: string; email: string } {
  const [, name = '', address = from] = /^(.*?)<([^>]*)>$/.exec(from) ?? []
  return { name: name.trim() || 'Bloesem', email: address.trim() }
}
