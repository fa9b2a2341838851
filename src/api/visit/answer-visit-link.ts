import type { Reply } from '#contract/endpoint.ts'
import type {
  acceptVisitTerms as acceptEndpoint,
  agreeByVisitLink as agreeEndpoint,
  cancelByVisitLink as cancelEndpoint,
  readVisitLink as readEndpoint,
  removeVisitAddress as removeEndpoint,
} from '#contract/visit-link.ts'
import { euros } from '#domain/money.ts'
import { checkChange, lastFreeMoment } from '#domain/order/cancellation.ts'
import { isOpenStatus } from '#domain/order/status.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { agreeToTime, moveView } from '../order/agree-to-move.ts'
import { cancelAs } from '../order/cancel-order.ts'
import { bookedVisit, serviceName } from '../order/order-view.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import { findSeriesOf, type SeriesVisit } from './series-store.ts'
import { addressHash, isVisitLinkFor, orderOfVisitLink } from './visit-link.ts'
import { acceptTerms, removeAddress } from './visit-link-store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'secretKey'>

/** The visit of a link, for the client whom a member wrote down (WORK-108). */
export async function readVisitLink(
  deps: Deps,
  { params, language }: HandlerInput<typeof readEndpoint>,
): Promise<Outcome<typeof readEndpoint>> {
  const linked = await findLinked(deps, params.token)
  if (!linked) return { ok: false, refusal: 'not-found' }
  return { ok: true, answer: { data: await visitView(deps, linked, language) } }
}

/** Agrees to the time to which the provider moved the visit (WORK-151). */
export async function agreeByVisitLink(
  deps: Deps,
  { params, body, language }: HandlerInput<typeof agreeEndpoint>,
): Promise<Outcome<typeof agreeEndpoint>> {
  const linked = await findLinked(deps, params.token)
  if (!linked) return { ok: false, refusal: 'not-found' }
  const agreed = await agreeToTime(deps, linked.order, body.startTime)
  if (!agreed.ok) return agreed
  const after = await findLinked(deps, params.token)
  if (!after) return { ok: false, refusal: 'not-found' }
  return { ok: true, answer: { data: await visitView(deps, after, language) } }
}

/** Cancels the visit for its client until the last free moment, as an account would (WORK-151). */
export async function cancelByVisitLink(
  deps: Deps,
  { params, language }: HandlerInput<typeof cancelEndpoint>,
): Promise<Outcome<typeof cancelEndpoint>> {
  const linked = await findLinked(deps, params.token)
  if (!linked) return { ok: false, refusal: 'not-found' }
  const by = { part: 'customer', userName: 'customer' } as const
  const cancelled = await cancelAs(deps, linked.order.id, () => by)
  if (!cancelled.ok) return { ok: false, refusal: 'order-not-changeable' }
  const after = await findLinked(deps, params.token)
  if (!after) return { ok: false, refusal: 'not-found' }
  return { ok: true, answer: { data: await visitView(deps, after, language) } }
}

/** Accepts the terms of a visit to come, and of the later ones of its series (WORK-109). The first time stays. */
export async function acceptVisitTerms(
  deps: Deps,
  { params, language }: HandlerInput<typeof acceptEndpoint>,
): Promise<Outcome<typeof acceptEndpoint>> {
  const linked = await findLinked(deps, params.token)
  if (!linked) return { ok: false, refusal: 'not-found' }
  const now = deps.clock.now()
  const { id: orderId, customer_email: email } = linked.order
  if (!(await acceptTerms(deps.database.query, { orderId, email, now }))) {
    return { ok: false, refusal: 'order-not-changeable' }
  }
  const accepted = await findLinked(deps, params.token)
  if (!accepted) return { ok: false, refusal: 'not-found' }
  return { ok: true, answer: { data: await visitView(deps, accepted, language) } }
}

/** Somebody else has the address: the provider loses it, and mails it no more (WORK-108). */
export async function removeVisitAddress(
  deps: Deps,
  { params }: HandlerInput<typeof removeEndpoint>,
): Promise<Outcome<typeof removeEndpoint>> {
  const linked = await findLinked(deps, params.token)
  if (!linked) return { ok: false, refusal: 'not-found' }
  const { provider_id: providerId, customer_email: email } = linked.order
  const { database, clock, secretKey } = deps
  await removeAddress(database.query, {
    providerId,
    email,
    now: clock.now(),
    addressHash: addressHash(secretKey, providerId, email),
  })
  return { ok: true, answer: {} }
}

interface LinkedVisit {
  readonly order: StoredOrder
  /** The later visits to come that were booked together with it, for the same address. */
  readonly later: readonly SeriesVisit[]
}

async function findLinked(
  { database: { query }, clock, secretKey }: Deps,
  token: string,
): Promise<LinkedVisit | undefined> {
  const orderId = orderOfVisitLink(token)
  const order = orderId && (await findOrder(query, orderId))
  if (!order || order.customer_email === '' || order.customer_user_name !== null) return undefined
  if (!isVisitLinkFor(secretKey, token, order.customer_email)) return undefined
  const after = Math.max(order.starts_at, clock.now())
  const series = await findSeriesOf(query, order.id)
  const later = series.filter(
    ({ email, status, startsAt }) =>
      email === order.customer_email && isOpenStatus(status) && startsAt > after,
  )
  return { order, later }
}

async function visitView(
  { database, clock }: Deps,
  { order, later }: LinkedVisit,
  language: Language,
): Promise<Reply<typeof readEndpoint>['data']> {
  const now = clock.now()
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
  const acceptedAt = order.accepted_terms_at ?? later[0]?.acceptedTermsAt ?? null
  const isToCome = isOpenStatus(order.status) && order.starts_at > now
  return {
    providerUserName: order.provider_user_name,
    providerFullName: order.full_name,
    providerPhone: order.mobile_numbers[0] ?? '',
    timeZone: order.time_zone,
    status: order.status,
    serviceName: serviceName(order, language),
    serviceLocation: order.service_location,
    startTime: iso(order.starts_at),
    endTime: iso(order.ends_at),
    totalAmount: euros(order.total_cents),
    freeUntil: iso(lastFreeMoment(bookedVisit(order))),
    cancellable: checkChange(bookedVisit(order), 'customer', now).ok,
    move: await moveView(database.query, order, now),
    acceptedAt: acceptedAt === null ? null : iso(acceptedAt),
    laterStartTimes: later.map(({ startsAt }) => iso(startsAt)),
    isOpen: isToCome || later.length > 0,
  }
}
