import type { CustomerUserName } from '#domain/identifiers.ts'
import type { Point } from '#domain/location/distance.ts'
import { euros } from '#domain/money.ts'
import type { PricedDraft } from '#domain/order/draft.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { VISIT_LIMITS, type VisitLimit } from '#domain/order/visit-limits.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HttpRefusal } from '../http/outcome.ts'
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
import {
  type Draft,
  homeAddressOf,
  itemIdsOf,
  type ValidOrder,
  validateOrder,
} from './validate-order.ts'

/** `database.query` may be that of the transaction in which an order is changed. */
interface Deps extends Pick<ApiDeps, 'clock'> {
  readonly database: Pick<Database<Tables>, 'query'>
}

/** A draft to place as a new order or to change an order to. */
export interface OrderRequest {
  readonly draft: Draft
  readonly customerUserName: CustomerUserName
  readonly idempotency: IdempotencyKey | null
  readonly requestedBy: OrderRole
  /** The order it changes; null when it places a new one. */
  readonly change: OrderToChange | null
  /** The point of the home of the visit; null at the salon, and where it is not known. */
  readonly homePoint: Point | null
}

/** A valid draft, with the snapshot it was validated against. `now` is epoch ms. */
export interface AcceptedDraft {
  readonly snapshot: ProviderSnapshot
  readonly validOrder: ValidOrder
  readonly now: number
}

/**
 * The result of writing an order. Nothing is written except with `written`.
 * - `slot-taken`: another live appointment overlaps.
 * - `version-conflict`: a row that the order was validated by has another version.
 * - `key-used`: another request with this idempotency key was faster.
 * - `exceeds`: the customer has too many visits.
 */
export type WriteResult =
  | 'written'
  | 'slot-taken'
  | 'version-conflict'
  | 'key-used'
  | { readonly exceeds: VisitLimit }

interface WrittenOrder {
  readonly orderId: string
  readonly status: OrderStatus
  readonly writeResult: WriteResult
}

type Submission =
  | { ok: true; answer: { data: { orderId: string; status: OrderStatus } } }
  | HttpRefusal
  | 'version-conflict'

/**
 * Validates a draft against the provider's present data and writes it while that is unchanged. Every order is placed and
 * changed through this function.
 * @param write writes the accepted draft
 */
export async function submitOrder(
  deps: Deps,
  request: OrderRequest,
  write: (acceptedDraft: AcceptedDraft) => Promise<WrittenOrder>,
): Promise<Submission> {
  const now = deps.clock.now()
  const snapshot = await findProviderSnapshot(deps.database.query, {
    ...requestedVisit(request),
    now,
  })
  // The orders of an inactive provider stay but cannot be changed.
  if (!snapshot)
    return { ok: false, refusal: request.change ? 'order-not-changeable' : 'not-found' }
  const validOrder = validateOrder(request.draft, snapshot, now)
  if (!validOrder.ok) return 'priced' in validOrder ? amountsChanged(validOrder.priced) : validOrder
  if (!snapshot.isTaken) {
    const { orderId, status, writeResult } = await write({ snapshot, validOrder, now })
    if (writeResult === 'written') return { ok: true, answer: { data: { orderId, status } } }
    if (writeResult === 'version-conflict') return writeResult
    if (typeof writeResult === 'object') {
      return (await findIdempotentReply(deps, request)) ?? tooManyVisits(writeResult.exceeds)
    }
  }
  // The same request, sent twice, may have taken the time or the key.
  return (
    (await findIdempotentReply(deps, request)) ??
    slotTaken(deps, request, snapshot, validOrder.priced)
  )
}

/** The reply of an earlier request with this key, if any. */
export async function findIdempotentReply(
  { database }: Deps,
  { idempotency }: Pick<OrderRequest, 'idempotency'>,
): Promise<Exclude<Submission, 'version-conflict'> | null> {
  if (!idempotency) return null
  const earlier = await findByKey(database.query, idempotency)
  if (!earlier) return null
  const { orderId, status, bodyHash } = earlier
  return orderId && status && bodyHash.equals(idempotency.bodyHash)
    ? { ok: true, answer: { data: { orderId, status } } }
    : { ok: false, refusal: 'idempotency-mismatch' }
}

function requestedVisit(request: OrderRequest): Omit<RequestedVisit, 'now'> {
  const { draft, customerUserName, change } = request
  return {
    providerUserName: draft.providerUserName,
    customerUserName,
    catalogItemIds: itemIdsOf(draft),
    serviceLocation: draft.customerInfo.serviceLocation,
    customerAddress: homeAddressOf(draft),
    homePoint: request.homePoint,
    promotionId: draft.appliedPromotionId || null,
    startsAt: Date.parse(draft.serviceInfo.appointmentStartTime),
    endsAt: Date.parse(draft.serviceInfo.appointmentEndTime),
    change,
    requestedBy: request.requestedBy.userName,
    isByCustomer: request.requestedBy.part === 'customer',
  }
}

function amountsChanged(priced: PricedDraft): HttpRefusal {
  const data = {
    originalAmount: euros(priced.originalCents),
    travelFee: euros(priced.travelFeeCents),
    discountAmount: euros(priced.discountCents),
    totalAmount: euros(priced.totalCents),
    totalDuration: priced.durationMinutes,
  }
  return { ok: false, refusal: 'amounts-changed', data }
}

function tooManyVisits(limit: VisitLimit): HttpRefusal {
  return { ok: false, refusal: 'too-many-visits', data: { limit, most: VISIT_LIMITS[limit] } }
}

async function slotTaken(
  deps: Deps,
  { change, requestedBy }: OrderRequest,
  snapshot: ProviderSnapshot,
  priced: PricedDraft,
): Promise<HttpRefusal> {
  const unavailable = {
    ...priced,
    change,
    holder: snapshot.isHolding ? requestedBy.userName : null,
  }
  return {
    ok: false,
    refusal: 'slot-taken',
    data: { nextSlots: snapshot.isBlocked ? [] : await nextSlots(deps, snapshot, unavailable) },
  }
}
