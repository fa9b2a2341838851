import type { Reply } from '#contract/endpoint.ts'
import type { getVisit as endpoint } from '#contract/visit.ts'
import { hasPermission } from '#domain/membership/role.ts'
import { euros } from '#domain/money.ts'
import { linkMail } from '#domain/order/link-mail.ts'
import { outcomeDeadline } from '#domain/order/outcome.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { isMoveMailLimited } from '../order/mail/link-mail-store.ts'
import { findMailRecords } from '../order/mail/mail-record-store.ts'
import { bookedVisit, itemName, serviceName } from '../order/order-view.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import { vatOfOrder } from '../order/vat-of-order.ts'
import { findBufferCut } from './buffer-cut-store.ts'
import { findSeriesOf } from './series-store.ts'
import { findCustomerHistory, findEvents, findMargins } from './store.ts'
import { actorOf } from './visit-actor.ts'
import { addressHash } from './visit-link.ts'
import { hasMailObjection } from './visit-link-store.ts'

type GetVisit = typeof endpoint
type VisitView = Omit<Reply<GetVisit>['data']['visit'], 'isMailLimited' | 'bufferCutMinutes'>
type EventRow = Awaited<ReturnType<typeof findEvents>>[number]

/** A visit as the members of its provider see it (WORK-09). */
export async function getVisit(
  { database, secretKey, clock }: Pick<ApiDeps, 'database' | 'secretKey' | 'clock'>,
  { caller, params, language }: HandlerInput<GetVisit>,
): Promise<Outcome<GetVisit>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const order = await findOrder(database.query, params.orderId)
  if (!order || order.provider_id !== member.providerId) return { ok: false, refusal: 'not-found' }
  const view = await visitView({ database, secretKey }, order, language)
  const mayReadCard = hasPermission(member.role, 'manage-clients', member.roleSettings)
  const visit = {
    ...view,
    clientId: mayReadCard ? view.clientId : null,
    isMailLimited: await isLimited(database.query, order, clock.now()),
    bufferCutMinutes: await findBufferCut(database.query, order),
  }
  return { ok: true, answer: { data: { timeZone: order.time_zone, visit } } }
}

// Mails to an account have no such limits.
async function isLimited(
  query: ApiDeps['database']['query'],
  { provider_id: providerId, customer_user_name, customer_email: email, ...order }: StoredOrder,
  now: number,
): Promise<boolean> {
  if (customer_user_name !== null || email === '') return false
  const hasLink = order.link_mailed_at !== null
  return isMoveMailLimited(query, { providerId, email, hasLink }, now)
}

/** An order of a provider as its members read it. */
export async function visitView(
  { database: { query }, secretKey }: Pick<ApiDeps, 'database' | 'secretKey'>,
  order: StoredOrder,
  language: Language,
): Promise<VisitView> {
  const [events, mails, series, history, margins, hasObjection] = await Promise.all([
    findEvents(query, order.id),
    findMailRecords(query, order.id),
    findSeriesOf(query, order.id),
    findCustomerHistory(query, order.id),
    findMargins(query, [order]),
    hasMailObjection(query, objectionOf(order, secretKey)),
  ])
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
  return {
    ...orderFacts(order, language),
    waits: (margins.get(order.id)?.waits ?? []).map(({ from, to }) => ({
      startTime: iso(order.starts_at + from * MINUTE_MS),
      endTime: iso(order.starts_at + to * MINUTE_MS),
    })),
    clientId: history?.clientId ?? null,
    earlierVisits: history?.earlier ?? 0,
    missedVisits: history?.missed ?? 0,
    lastVisit: history?.lastVisit ? iso(history.lastVisit) : null,
    isReachable: history?.isReachable ?? false,
    linkMail: linkMailOf(order, hasObjection),
    events: events.map((event) => eventView(event, order)),
    mails: mails.map(({ kind, at, isSent }) => ({ kind, at: iso(at), isSent })),
    series: series.map(({ orderId, version, status, startsAt }) => ({
      orderId,
      version,
      status,
      startTime: iso(startsAt),
    })),
  }
}

function objectionOf(
  { provider_id: providerId, customer_email: email }: StoredOrder,
  secret: string,
) {
  return { providerId, addressHash: addressHash(secret, providerId, email) }
}

function linkMailOf(order: StoredOrder, hasObjection: boolean) {
  return linkMail({
    hasAccount: order.customer_user_name !== null,
    hasAddress: order.customer_email !== '',
    isSent: order.link_mailed_at !== null,
    hasObjection: hasObjection || order.address_removed_at !== null,
  })
}

function orderFacts(order: StoredOrder, language: Language) {
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
  return {
    orderId: order.id,
    version: order.version,
    status: order.status,
    startTime: iso(order.starts_at),
    endTime: iso(order.ends_at),
    customerName: order.customer_name,
    customerPhone: order.customer_phone,
    customerEmail: order.customer_email,
    customerInstructions: order.customer_instructions,
    serviceLocation: order.service_location,
    customerAddress: order.customer_address,
    serviceName: serviceName(order, language),
    items: order.items.map((item) => ({
      name: itemName(item, language),
      quantity: item.quantity,
      price: euros(item.price_cents * item.quantity),
      durationMinutes: item.duration_minutes * item.quantity,
    })),
    originalAmount: euros(order.original_cents),
    travelFee: euros(order.travel_fee_cents),
    discountAmount: euros(order.discount_cents),
    totalAmount: euros(order.total_cents),
    promotionTitle: language === 'nl' ? order.promotion_title_nl : order.promotion_title_en,
    vat: vatOfOrder(order)
      .filter(({ vatCents }) => vatCents > 0)
      .map(({ rate, vatCents }) => ({ rate, amount: euros(vatCents) })),
    providerNote: order.provider_note,
    answerBy: order.status === 'PENDING' ? iso(order.answer_by) : null,
    acceptedTermsAt: order.accepted_terms_at === null ? null : iso(order.accepted_terms_at),
    outcomeUntil: iso(outcomeDeadline(bookedVisit(order))),
  }
}

function eventView(event: EventRow, order: StoredOrder): VisitView['events'][number] {
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
  const actor = event.by_operator ? 'operator' : actorOf(event.actor, order.customer_user_name)
  return {
    at: iso(event.at),
    actor,
    memberName: actor === 'member' ? (event.actor_name ?? '') : '',
    fromStatus: event.from_status,
    toStatus: event.to_status,
    fromStartTime: event.from_starts_at === null ? null : iso(event.from_starts_at),
    agreedAt: event.agreed_at === null ? null : iso(event.agreed_at),
    note: event.note,
    isUndone: event.undone_at !== null,
  }
}
