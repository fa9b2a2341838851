import type { CustomerUserName } from '#domain/identifiers.ts'
import { euros } from '#domain/money.ts'
import type { PricedDraft } from '#domain/order/draft.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { VISIT_LIMITS, type VisitLimit } from '#domain/order/visit-limits.ts'
import type { Session } from '#platform/postgres/session.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Refused } from '../http/outcome.ts'
import type { OrderRole } from '../order-access/order-role.ts'
import type { OrderToChange } from '../order-access/order-to-change.ts'
import type { Tables } from '../schema.gen.ts'
import { findByKey, type IdempotencyKey } from './idempotency-store.ts'
import { nextSlots } from './next-slots.ts'
import {
  findProviderSnapshot,
  type ProviderSnapshot,
  type RequestedVisit,
} from './provider-snapshot-store.ts'
import { type Draft, itemsOf, type ValidOrder, validateOrder } from './validate-order.ts'

/** What a draft is judged and written with: the database, or the transaction that an order is changed in. */
interface Deps extends Pick<ApiDeps, 'clock'> {
  readonly database: Pick<Session<Tables>, 'query' | 'pool'>
}

/** A draft that somebody wants to become an order, or what an order is changed to. */
export interface OrderRequest {
  readonly draft: Draft
  readonly customerUserName: CustomerUserName
  readonly idempotency: IdempotencyKey | null
  readonly wishedBy: OrderRole
  /** The order it changes; null when it places a new one. */
  readonly change: OrderToChange | null
}

/** A draft that holds, with what it was judged by. `now` is epoch ms. */
export interface Accepted {
  readonly offer: ProviderSnapshot
  readonly judged: ValidOrder
  readonly now: number
}

/**
 * What became of writing an order. `slot-taken`: another live appointment overlaps. `changed-meanwhile`: a row the
 * order was judged by is not what it was. `key-used`: another request with this idempotency key was faster.
 * `exceeds`: its customer has too many visits. Except when `written`, nothing is.
 */
export type Writing =
  | 'written'
  | 'slot-taken'
  | 'changed-meanwhile'
  | 'key-used'
  | { readonly exceeds: VisitLimit }

interface Written {
  readonly orderId: string
  readonly status: OrderStatus
  readonly writing: Writing
}

type Submission =
  | { ok: true; answer: { data: { orderId: string; status: OrderStatus } } }
  | Refused
  | 'changed-meanwhile'

/**
 * Judges a draft by what the provider offers now and has it written while that still stands: the one way to place an
 * order and to change one.
 * @param write writes what was accepted, and says as which order
 */
export async function submitOrder(
  deps: Deps,
  wish: OrderRequest,
  write: (accepted: Accepted) => Promise<Written>,
): Promise<Submission> {
  const now = deps.clock.now()
  const offer = await findProviderSnapshot(deps.database, { ...wishedFor(wish), now })
  // An order outlives its salon's place in the market, but cannot be changed there any more.
  if (!offer) return { ok: false, refusal: wish.change ? 'order-not-changeable' : 'not-found' }
  const judged = validateOrder(wish.draft, offer, now)
  if (!judged.ok) return 'priced' in judged ? amountsChanged(judged.priced) : judged
  if (!offer.isTaken) {
    const { orderId, status, writing } = await write({ offer, judged, now })
    if (writing === 'written') return { ok: true, answer: { data: { orderId, status } } }
    if (writing === 'changed-meanwhile') return writing
    if (typeof writing === 'object') {
      return (await findIdempotentReply(deps, wish)) ?? tooManyVisits(writing.exceeds)
    }
  }
  // The time, or the key, may have gone to the same request sent twice.
  return (await findIdempotentReply(deps, wish)) ?? slotTaken(deps, wish, offer, judged.priced)
}

/** The answer a request with this key got before, if any. */
export async function findIdempotentReply(
  { database }: Deps,
  { idempotency }: Pick<OrderRequest, 'idempotency'>,
): Promise<Exclude<Submission, 'changed-meanwhile'> | null> {
  if (!idempotency) return null
  const earlier = await findByKey(database, idempotency)
  if (!earlier) return null
  return earlier.bodyHash.equals(idempotency.bodyHash)
    ? { ok: true, answer: { data: { orderId: earlier.orderId, status: earlier.status } } }
    : { ok: false, refusal: 'idempotency-mismatch' }
}

function wishedFor(wish: OrderRequest): Omit<RequestedVisit, 'now'> {
  const { draft, customerUserName, change } = wish
  return {
    providerUserName: draft.providerUserName,
    customerUserName,
    catalogItemIds: itemsOf(draft).map((item) => item.catalogItemId),
    promotionId: draft.appliedPromotionId || null,
    startsAt: Date.parse(draft.serviceInfo.appointmentStartTime),
    endsAt: Date.parse(draft.serviceInfo.appointmentEndTime),
    change,
    askedBy: wish.wishedBy.userName,
    isCustomers: wish.wishedBy.part === 'customer',
  }
}

function amountsChanged(priced: PricedDraft): Refused {
  const data = {
    originalAmount: euros(priced.originalCents),
    discountAmount: euros(priced.discountCents),
    totalAmount: euros(priced.totalCents),
    totalDuration: priced.durationMinutes,
  }
  return { ok: false, refusal: 'amounts-changed', data }
}

function tooManyVisits(limit: VisitLimit): Refused {
  return { ok: false, refusal: 'too-many-visits', data: { limit, most: VISIT_LIMITS[limit] } }
}

async function slotTaken(
  deps: Deps,
  { change, wishedBy }: OrderRequest,
  offer: ProviderSnapshot,
  priced: PricedDraft,
): Promise<Refused> {
  const lost = { ...priced, change, holder: offer.isHolding ? wishedBy.userName : null }
  return {
    ok: false,
    refusal: 'slot-taken',
    data: { nextSlots: offer.isBlocked ? [] : await nextSlots(deps, offer, lost) },
  }
}
