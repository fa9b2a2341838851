import { isOpenStatus } from '#domain/order/status.ts'
import { MAIL_DELAY_MS } from '#domain/order/undo.ts'
import type { JobRun } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { renderLetter } from '../../mail/letter.ts'
import { isByMember } from '../../order-access/order-role.ts'
import { findOrder, type StoredOrder } from '../store.ts'
import type { OrderMailJob, OrderMailKind, OrderMailTo } from '../tasks.ts'
import { composeInvitation } from './compose-invitation.ts'
import { composeOrderMail } from './compose-order-mail.ts'
import { isWantedByProvider } from './is-wanted-by-provider.ts'
import { linksOf } from './mail-links.ts'
import {
  enqueueMailAgain,
  findCancellation,
  findChange,
  findCustomerAddresses,
  findEvent,
  findLastStatusEvent,
} from './store.ts'
import { visitCalendar } from './visit-calendar.ts'
import { withMailRecord } from './with-mail-record.ts'

export interface OrderMailDeps
  extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl' | 'secretKey'> {
  readonly sendMail: SendMail
  readonly log: Log
  /** The sender: 'Bloesem <hallo@example.nl>'. */
  readonly mailFrom: string
}

/**
 * Sends one mail with the present state of an order. Sends nothing when the mail no longer applies, for example after a
 * cancellation, or when the salon does not want it.
 * @throws when the mail could not be sent
 */
export async function sendOrderMail(
  deps: OrderMailDeps,
  job: OrderMailJob,
  run: JobRun,
): Promise<void> {
  const { orderId, kind, to, eventId } = job
  const { database, clock, publicUrl, mailFrom } = deps
  const event = eventId ? await findEvent(database.query, eventId) : undefined
  if (event?.undoneAt || (await isOutcomeOpen(deps, job))) return
  const operatorAct = event?.isByOperator ? event : undefined
  const order = await findOrder(database.query, orderId)
  if (!order || !isMailStillDue(kind, order, clock.now())) return
  if (to === 'salon' && !(operatorAct || job.isResent || isWantedByProvider(kind, order))) return
  const cancellation = await endOf(database, kind, order)
  const { change, isTimeAgreed } = await changeOf(database, kind, orderId)
  const language = to === 'salon' ? order.mail_language : order.language
  const address = await addressFor(to, order, database)
  if (!address) return // the account or the verified address was deleted in the meantime
  const asOf = kind === 'reminder' ? clock.now() : order.changed_at
  const { url, calendarUrl } = await linksOf(deps, to, order)
  const reader = to === 'salon' ? 'salon' : 'customer'
  const about = { change, cancellation, operatorAct, isTimeAgreed, asOf, url }
  const facts = { order, kind, to: reader, language, ...about } as const
  const isInvitation = kind === 'invitation'
  const send = withMailRecord(deps, { orderIds: [orderId], kind, reader }, run)
  await send({
    ...renderLetter(isInvitation ? composeInvitation(facts, publicUrl) : composeOrderMail(facts)),
    id: messageId(order, job, run),
    to: address,
    language,
    ...(!WITHOUT_CALENDAR.includes(kind) && {
      calendar: visitCalendar({
        ...facts,
        url: calendarUrl,
        guestAddress: address,
        from: mailFrom,
      }),
    }),
  })
}

/**
 * Whether the mail about an outcome, by the salon or by the operator, is not to leave for its event: a later one set the outcome.
 * While that can be undone the mail waits, since the outcome may come back.
 */
async function isOutcomeOpen(
  { database: { query }, clock }: OrderMailDeps,
  job: OrderMailJob,
): Promise<boolean> {
  const isAboutOutcome = job.kind === 'missed' || job.kind === 'correction'
  if (!isAboutOutcome || !job.eventId) return false
  const last = await findLastStatusEvent(query, job.orderId)
  if (!last || last.id === job.eventId) return false
  const undoneUntil = last.at + MAIL_DELAY_MS
  const mayComeBack = job.kind === 'correction' || last.toStatus !== 'NO_SHOW'
  if (mayComeBack && clock.now() < undoneUntil) {
    await enqueueMailAgain(query, job, undoneUntil - clock.now())
  }
  return true
}

/** Mails about a visit that the calendar of the customer has already. */
const WITHOUT_CALENDAR: readonly OrderMailKind[] = [
  'reminder',
  'invitation',
  'missed',
  'correction',
]

/** Who ended an order, and in which words; undefined for an open one. */
async function endOf({ query }: ApiDeps['database'], kind: OrderMailKind, order: StoredOrder) {
  if (isOpenStatus(order.status)) return undefined
  return findCancellation(query, order.id, kind === 'missed' ? ['NO_SHOW'] : undefined)
}

/** The change that a mail is about, and whether the customer agreed to its time. */
export async function changeOf(
  { query }: ApiDeps['database'],
  kind: OrderMailJob['kind'],
  orderId: string,
) {
  if (kind === 'change') return { change: await findChange(query, orderId), isTimeAgreed: false }
  const isTimeAgreed = kind === 'agreement' && Boolean((await findChange(query, orderId))?.agreedAt)
  return { change: undefined, isTimeAgreed }
}

// Read when the mail is sent, because an address can lose its verification.
async function addressFor(to: OrderMailTo, order: StoredOrder, { query }: ApiDeps['database']) {
  if (to === 'salon') return order.email
  const proven = await findCustomerAddresses(query, order.id)
  return proven.find((each) => each.to === to)?.address
}

/** Whether a mail of this kind still holds for the order. @param now epoch ms */
export function isMailStillDue(kind: OrderMailKind, order: StoredOrder, now: number): boolean {
  if (kind === 'cancellation' || kind === 'decline') return true
  if (kind === 'missed') return order.status === 'NO_SHOW'
  if (kind === 'correction') return order.status === 'NO_SHOW' || order.status === 'COMPLETED'
  if (kind === 'invitation') {
    return order.status === 'COMPLETED' && !order.is_reviewed && !isByMember(order)
  }
  if (kind === 'reminder' && (order.starts_at <= now || order.reminded_for !== order.starts_at)) {
    return false
  }
  const isAgreed = order.status !== 'PENDING'
  return isOpenStatus(order.status) && (isAgreed || kind === 'confirmation' || kind === 'change')
}

// The same for every attempt, different after every change and when it is sent again.
function messageId(
  { calendar_sequence }: StoredOrder,
  { orderId, kind, to, eventId, isResent }: OrderMailJob,
  { id }: Pick<JobRun, 'id'>,
): string {
  // Of an outcome the event: several may be set before a mail leaves, which is written by the order as it is then.
  const isAboutOutcome = kind === 'missed' || kind === 'correction'
  const change = isAboutOutcome && eventId ? eventId : calendar_sequence
  return `order-${orderId}.${change}.${kind}.${to}${isResent ? `.${id}` : ''}`
}
