import { lastFreeMoment } from '#domain/order/cancellation.ts'
import { isOpenStatus } from '#domain/order/status.ts'
import { nameWithoutLinks } from '#domain/person-name.ts'
import { visitLinkMail as en } from '#messages/en/visit-link-mail.ts'
import { fill } from '#messages/fill.ts'
import { visitLinkMail as nl } from '#messages/nl/visit-link-mail.ts'
import type { JobRun } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { type Letter, renderLetter } from '../mail/letter.ts'
import { findMove } from '../order/agree-to-move.ts'
import { moment, WORDS } from '../order/mail/announcement.ts'
import {
  itemLines,
  totalLine,
  visitMoment,
  whenLines,
  whereLine,
} from '../order/mail/compose-order-mail.ts'
import { isUndone } from '../order/mail/store.ts'
import { seriesCalendar } from '../order/mail/visit-calendar.ts'
import { withMailRecord } from '../order/mail/with-mail-record.ts'
import { bookedVisit } from '../order/order-view.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import { SERIES_WORDS } from './send-series-mail.ts'
import { findSeriesOf, findSeriesOrderChanges } from './series-store.ts'
import type { VisitLinkMailJob } from './tasks.ts'
import { addressHash, visitLinkToken } from './visit-link.ts'
import { hasMailObjection, noteLinkMail } from './visit-link-store.ts'

export interface VisitLinkMailDeps
  extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl' | 'secretKey'> {
  readonly sendMail: SendMail
  readonly log: Log
  /** The sender: 'Bloesem <hallo@example.nl>'. */
  readonly mailFrom: string
}

/**
 * Sends the link to a visit that a member booked for somebody without an account (WORK-108), or to the visits of a series,
 * with a calendar file of those (WORK-111). The mail has nothing that a member typed for it, so that no salon can send words
 * to strangers, and its names lose what a mail program would turn into a link. Nothing is sent for a visit that is no longer
 * to come, or to an address whose owner wants no mail of this provider.
 * @throws when the mail could not be sent
 */
export async function sendLinkMail(
  deps: VisitLinkMailDeps,
  job: VisitLinkMailJob,
  run: JobRun,
): Promise<void> {
  const { database, clock, secretKey } = deps
  if (job.eventId && (await isUndone(database.query, job.eventId))) return
  const orders = (await findVisits(deps, job)).map(withoutLinks)
  const [first, ...others] = orders
  if (!first) return
  const isOff = job.kind === 'cancellation'
  const move = job.eventId && !isOff ? await moveOf(deps, first) : null
  const { language, customer_email: to, provider_id: providerId } = first
  const objection = { providerId, addressHash: addressHash(secretKey, providerId, to) }
  if (await hasMailObjection(database.query, objection)) return
  const orderIds = orders.map(({ id }) => id)
  const kind = isOff ? 'cancellation' : 'link'
  const send = withMailRecord(deps, { orderIds, kind }, run)
  await send({
    ...renderLetter(letterOf(deps, [first, ...others], { isOff, move })),
    id: `visit-link-${job.orderId}${job.eventId ? `.${first.calendar_sequence}` : ''}`,
    to,
    language,
    // The calendar has the visits of a series from their mail.
    ...((orders.length > 1 || isOff || (move && first.series_id)) && {
      calendar: calendarOf(deps, orders, isOff ? 'cancellation' : 'confirmation'),
    }),
  })
  if (isOff) return
  const isMove = job.eventId !== undefined
  await noteLinkMail(database.query, { orderIds, isMove, now: clock.now() })
}

/** The visit, or those of its series, that are to come and have the address still. */
async function findVisits(
  { database: { query }, clock }: VisitLinkMailDeps,
  { orderId, eventId, kind }: VisitLinkMailJob,
): Promise<StoredOrder[]> {
  const series = await (eventId
    ? findSeriesOrderChanges(query, eventId)
    : findSeriesOf(query, orderId))
  const orderIds = series.length > 0 ? series.map((visit) => visit.orderId) : [orderId]
  const orders = await Promise.all(orderIds.map((each) => findOrder(query, each)))
  const isDue = ({
    customer_email,
    customer_user_name,
    link_mailed_at,
    status,
    starts_at,
  }: StoredOrder) =>
    customer_email !== '' &&
    customer_user_name === null &&
    // Who was not mailed of a visit is not mailed that it is off.
    (kind === 'cancellation'
      ? status === 'CANCELLED' && link_mailed_at !== null
      : isOpenStatus(status)) &&
    starts_at > clock.now()
  const due = orders.filter((order) => order !== undefined && isDue(order)) as StoredOrder[]
  // A member may have given one of them to another address.
  return due.filter(({ customer_email }) => customer_email === due[0]?.customer_email)
}

/** The start before the last move by the provider, epoch ms; null when there was none. */
async function moveOf({ database, clock }: VisitLinkMailDeps, order: StoredOrder) {
  const move = await findMove(database.query, order, clock.now())
  return move ? { fromStartsAt: move.fromStartsAt } : null
}

interface VisitsChange {
  /** Whether they are cancelled. */
  readonly isOff: boolean
  readonly move: { fromStartsAt: number } | null
}

function letterOf(
  deps: VisitLinkMailDeps,
  orders: readonly [StoredOrder, ...StoredOrder[]],
  { isOff, move }: VisitsChange,
): Letter {
  if (isOff) return cancelledLetter(deps, orders)
  return orders.length === 1
    ? visitLetter(deps, orders[0], move)
    : seriesLetter(deps, orders, move !== null)
}

function cancelledLetter(
  deps: VisitLinkMailDeps,
  orders: readonly [StoredOrder, ...StoredOrder[]],
): Letter {
  const [first] = orders
  const { language } = first
  const words = { en, nl }[language]
  const text = orders.length === 1 ? words.cancelled : SERIES_WORDS[language].link.cancelled
  const values = { ...valuesOf(first), count: orders.length }
  const times = orders.map((order) => visitMoment(order, language))
  return {
    language,
    subject: fill(text.subject, values),
    heading: fill(text.heading, values),
    opening: fill(text.opening, values),
    rows: rowsOf(first, times, ''),
    notes: [words.cancelled.free, words.notYou],
    link: { label: words.link, url: urlOf(deps, first) },
  }
}

function visitLetter(
  deps: VisitLinkMailDeps,
  order: StoredOrder,
  move: { fromStartsAt: number } | null,
): Letter {
  const { language } = order
  const words = { en, nl }[language]
  const values = valuesOf(order)
  const isFree = lastFreeMoment(bookedVisit(order)) >= deps.clock.now()
  const { subject, heading, opening } = move ? words.moved : words
  const before = move ? [moment(move.fromStartsAt, order, language)] : []
  return {
    language,
    subject: fill(subject, values),
    heading,
    opening: fill(opening, values),
    rows: [
      { label: WORDS[language].labels.before, lines: before },
      ...rowsOf(order, whenLines(order, language), totalLine(order, language)),
    ],
    notes: [
      ...(move && isFree ? [words.moved.free] : []),
      fill(isFree ? words.freeUntil : words.freeNoMore, values),
      words.notYou,
    ],
    link: { label: words.link, url: urlOf(deps, order) },
  }
}

function seriesLetter(
  deps: VisitLinkMailDeps,
  orders: readonly [StoredOrder, ...StoredOrder[]],
  isMove: boolean,
): Letter {
  const [first] = orders
  const { language } = first
  const words = { en, nl }[language]
  const { link: series, eachTime } = SERIES_WORDS[language]
  const values = { ...valuesOf(first), count: orders.length }
  const isFree = lastFreeMoment(bookedVisit(first)) >= deps.clock.now()
  const { subject, heading, opening } = isMove ? series.moved : series
  const total = fill(eachTime, { total: totalLine(first, language) })
  const times = orders.map((order) => visitMoment(order, language))
  return {
    language,
    subject: fill(subject, values),
    heading: fill(heading, values),
    opening: fill(opening, values),
    rows: rowsOf(first, times, total),
    notes: [...(isFree ? [fill(series.freeUntil, values)] : []), words.notYou],
    link: { label: series.button, url: urlOf(deps, first) },
  }
}

function valuesOf(order: StoredOrder) {
  return {
    salon: order.full_name,
    when: moment(order.starts_at, order, order.language),
    freeUntil: moment(lastFreeMoment(bookedVisit(order)), order, order.language),
  }
}

function rowsOf(order: StoredOrder, times: readonly string[], total: string): Letter['rows'] {
  const { language } = order
  const { labels, customer } = WORDS[language]
  return [
    { label: labels.when, lines: times },
    // The address of a home was typed by a member.
    {
      label: labels.where,
      lines: order.service_location === 'SALON' ? [whereLine(order, language)] : [],
    },
    { label: labels.what, lines: itemLines(order, language) },
    { label: customer.total[order.service_location], lines: [total] },
  ]
}

function urlOf({ secretKey, publicUrl }: VisitLinkMailDeps, order: StoredOrder): string {
  const token = visitLinkToken(secretKey, order.id, order.customer_email)
  return new URL(`/visit/${token}`, publicUrl).href
}

function calendarOf(
  deps: VisitLinkMailDeps,
  orders: readonly StoredOrder[],
  kind: 'confirmation' | 'cancellation',
) {
  return seriesCalendar(
    orders.map((order) => ({
      // A member typed the address of a home.
      order: { ...order, customer_address: '' },
      kind,
      to: 'customer' as const,
      language: order.language,
      url: urlOf(deps, order),
      from: deps.mailFrom,
    })),
  )
}

function withoutLinks(order: StoredOrder): StoredOrder {
  const items = order.items.map((item) => ({
    ...item,
    name_en: nameWithoutLinks(item.name_en),
    name_nl: nameWithoutLinks(item.name_nl),
  }))
  return { ...order, items, full_name: nameWithoutLinks(order.full_name) }
}
