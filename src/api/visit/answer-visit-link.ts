import type { Reply } from '#contract/endpoint.ts'
import type {
  acceptVisitTerms as acceptEndpoint,
  readVisitLink as readEndpoint,
  removeVisitAddress as removeEndpoint,
} from '#contract/visit-link.ts'
import { euros } from '#domain/money.ts'
import { lastFreeMoment } from '#domain/order/cancellation.ts'
import { isOpenStatus } from '#domain/order/status.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { bookedVisit, serviceName } from '../order/order-view.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import { addressHash, isVisitLinkFor, orderOfVisitLink } from './visit-link.ts'
import { acceptTerms, removeAddress } from './visit-link-store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'secretKey'>

/** The visit of a link, for the client whom a member wrote down (WORK-108). */
export async function readVisitLink(
  deps: Deps,
  { params, language }: HandlerInput<typeof readEndpoint>,
): Promise<Outcome<typeof readEndpoint>> {
  const order = await findLinked(deps, params.token)
  if (!order) return { ok: false, refusal: 'not-found' }
  return { ok: true, answer: { data: visitView(order, language, deps.clock.now()) } }
}

/** Accepts the terms of a visit to come (WORK-109). The first time stays. */
export async function acceptVisitTerms(
  deps: Deps,
  { params, language }: HandlerInput<typeof acceptEndpoint>,
): Promise<Outcome<typeof acceptEndpoint>> {
  const order = await findLinked(deps, params.token)
  if (!order) return { ok: false, refusal: 'not-found' }
  const now = deps.clock.now()
  const { id: orderId, customer_email: email } = order
  if (!(await acceptTerms(deps.database.query, { orderId, email, now }))) {
    return { ok: false, refusal: 'order-not-changeable' }
  }
  const accepted = await findLinked(deps, params.token)
  if (!accepted) return { ok: false, refusal: 'not-found' }
  return { ok: true, answer: { data: visitView(accepted, language, now) } }
}

/** Somebody else has the address: the provider loses it, and mails it no more (WORK-108). */
export async function removeVisitAddress(
  deps: Deps,
  { params }: HandlerInput<typeof removeEndpoint>,
): Promise<Outcome<typeof removeEndpoint>> {
  const order = await findLinked(deps, params.token)
  if (!order) return { ok: false, refusal: 'not-found' }
  const { provider_id: providerId, customer_email: email } = order
  const { database, clock, secretKey } = deps
  await removeAddress(database.query, {
    providerId,
    email,
    now: clock.now(),
    addressHash: addressHash(secretKey, providerId, email),
  })
  return { ok: true, answer: {} }
}

async function findLinked(
  { database, secretKey }: Deps,
  token: string,
): Promise<StoredOrder | undefined> {
  const orderId = orderOfVisitLink(token)
  const order = orderId && (await findOrder(database.query, orderId))
  if (!order || order.customer_email === '' || order.customer_user_name !== null) return undefined
  return isVisitLinkFor(secretKey, token, order.customer_email) ? order : undefined
}

function visitView(
  order: StoredOrder,
  language: Language,
  now: number,
): Reply<typeof readEndpoint>['data'] {
  const iso = (instant: number) => toOffsetIso(instant, order.time_zone)
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
    acceptedAt: order.accepted_terms_at === null ? null : iso(order.accepted_terms_at),
    isOpen: isOpenStatus(order.status) && order.starts_at > now,
  }
}
