import type { confirmMailCode as endpoint } from '#contract/mail-address.ts'
import { sameText } from '#platform/crypto.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { mailToOf } from '../order/mail-to.ts'
import { findOrder } from '../order/store.ts'
import { orderRoleOf } from '../order-access/order-role.ts'
import { CODE_ATTEMPTS, codeHash } from './code.ts'
import { tryCode, verifyAddress } from './store.ts'

type ConfirmCode = typeof endpoint

/** Takes the address typed with an order for its customer's own, by the code that was mailed there. */
export async function confirmMailCode(
  { database, clock, secretKey }: Pick<ApiDeps, 'database' | 'clock' | 'secretKey'>,
  { caller, params, body }: HandlerInput<ConfirmCode>,
): Promise<Outcome<ConfirmCode>> {
  const order = await findOrder(database.query, params.orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  const party = orderRoleOf(order, caller)
  if (party?.part !== 'customer') return { ok: false, refusal: 'forbidden' }
  const now = clock.now()
  const tried = await tryCode(database.query, {
    ...{ userName: party.userName, email: order.customer_email, now, attempts: CODE_ATTEMPTS },
  })
  const isRight =
    tried !== undefined &&
    sameText(tried.codeHash, codeHash(tried.id, body.code, secretKey)) &&
    (await verifyAddress(database.query, { ...tried, now }))
  if (!isRight) return { ok: false, refusal: 'code-invalid' }
  return { ok: true, answer: { data: { mailTo: await mailToOf(database, order, caller) } } }
}
