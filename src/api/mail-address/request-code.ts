import type { requestMailCode as endpoint } from '#contract/mail-address.ts'
import { DAY_SECONDS } from '#domain/time-units.ts'
import { enqueue } from '#platform/jobs.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { tooManyRequests } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { countMail, type MailLimit } from '../mail/mail-count-store.ts'
import { findCustomerAddresses } from '../order/mail/store.ts'
import { findOrder } from '../order/store.ts'
import { orderRoleOf } from '../order-access/order-role.ts'
import { upsertAddress } from './store.ts'
import type {} from './tasks.ts'

type RequestCode = typeof endpoint

/** Per address, whoever requests the code. */
const BY_MAILBOX: MailLimit = { name: 'address-code', mails: 3 }
/** Per account, for all addresses together. */
const BY_ACCOUNT: MailLimit = { name: 'address-code-account', mails: 5 }

/** Mails a code to the address that a customer typed with their order, unless the order's mails go there already. */
export async function requestMailCode(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, language }: HandlerInput<RequestCode>,
): Promise<Outcome<RequestCode>> {
  const { orderId } = params
  const order = await findOrder(database.query, orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  const role = orderRoleOf(order, caller)
  if (role?.part !== 'customer') return { ok: false, refusal: 'forbidden' }
  const { userName } = role
  const email = order.customer_email
  const verified = await findCustomerAddresses(database.query, orderId)
  if (verified.some(({ address }) => address.toLowerCase() === email.toLowerCase())) {
    return { ok: true, answer: {} }
  }
  const now = clock.now()
  const isEnqueued = await database.transaction(async (trx) => {
    const mayMail =
      (await countMail(trx, { limit: BY_ACCOUNT, email: userName, now })) &&
      (await countMail(trx, { limit: BY_MAILBOX, email, now }))
    if (!mayMail) return false
    const id = await upsertAddress(trx, { id: uuidv7(now), userName, email, now })
    await enqueue(trx, 'mail-address-code', { id, orderId, language })
    return true
  })
  return isEnqueued ? { ok: true, answer: {} } : tooManyRequests(DAY_SECONDS)
}
