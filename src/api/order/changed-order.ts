import { phoneDigits } from '#domain/customer/phone.ts'
import { answerUntil } from '#domain/order/answer-term.ts'
import { type OrderStatus, statusAfterChange } from '#domain/order/status.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import type { Language } from '#messages/language.ts'
import type { OrderRole } from '../order-access/order-role.ts'
import type { IdempotencyKey } from './idempotency-store.ts'
import { type OrderValues, orderValues } from './order-values.ts'
import type { StoredOrder } from './store.ts'
import type { AcceptedDraft } from './submit-order.ts'

/** An order as it is to become. Instants are epoch ms. */
export interface ChangedOrder extends OrderValues {
  readonly id: string
  readonly customerUserName: string
  /** The version of the order that was read; the change is written only to this version. */
  readonly version: number
  readonly from: { readonly status: OrderStatus } & TimeRange
  readonly changedAt: number
  /** Null for a provider's change: only the customer accepts the terms. */
  readonly acceptedTermsAt: number | null
  /** Null for a provider's change, which leaves the end of the term as it is. */
  readonly answerUntil: number | null
  readonly actor: string
  readonly changedBy: OrderRole['part']
  readonly idempotency: IdempotencyKey | null
}

interface AcceptedChange extends AcceptedDraft {
  readonly role: OrderRole
  readonly language: Language
  readonly idempotency: IdempotencyKey | null
}

/**
 * An order with the content of an accepted draft. Its cancellation window stays that of the moment it was placed. A
 * provider's change keeps the status.
 */
export function changedOrder(order: StoredOrder, change: AcceptedChange): ChangedOrder {
  const { snapshot, role, now, idempotency } = change
  const isCustomer = role.part === 'customer'
  const language = isCustomer ? change.language : order.language
  const status = isCustomer ? statusAfterChange(order.status, snapshot.autoConfirm) : order.status
  return {
    ...orderValues(change, { status, language }),
    id: order.id,
    customerUserName: order.customer_user_name ?? '',
    version: order.version,
    from: { status: order.status, startsAt: order.starts_at, endsAt: order.ends_at },
    changedAt: now,
    acceptedTermsAt: isCustomer ? now : null,
    answerUntil: isCustomer ? answerUntil(snapshot, now) : null,
    actor: role.userName,
    changedBy: role.part,
    idempotency,
  }
}

/** Whether a change has the content that the order has already. */
export function hasSameContent(order: StoredOrder, change: ChangedOrder): boolean {
  return JSON.stringify(orderContent(order)) === JSON.stringify(changeContent(change))
}

function orderContent(order: StoredOrder): unknown[] {
  const { customer_name, customer_email, customer_phone, customer_address } = order
  return [
    order.starts_at,
    order.ends_at,
    order.service_location,
    customer_name,
    customer_email,
    phoneDigits(customer_phone),
    customer_address,
    order.customer_instructions,
    order.promotion_id,
    order.original_cents,
    order.travel_fee_cents,
    order.discount_cents,
    order.items.map((item) => [
      item.catalog_item_id,
      item.quantity,
      item.price_cents,
      item.duration_minutes,
    ]),
  ]
}

function changeContent(change: ChangedOrder): unknown[] {
  return [
    change.startsAt,
    change.endsAt,
    change.serviceLocation,
    change.customerName,
    change.customerEmail,
    change.customerPhone,
    change.customerAddress,
    change.customerInstructions,
    change.promotion?.id ?? null,
    change.originalCents,
    change.travelFeeCents,
    change.discountCents,
    change.items.map((item) => [
      item.catalogItemId,
      item.quantity,
      item.priceCents,
      item.durationMinutes,
    ]),
  ]
}
