import type { requestMailCode as endpoint } from '#contract/mail-address.ts'
import { enqueue } from '#platform/jobs.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import { tooManyRequests } from '../http/enforce-rate-limit.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { countMail, type MailLimit } from '../mail/counting-store.ts'
import { findCustomerAddresses } from '../order/mail/store.ts'
import { findOrder } from '../order/store.ts'
import { orderRoleOf } from '../order-access/order-role.ts'
import { keepAddress } from './store.ts'
import type {} from './tasks.ts'

type RequestCode = typeof endpoint

/** One mailbox, whoever asks: nobody's is filled from here. */
const BY_MAILBOX: MailLimit = { name: 'address-code', mails: 3 }
/** One account, whatever the mailboxes. */
const BY_ACCOUNT: MailLimit = { name: 'address-code-account', mails: 5 }
const DAY_SECONDS = 86_400

/** Mails a code to the address that a customer typed with their order, unless that address hears of it already. */
export async function requestMailCode(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, language }: HandlerInput<RequestCode>,
): Promise<Outcome<RequestCode>> {
  const { orderId } = params
  const order = await findOrder(database.query, orderId)
  if (!order) return { ok: false, refusal: 'not-found' }
  const party = orderRoleOf(order, caller)
  if (party?.part !== 'customer') return { ok: false, refusal: 'forbidden' }
  const { userName } = party
  const email = order.customer_email
  const proven = await findCustomerAddresses(database.query, orderId)
  if (proven.some(({ address }) => address.toLowerCase() === email.toLowerCase())) {
    return { ok: true, answer: {} }
  }
  const now = clock.now()
  const isEnqueued = await database.transaction(async (trx) => {
    const mayMail =
      (await countMail(trx, { limit: BY_ACCOUNT, email: userName, now })) &&
      (await countMail(trx, { limit: BY_MAILBOX, email, now }))
    if (!mayMail) return false
    const id = await keepAddress(trx, { id: uuidv7(now), userName, email, now })
    await enqueue(trx, 'mail-address-code', { id, orderId, language })
    return true
  })
  return isEnqueued ? { ok: true, answer: {} } : tooManyRequests(DAY_SECONDS)
}
