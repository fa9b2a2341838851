import type { OrderDraft } from '#contract/order.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { api } from '../../../api-client.ts'
import { logError } from '../../../log.ts'
import { changeCheckout, getCheckout } from '../../booking/booking-store.ts'
import type { Attempt } from '../../booking/checkout.ts'
import type { VisitTime } from '../../booking/slot-days.ts'

/** What came of placing: the order as it was sent, another visitor was first, or another refusal. */
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
 * Places the order, or changes the one the draft names (CHECKOUT-10). A try whose answer got lost may stand all the same, so every try of a checkout
 * goes out under one key, also after a reload, and cannot book a second time. Something may have
 * changed meanwhile, such as a discount that the lost try has used up: then the key is refused, and
 * the order that stands is an earlier try's.
 */
export async function placeOrder(draft: OrderDraft): Promise<PlaceOrderResult> {
  const body = JSON.stringify(draft)
  const { key, bodies } = attemptOf(draft, getCheckout().attempt)
  const earlierBodies = bodies.filter((each) => each !== body)
  const attempt = { key, provider: draft.providerUserName, bodies: [...earlierBodies, body] }
  changeCheckout(() => ({ attempt }))
  const result = await send(draft, key)
  if (isMismatch(result)) return findEarlierOrder(earlierBodies, key)
  // A try that was refused stands for nothing more; one whose answer is lost may have been placed.
  if (isRefused(result)) changeCheckout(() => ({ attempt: withBodies(attempt, earlierBodies) }))
  return result
}

/** The tries before at the same salon, else a first one with a key of its own. */
function attemptOf(draft: OrderDraft, before: Attempt | null): Pick<Attempt, 'key' | 'bodies'> {
  return before?.provider === draft.providerUserName
    ? before
    : { key: crypto.randomUUID(), bodies: [] }
}

function withBodies(attempt: Attempt, bodies: readonly string[]): Attempt | null {
  return bodies.length > 0 ? { ...attempt, bodies } : null
}

/** Asks for the order of the last try that went through; a key that fits none is of no more use. */
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

/** Whether it is known not to be placed: without an answer, or with a broken one, nobody here knows. */
function isRefused(result: PlaceOrderResult): boolean {
  if (result.kind === 'refused') return !['unavailable', 'internal'].includes(result.refusal)
  return result.kind === 'slot-taken'
}

function parseNextSlots(data: unknown): readonly VisitTime[] {
  const { nextSlots } = (data ?? {}) as { nextSlots?: readonly VisitTime[] }
  return nextSlots ?? []
}
