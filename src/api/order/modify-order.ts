import type { modifyOrder as endpoint } from '#contract/order.ts'
import { customerUserName } from '#domain/identifiers.ts'
import type { Point } from '#domain/location/distance.ts'
import { checkChange } from '#domain/order/cancellation.ts'
import { HOUR_SECONDS } from '#domain/time-units.ts'
import type { Limit } from '#platform/rate-limit.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findHomePoint } from '../home-visit/home-point.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { orderRoleOf } from '../order-access/order-role.ts'
import { orderToChange, readOrderToChange } from '../order-access/order-to-change.ts'
import { changedOrder, hasSameContent } from './changed-order.ts'
import { updateOrder } from './changing-store.ts'
import { idempotencyOf } from './idempotency.ts'
import { storeKey } from './idempotency-store.ts'
import { withMailTo } from './mail-to.ts'
import { changeWithLock, type OrderAccess } from './order-lock.ts'
import { bookedVisit } from './order-view.ts'
import { findOrder, type StoredOrder } from './store.ts'
import { findIdempotentReply, submitOrder } from './submit-order.ts'
import { homeAddressOf } from './validate-order.ts'

type ModifyOrder = typeof endpoint

/** Each change is mailed to the salon and kept in the order's history. */
const BY_ACCOUNT: Limit = { name: 'change-account', points: 200, seconds: HOUR_SECONDS }

/**
 * Changes an order's time and items (ORDER-01, ORDER-09): its customer may until the last free moment, its provider until
 * the visit starts. The draft is validated like a new one, but the order's own time counts as free and its own promotion
 * stays valid. On a refusal the order stays as it was. A draft with the order's present content changes nothing.
 */
export async function modifyOrder(
  deps: Pick<ApiDeps, 'database' | 'clock' | 'limiter' | 'places'>,
  input: HandlerInput<ModifyOrder>,
): Promise<Outcome<ModifyOrder>> {
  const { database, clock, limiter } = deps
  const { caller } = input
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  const refusedFor = await enforceRateLimit(limiter, [BY_ACCOUNT, caller.userName])
  if (refusedFor) return refusedFor
  const { orderId } = input.params
  const draftCustomer = customerUserName(input.body.customerInfo.customerUserName)
  // Before the lock: the places service may be slow.
  const homePoint = await homePointOf(deps, input)
  return changeWithLock(database, { orderId, customerUserName: draftCustomer }, (changing) =>
    attemptModify({ database: changing, clock }, input, homePoint),
  )
}

// Only for a new address, and only for those who may change the order.
async function homePointOf(
  deps: Pick<ApiDeps, 'database' | 'places'>,
  { body, caller, params: { orderId } }: HandlerInput<ModifyOrder>,
): Promise<Point | null> {
  const address = homeAddressOf(body)
  if (!deps.places || address === '') return null
  const { providerUserName } = body
  const order = await readOrderToChange(deps, caller, { orderId, providerUserName })
  if (!order.ok) return null
  const { customerAddress, travelKm } = order.order
  return customerAddress === address && travelKm !== null ? null : findHomePoint(deps, address)
}

async function attemptModify(
  deps: Pick<ApiDeps, 'clock'> & { readonly database: OrderAccess },
  input: HandlerInput<ModifyOrder>,
  homePoint: Point | null,
): Promise<Outcome<ModifyOrder> | 'version-conflict'> {
  const { body: draft, caller, params, language } = input
  const order = await findOrder(deps.database.query, params.orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  const role = orderRoleOf(order, caller)
  const draftCustomer = customerUserName(draft.customerInfo.customerUserName)
  if (!role || draftCustomer !== order.customer_user_name)
    return { ok: false, refusal: 'forbidden' }
  const details = otherOrder(draft, order)
  if (details.length > 0) return { ok: false, refusal: 'invalid-request', details }
  const idempotency = idempotencyOf(role.userName, input)
  const earlierReply = await findIdempotentReply(deps, { idempotency })
  if (earlierReply) return withMailTo(deps.database, earlierReply, role.part)
  const verdict = checkChange(bookedVisit(order), role.part, deps.clock.now())
  if (!verdict.ok) return verdict
  const request = {
    draft,
    idempotency,
    customerUserName: draftCustomer,
    requestedBy: role,
    change: orderToChange(order),
    homePoint,
  }
  const result = await submitOrder(deps, request, async (acceptedDraft) => {
    const changed = changedOrder(order, { ...acceptedDraft, role, language, idempotency })
    const { id: orderId } = order
    if (hasSameContent(order, changed)) {
      const writeResult = await storeKey(deps.database.query, idempotency, {
        orderId,
        at: acceptedDraft.now,
      })
      return { orderId, status: order.status, writeResult: writeResult }
    }
    const writeResult = await deps.database.withLock((trx) => updateOrder(trx, changed))
    return { orderId, status: changed.status, writeResult }
  })
  if (result === 'version-conflict') return result
  return withMailTo(deps.database, result, role.part)
}

// A change cannot move an order to another provider, and the body may not name another order than the path.
function otherOrder(draft: HandlerInput<ModifyOrder>['body'], order: StoredOrder) {
  const faults: { path: string; message: string }[] = []
  if (draft.orderId && draft.orderId.toLowerCase() !== order.id) {
    faults.push({ path: 'body.orderId', message: 'is not the order of the address' })
  }
  if (draft.providerUserName !== order.provider_user_name) {
    faults.push({ path: 'body.providerUserName', message: 'is not the salon of the order' })
  }
  return faults
}
