import type { confirmMailCode as endpoint } from '#contract/mail-address.ts'
import { safeEqual } from '#platform/crypto.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { mailToOf } from '../order/mail-to.ts'
import { findOrder } from '../order/store.ts'
import { orderRoleOf } from '../order-access/order-role.ts'
import { CODE_ATTEMPTS, codeHash } from './code.ts'
import { countCodeAttempt, verifyAddress } from './store.ts'

type ConfirmCode = typeof endpoint

/** Verifies the address typed with an order by the code that was mailed there. */
export async function confirmMailCode(
  { database, clock, secretKey }: Pick<ApiDeps, 'database' | 'clock' | 'secretKey'>,
  { caller, params, body }: HandlerInput<ConfirmCode>,
): Promise<Outcome<ConfirmCode>> {
  const order = await findOrder(database.query, params.orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  const role = orderRoleOf(order, caller)
  if (role?.part !== 'customer') return { ok: false, refusal: 'forbidden' }
  const now = clock.now()
  const attempt = await countCodeAttempt(database.query, {
    userName: role.userName,
    email: order.customer_email,
    now,
    attempts: CODE_ATTEMPTS,
  })
  const isValid =
    attempt !== undefined &&
    safeEqual(attempt.codeHash, codeHash(attempt.id, body.code, secretKey)) &&
    (await verifyAddress(database.query, { ...attempt, now }))
  if (!isValid) return { ok: false, refusal: 'code-invalid' }
  return { ok: true, answer: { data: { mailTo: await mailToOf(database, order, caller) } } }
}
