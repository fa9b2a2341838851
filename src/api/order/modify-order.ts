import type { modifyOrder as endpoint } from '#contract/order.ts'
import { customerUserName } from '#domain/identifiers.ts'
import { checkChange } from '#domain/order/cancellation.ts'
import type { Limit } from '#platform/rate-limit.ts'
import type { ApiDeps } from '../api-deps.ts'
import { enforceRateLimit } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { orderRoleOf } from '../order-access/order-role.ts'
import { orderToChange } from '../order-access/order-to-change.ts'
import { changedOrder, isAsBefore } from './changed-order.ts'
import { updateOrder } from './changing-store.ts'
import { idempotencyOf } from './idempotency.ts'
import { keepKey } from './idempotency-store.ts'
import { withMailTo } from './mail-to.ts'
import { type Changing, changeInTurn } from './order-turn.ts'
import { bookedVisit } from './order-view.ts'
import { findOrder, type StoredOrder } from './store.ts'
import { findIdempotentReply, submitOrder } from './submit-order.ts'

type ModifyOrder = typeof endpoint

/** More than anybody changes their mind: each change is told to the salon and kept in the order's history. */
const BY_ACCOUNT: Limit = { name: 'change-account', points: 200, seconds: 3_600 }

/**
 * Gives an order another time and other items, as its customer may until the last free moment and its provider until
 * the visit starts (ORDER-01, ORDER-09). The draft is judged like a new one, except that the order's own time is free
 * to it and its own promotion still its. On any refusal the order stays as it was; asking for what it is changes
 * nothing.
 */
export async function modifyOrder(
  { database, clock, limiter }: Pick<ApiDeps, 'database' | 'clock' | 'limiter'>,
  asked: HandlerInput<ModifyOrder>,
): Promise<Outcome<ModifyOrder>> {
  const { caller } = asked
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  const refusedFor = await enforceRateLimit(limiter, [BY_ACCOUNT, caller.userName])
  if (refusedFor) return refusedFor
  const { orderId } = asked.params
  const draftedFor = customerUserName(asked.body.customerInfo.customerUserName)
  return changeInTurn(database, { orderId, customerUserName: draftedFor }, (changing) =>
    modifyAsItStands({ database: changing, clock }, asked),
  )
}

async function modifyAsItStands(
  deps: Pick<ApiDeps, 'clock'> & { readonly database: Changing },
  asked: HandlerInput<ModifyOrder>,
): Promise<Outcome<ModifyOrder> | 'changed-meanwhile'> {
  const { body: draft, caller, params, language } = asked
  const order = await findOrder(deps.database.query, params.orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  const party = orderRoleOf(order, caller)
  const draftedFor = customerUserName(draft.customerInfo.customerUserName)
  if (!party || draftedFor !== order.customer_user_name) return { ok: false, refusal: 'forbidden' }
  const details = otherOrder(draft, order)
  if (details.length > 0) return { ok: false, refusal: 'invalid-request', details }
  const idempotency = idempotencyOf(party.userName, asked)
  const answered = await findIdempotentReply(deps, { idempotency })
  if (answered) return withMailTo(deps.database, answered, party.part)
  const verdict = checkChange(bookedVisit(order), party.part, deps.clock.now())
  if (!verdict.ok) return verdict
  const wish = {
    ...{ draft, idempotency, customerUserName: draftedFor },
    ...{ wishedBy: party, change: orderToChange(order) },
  }
  const settled = await submitOrder(deps, wish, async (accepted) => {
    const changed = changedOrder(order, { ...accepted, party, language, idempotency })
    const { id: orderId } = order
    if (isAsBefore(order, changed)) {
      const kept = await keepKey(deps.database.query, idempotency, { orderId, at: accepted.now })
      return { orderId, status: order.status, writing: kept }
    }
    const writing = await deps.database.inTurn((session) => updateOrder(session, changed))
    return { orderId, status: changed.status, writing }
  })
  if (settled === 'changed-meanwhile') return settled
  return withMailTo(deps.database, settled, party.part)
}

// An order stays at its salon, and a body that names another order was sent to the wrong address.
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
