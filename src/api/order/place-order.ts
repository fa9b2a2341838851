import type { placeOrder as endpoint } from '#contract/order.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { idempotencyOf } from './idempotency.ts'
import { queueByCustomer } from './in-process-queues.ts'
import { withMailTo } from './mail-to.ts'
import { newOrder } from './new-order.ts'
import { insertOrder } from './placing-store.ts'
import { mayActFor } from './policy.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { findIdempotentReply, type OrderRequest, submitOrder } from './submit-order.ts'

type PlaceOrder = typeof endpoint

/**
 * Places an order (ORDER-01). The draft is validated against the provider's present data and written only while that is
 * unchanged. Requests with the same idempotency key and body get the same reply, also when they arrive at once.
 */
export async function placeOrder(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  input: HandlerInput<PlaceOrder>,
): Promise<Outcome<PlaceOrder>> {
  const { body: draft, caller, language } = input
  if (!mayActFor(caller, draft.customerInfo.customerUserName)) {
    return { ok: false, refusal: 'forbidden' }
  }
  const { userName: customerUserName } = caller
  const idempotency = idempotencyOf(customerUserName, input)
  const request: OrderRequest = {
    draft,
    customerUserName,
    idempotency,
    requestedBy: { part: 'customer', userName: customerUserName },
    change: null,
  }
  const earlierReply = await findIdempotentReply(deps, request)
  const result =
    earlierReply ??
    (await retryOnConflict(() =>
      submitOrder(deps, request, async (acceptedDraft) => {
        const order = newOrder({ ...acceptedDraft, customerUserName, language, idempotency })
        const inserted = await queueByCustomer(customerUserName, () =>
          insertOrder(deps.database, order),
        )
        return { orderId: order.id, ...inserted }
      }),
    ))
  return withMailTo(deps.database, result, 'customer')
}
