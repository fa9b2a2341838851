import type { CustomerUserName } from '#domain/identifiers.ts'
import { answerUntil } from '#domain/order/answer-term.ts'
import { initialStatus } from '#domain/order/status.ts'
import type { Language } from '#messages/language.ts'
import { uuidv7 } from '#platform/random.ts'
import type { IdempotencyKey } from './idempotency-store.ts'
import { type OrderValues, orderValues } from './order-values.ts'
import type { AcceptedDraft } from './submit-order.ts'

/** An order to insert. Instants are epoch ms. */
export interface NewOrder extends OrderValues {
  readonly id: string
  readonly customerUserName: CustomerUserName
  readonly placedAt: number
  /** The end of the provider's term to answer it, if it becomes a request. */
  readonly answerUntil: number
  readonly cancellationWindowMinutes: number
  readonly idempotency: IdempotencyKey | null
}

interface AcceptedOrder extends AcceptedDraft {
  readonly customerUserName: CustomerUserName
  readonly language: Language
  readonly idempotency: IdempotencyKey | null
}

/** The order to insert for an accepted draft. */
export function newOrder(accepted: AcceptedOrder): NewOrder {
  const { snapshot, now, customerUserName, language, idempotency } = accepted
  return {
    ...orderValues(accepted, { status: initialStatus(snapshot.autoConfirm), language }),
    customerUserName,
    idempotency,
    id: uuidv7(now),
    placedAt: now,
    answerUntil: answerUntil(snapshot, now),
    cancellationWindowMinutes: snapshot.cancellationWindowMinutes,
  }
}
