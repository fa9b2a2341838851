import type { placeOrder as endpoint } from '#contract/order.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { idempotencyOf } from './idempotency.ts'
import { inTurnOfCustomer } from './in-process-turns.ts'
import { withMailTo } from './mail-to.ts'
import { newOrder } from './new-order.ts'
import { insertOrder } from './placing-store.ts'
import { mayActFor } from './policy.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { findIdempotentReply, type OrderRequest, submitOrder } from './submit-order.ts'

type PlaceOrder = typeof endpoint

/**
 * Books a visit (ORDER-01). Nothing in the draft is believed: it is judged by what the provider offers now,
 * and written only while that still stands. The same idempotency key and body give the same answer, also
 * when they arrive at the same time.
 */
export async function placeOrder(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
  asked: HandlerInput<PlaceOrder>,
): Promise<Outcome<PlaceOrder>> {
  const { body: draft, caller, language } = asked
  if (!mayActFor(caller, draft.customerInfo.customerUserName)) {
    return { ok: false, refusal: 'forbidden' }
  }
  const { userName: customerUserName } = caller
  const idempotency = idempotencyOf(customerUserName, asked)
  const wish: OrderRequest = {
    ...{ draft, customerUserName, idempotency },
    ...{ wishedBy: { part: 'customer', userName: customerUserName }, change: null },
  }
  const answered = await findIdempotentReply(deps, wish)
  const settled =
    answered ??
    (await retryOnConflict(() =>
      submitOrder(deps, wish, async (accepted) => {
        const order = newOrder({ ...accepted, customerUserName, language, idempotency })
        const inserted = await inTurnOfCustomer(customerUserName, () =>
          insertOrder(deps.database, order),
        )
        return { orderId: order.id, ...inserted }
      }),
    ))
  return withMailTo(deps.database, settled, 'customer')
}
