import type { CustomerUserName } from '#domain/identifiers.ts'
import { initialStatus } from '#domain/order/status.ts'
import { uuidv7 } from '#platform/random.ts'
import { type Booking, booking } from './booking.ts'
import type { IdempotencyKey } from './idempotency-store.ts'
import type { Accepted } from './submit-order.ts'

/** An accepted order with everything that is written beside it. Instants are epoch ms. */
export interface NewOrder extends Booking {
  readonly id: string
  readonly customerUserName: CustomerUserName
  readonly placedAt: number
  readonly cancellationWindowMinutes: number
  readonly idempotency: IdempotencyKey | null
}

interface Placed extends Accepted {
  readonly customerUserName: CustomerUserName
  readonly language: 'en' | 'nl'
  readonly idempotency: IdempotencyKey | null
}

/** Everything a new order is made of once its draft holds. */
export function newOrder(placed: Placed): NewOrder {
  const { offer, now, customerUserName, language, idempotency } = placed
  return {
    ...booking(placed, { status: initialStatus(offer.autoConfirm), language }),
    ...{ customerUserName, idempotency },
    id: uuidv7(now),
    placedAt: now,
    cancellationWindowMinutes: offer.cancellationWindowMinutes,
  }
}
