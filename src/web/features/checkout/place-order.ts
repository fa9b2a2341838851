import type { OrderDraft } from '#contract/order.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { api } from '../../api-client.ts'
import { logFault } from '../../log.ts'
import type { VisitTime } from '../schedule/slot-days.ts'
import { changeCheckout, checkoutNow } from './booking-store.ts'
import type { Attempt } from './completed-order.ts'

/** What came of placing: the order, another visitor was first, or another refusal. */
export type Placed =
  | { readonly kind: 'placed'; readonly orderId: string }
  | { readonly kind: 'slot-taken'; readonly nextSlots: readonly VisitTime[] }
  | { readonly kind: 'refused'; readonly refusal: RefusalCode }

/**
 * Places the order. The key of an attempt is kept with what was sent: asking again after a lost
 * answer, also after a reload, is answered with the same order; anything changed is a new attempt.
 */
export async function placeOrder(draft: OrderDraft): Promise<Placed> {
  const attempt = attemptFor(JSON.stringify(draft), checkoutNow().attempt)
  changeCheckout(() => ({ attempt }))
  const answer = await api('placeOrder', {
    body: draft,
    headers: { 'idempotency-key': attempt.key },
  })
  if (answer.ok) return { kind: 'placed', orderId: answer.reply.data.orderId }
  logFault('The order was not placed', answer.refusal)
  if (answer.refusal === 'slot-taken') {
    return { kind: 'slot-taken', nextSlots: nextSlotsIn(answer.data) }
  }
  if (answer.refusal === 'idempotency-mismatch') changeCheckout(() => ({ attempt: null }))
  return { kind: 'refused', refusal: answer.refusal }
}

/** The attempt before while the order is the same to the letter, else one with a key of its own. */
export function attemptFor(body: string, before: Attempt | null): Attempt {
  return before?.body === body ? before : { key: crypto.randomUUID(), body }
}

function nextSlotsIn(data: unknown): readonly VisitTime[] {
  const { nextSlots } = (data ?? {}) as { nextSlots?: readonly VisitTime[] }
  return nextSlots ?? []
}
