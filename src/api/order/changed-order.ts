import { phoneDigits } from '#domain/customer/phone.ts'
import { type OrderStatus, statusAfterChange } from '#domain/order/status.ts'
import type { TimeRange } from '#domain/schedule/slots.ts'
import type { OrderRole } from '../order-access/order-role.ts'
import { type Booking, booking } from './booking.ts'
import type { IdempotencyKey } from './idempotency-store.ts'
import type { StoredOrder } from './store.ts'
import type { Accepted } from './submit-order.ts'

/** An order as it is to be, and what it is while the change stands. Instants are epoch ms. */
export interface ChangedOrder extends Booking {
  readonly id: string
  readonly customerUserName: string
  /** The version the change was decided on. */
  readonly version: number
  readonly from: { readonly status: OrderStatus } & TimeRange
  readonly changedAt: number
  /** Null while the terms stay accepted when they were: the customer alone accepts them. */
  readonly acceptedTermsAt: number | null
  readonly actor: string
  readonly changedBy: OrderRole['part']
  readonly idempotency: IdempotencyKey | null
}

interface Changed extends Accepted {
  readonly party: OrderRole
  readonly language: 'en' | 'nl'
  readonly idempotency: IdempotencyKey | null
}

/**
 * An order with what was accepted in the place of what it had. What was promised when it was placed, like its
 * cancellation window, stays; a provider's own change needs nobody's answer.
 */
export function changedOrder(order: StoredOrder, changed: Changed): ChangedOrder {
  const { offer, party, now, idempotency } = changed
  const isCustomer = party.part === 'customer'
  const language = isCustomer ? changed.language : order.language
  const status = isCustomer ? statusAfterChange(order.status, offer.autoConfirm) : order.status
  return {
    ...booking(changed, { status, language }),
    id: order.id,
    customerUserName: order.customer_user_name ?? '',
    version: order.version,
    from: { status: order.status, startsAt: order.starts_at, endsAt: order.ends_at },
    changedAt: now,
    acceptedTermsAt: isCustomer ? now : null,
    actor: party.userName,
    changedBy: party.part,
    idempotency,
  }
}

/** Whether a change asks for what the order is already: then nobody needs to hear of it. */
export function isAsBefore(order: StoredOrder, changed: ChangedOrder): boolean {
  return JSON.stringify(whatWasBooked(order)) === JSON.stringify(whatIsBooked(changed))
}

function whatWasBooked(order: StoredOrder): unknown[] {
  const { customer_name, customer_email, customer_phone, customer_address } = order
  return [
    ...[order.starts_at, order.ends_at, order.service_location],
    ...[customer_name, customer_email, phoneDigits(customer_phone), customer_address],
    ...[order.customer_instructions, order.promotion_id],
    ...[order.original_cents, order.discount_cents],
    order.items.map((item) => [
      ...[item.catalog_item_id, item.quantity, item.price_cents, item.duration_minutes],
    ]),
  ]
}

function whatIsBooked(changed: ChangedOrder): unknown[] {
  return [
    ...[changed.startsAt, changed.endsAt, changed.serviceLocation],
    ...[changed.customerName, changed.customerEmail],
    ...[changed.customerPhone, changed.customerAddress],
    ...[changed.customerInstructions, changed.promotion?.id ?? null],
    ...[changed.originalCents, changed.discountCents],
    changed.items.map((item) => [
      ...[item.catalogItemId, item.quantity, item.priceCents, item.durationMinutes],
    ]),
  ]
}
