import { isOpenStatus } from '#domain/order/status.ts'
import { nameWithoutLinks } from '#domain/person-name.ts'
import { seriesMail as en } from '#messages/en/series-mail.ts'
import { fill } from '#messages/fill.ts'
import { formatDay } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { seriesMail as nl } from '#messages/nl/series-mail.ts'
import type { JobRun } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { type Letter, renderLetter } from '../mail/letter.ts'
import { moment, WORDS } from '../order/mail/announcement.ts'
import { itemLines, totalLine, visitMoment, whereLine } from '../order/mail/compose-order-mail.ts'
import { isWantedByProvider } from '../order/mail/is-wanted-by-provider.ts'
import { findCancellation, findChange, findCustomerAddresses } from '../order/mail/store.ts'
import { seriesCalendar } from '../order/mail/visit-calendar.ts'
import { withMailRecord } from '../order/mail/with-mail-record.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import { findSeriesOf, findSeriesOrderChanges, type SeriesOrderChange } from './series-store.ts'
import type { SeriesMailJob } from './tasks.ts'

export interface SeriesMailDeps extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'> {
  readonly sendMail: SendMail
  readonly log: Log
  /** The sender: 'Bloesem <hallo@example.nl>'. */
  readonly mailFrom: string
}

export const SERIES_WORDS = { en, nl }

/**
 * Sends one mail about the visits of a series that were booked, moved or cancelled together (WORK-111), with a calendar file of all.
 * What was cancelled meanwhile, or is no longer, is left out; when nothing remains, nothing is sent.
 * @throws when the mail could not be sent
 */
export async function sendSeriesMail(
  deps: SeriesMailDeps,
  { orderId, kind, to, eventId }: SeriesMailJob,
  run: JobRun,
): Promise<void> {
  const { publicUrl, mailFrom } = deps
  const { query } = deps.database
  const together = eventId ? await findSeriesOrderChanges(query, eventId) : []
  const changed = eventId ? together : await findSeriesOf(query, orderId)
  const found = await findAll(query, changed)
  // A visit that moved may have been cancelled after it.
  const orders =
    kind === 'cancellation' ? found : found.filter(({ status }) => isOpenStatus(status))
  const [first] = orders
  if (!first || (to === 'salon' && !isWantedByProvider(kind, first))) return
  const language = to === 'salon' ? first.mail_language : first.language
  const reader = to === 'salon' ? 'salon' : 'customer'
  const address = to === 'salon' ? first.email : await customerAddress(query, first.id, to)
  if (!address) return // the account or the verified address was deleted in the meantime
  const reason = await reasonOf(query, first, kind)
  const urlOf = ({ id }: StoredOrder) => new URL(`/bookings/${id}`, publicUrl).href
  const url = reader === 'salon' ? urlOf(first) : new URL('/bookings', publicUrl).href
  const orderIds = orders.map(({ id }) => id)
  const send = to === 'salon' ? deps.sendMail : withMailRecord(deps, { orderIds, kind }, run)
  await send({
    ...renderLetter(
      letterOf({
        orders,
        first,
        kind,
        reader,
        language,
        url,
        reason,
        before: startsBefore(together),
      }),
    ),
    id: `series-${first.id}.${first.calendar_sequence}.${kind}.${to}`,
    to: address,
    language,
    calendar: seriesCalendar(
      orders.map((order) => ({
        order,
        kind,
        language,
        to: reader,
        from: mailFrom,
        url: urlOf(order),
      })),
    ),
  })
}

type Query = ApiDeps['database']['query']

async function findAll(
  query: Query,
  visits: readonly { orderId: string }[],
): Promise<StoredOrder[]> {
  const found = await Promise.all(visits.map(({ orderId }) => findOrder(query, orderId)))
  return found.filter((order) => order !== undefined)
}

async function customerAddress(query: Query, orderId: string, to: SeriesMailJob['to']) {
  const proven = await findCustomerAddresses(query, orderId)
  return proven.find((each) => each.to === to)?.address
}

async function reasonOf(query: Query, { id }: StoredOrder, kind: SeriesMailJob['kind']) {
  if (kind === 'confirmation') return ''
  const event = await (kind === 'change' ? findChange(query, id) : findCancellation(query, id))
  return event?.note ?? ''
}

function startsBefore(together: readonly SeriesOrderChange[]): number[] {
  return together.flatMap(({ fromStartsAt }) => fromStartsAt ?? [])
}

interface SeriesFacts {
  readonly orders: readonly StoredOrder[]
  readonly first: StoredOrder
  readonly kind: SeriesMailJob['kind']
  readonly reader: 'customer' | 'salon'
  readonly language: Language
  readonly url: string
  readonly reason: string
  /** The starts before a move, epoch ms. */
  readonly before: readonly number[]
}

function letterOf(facts: SeriesFacts): Letter {
  const { orders, first, kind, reader, language, url, reason, before } = facts
  const words = SERIES_WORDS[language]
  const { labels, [reader]: about, someone } = WORDS[language]
  const text = kind === 'confirmation' ? words.customer.confirmation : words[reader][kind]
  const form = orders.length === 1 ? 'one' : 'other'
  const values = {
    count: orders.length,
    salon: first.full_name,
    customer: nameWithoutLinks(first.customer_name) || someone,
    day: formatDay(first.starts_at, first.time_zone, language),
    when: moment(first.starts_at, first, language),
    cancelledAt: moment(first.cancelled_at ?? first.placed_at, first, language),
  }
  const isOff = kind === 'cancellation'
  const total = isOff ? about.total.cancelled : about.total[first.service_location]
  return {
    language,
    subject: fill(text[`subject_${form}`], values),
    heading: fill(text[`heading_${form}`], values),
    opening: fill(text.opening, values),
    rows: [
      { label: labels.before, lines: before.map((start) => moment(start, first, language)) },
      { label: labels.when, lines: orders.map((order) => visitMoment(order, language)) },
      { label: labels.where, lines: [whereLine(first, language)] },
      { label: labels.what, lines: itemLines(first, language) },
      { label: total, lines: [fill(words.eachTime, { total: totalLine(first, language) })] },
      { label: kind === 'change' ? labels.remark : labels.reason, lines: [reason] },
    ],
    notes: 'note' in text ? [text.note] : [],
    link: { label: words[reader].link, url },
  }
}
