import type { OrderDraft } from '#contract/order.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { api } from '../../../api-client.ts'
import { logError } from '../../../log.ts'
import { changeCheckout, getCheckout } from '../../booking/booking-store.ts'
import type { Attempt } from '../../booking/checkout.ts'
import type { VisitTime } from '../../booking/slot-days.ts'

/** The result of placing an order. */
export type PlaceOrderResult =
  | {
      readonly kind: 'placed'
      readonly orderId: string
      readonly mailTo: readonly string[]
      readonly status: OrderStatus
      readonly draft: OrderDraft
    }
  | { readonly kind: 'slot-taken'; readonly nextSlots: readonly VisitTime[] }
  | { readonly kind: 'refused'; readonly refusal: RefusalCode }

/**
 * Places the order, or changes the one named in the draft (CHECKOUT-10). All attempts of a checkout share one idempotency
 * key, also after a reload, so that a retry after a lost response cannot book twice. If the draft differs from the one
 * that was placed, the key is refused (`idempotency-mismatch`); then the earlier bodies are sent to get that order.
 */
export async function placeOrder(draft: OrderDraft): Promise<PlaceOrderResult> {
  const body = JSON.stringify(draft)
  const { key, bodies } = attemptOf(draft, getCheckout().attempt)
  const earlierBodies = bodies.filter((sentBody) => sentBody !== body)
  const attempt = { key, provider: draft.providerUserName, bodies: [...earlierBodies, body] }
  changeCheckout(() => ({ attempt }))
  const result = await send(draft, key)
  if (isMismatch(result)) return findEarlierOrder(earlierBodies, key)
  // A refused attempt is forgotten; one without a response may have been placed.
  if (isRefused(result)) changeCheckout(() => ({ attempt: withBodies(attempt, earlierBodies) }))
  return result
}

/** The key and earlier bodies for the same salon, else a new key. */
function attemptOf(draft: OrderDraft, previous: Attempt | null): Pick<Attempt, 'key' | 'bodies'> {
  return previous?.provider === draft.providerUserName
    ? previous
    : { key: crypto.randomUUID(), bodies: [] }
}

function withBodies(attempt: Attempt, bodies: readonly string[]): Attempt | null {
  return bodies.length > 0 ? { ...attempt, bodies } : null
}

/** Sends earlier bodies, latest first, until one matches the key. If none does, the key is dropped. */
async function findEarlierOrder(bodies: readonly string[], key: string): Promise<PlaceOrderResult> {
  for (const body of bodies.toReversed()) {
    const result = await send(JSON.parse(body), key)
    if (!isMismatch(result)) return result
  }
  changeCheckout(() => ({ attempt: null }))
  return { kind: 'refused', refusal: 'idempotency-mismatch' }
}

async function send(draft: OrderDraft, key: string): Promise<PlaceOrderResult> {
  const call = { body: draft, headers: { 'idempotency-key': key } }
  const response = draft.orderId
    ? await api('modifyOrder', { ...call, params: { orderId: draft.orderId } })
    : await api('placeOrder', call)
  if (response.ok) return { kind: 'placed', ...response.reply.data, draft }
  logError(`The order was not ${draft.orderId ? 'changed' : 'placed'}`, response.refusal)
  if (response.refusal === 'slot-taken') {
    return { kind: 'slot-taken', nextSlots: parseNextSlots(response.data) }
  }
  return { kind: 'refused', refusal: response.refusal }
}

function isMismatch(result: PlaceOrderResult): boolean {
  return result.kind === 'refused' && result.refusal === 'idempotency-mismatch'
}

/** Whether the order was certainly not placed; without a valid response that is unknown. */
function isRefused(result: PlaceOrderResult): boolean {
  if (result.kind === 'refused') return !['unavailable', 'internal'].includes(result.refusal)
  return result.kind === 'slot-taken'
}

function parseNextSlots(data: unknown): readonly VisitTime[] {
  const { nextSlots } = (data ?? {}) as { nextSlots?: readonly VisitTime[] }
  return nextSlots ?? []
}
