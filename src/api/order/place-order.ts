import type { placeOrder as endpoint } from '#contract/order.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findHomePoint } from '../home-visit/home-point.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { idempotencyOf } from './idempotency.ts'
import { queueByCustomer } from './in-process-queues.ts'
import { withMailTo } from './mail-to.ts'
import { newOrder } from './new-order.ts'
import { insertOrder } from './placing-store.ts'
import { mayActFor } from './policy.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { findIdempotentReply, type OrderRequest, submitOrder } from './submit-order.ts'
import { homeAddressOf } from './validate-order.ts'

type PlaceOrder = typeof endpoint
type Deps = Pick<ApiDeps, 'database' | 'clock' | 'places'>

/**
 * Places an order (ORDER-01). The draft is validated against the provider's present data and written only while that is
 * unchanged. Requests with the same idempotency key and body get the same reply, also when they arrive at once.
 */
export async function placeOrder(
  deps: Deps,
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
    homePoint: null,
  }
  const result =
    (await findIdempotentReply(deps, request)) ??
    (await submit(
      deps,
      { ...request, homePoint: await findHomePoint(deps, homeAddressOf(draft)) },
      language,
    ))
  return withMailTo(deps.database, result, 'customer')
}

function submit(deps: Deps, request: OrderRequest, language: Language) {
  const { customerUserName, idempotency } = request
  return retryOnConflict(() =>
    submitOrder(deps, request, async (acceptedDraft) => {
      const order = newOrder({ ...acceptedDraft, customerUserName, language, idempotency })
      const inserted = await queueByCustomer(customerUserName, () =>
        insertOrder(deps.database, order),
      )
      return { orderId: order.id, ...inserted }
    }),
  )
}
