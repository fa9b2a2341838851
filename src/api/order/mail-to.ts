import type { OrderStatus } from '#domain/order/status.ts'
import type { Session } from '#platform/postgres/session.ts'
import type { Caller } from '../http/caller.ts'
import { type OrderRole, orderRoleOf } from '../order-access/order-role.ts'
import type { Tables } from '../schema.gen.ts'
import { findCustomerAddresses } from './mail/store.ts'

type Queried = Pick<Session<Tables>, 'query'>

/** Where the mails about an order go, for its customer; nobody else is told their addresses. */
export function mailToOf(
  database: Queried,
  order: Parameters<typeof orderRoleOf>[0] & { readonly id: string },
  caller: Caller,
): Promise<string[]> {
  return addressesFor(orderRoleOf(order, caller)?.part, order.id, database)
}

/** An answer that an order was placed or changed, with where its mails go; a refusal as it is. */
export async function withMailTo<Refused extends { ok: false }>(
  database: Queried,
  settled: { ok: true; answer: { data: { orderId: string; status: OrderStatus } } } | Refused,
  part: OrderRole['part'],
) {
  if (!settled.ok) return settled
  const { orderId, status } = settled.answer.data
  const mailTo = await addressesFor(part, orderId, database)
  return { ok: true as const, answer: { data: { orderId, status, mailTo } } }
}

async function addressesFor(
  part: OrderRole['part'] | undefined,
  orderId: string,
  { query }: Queried,
): Promise<string[]> {
  if (part !== 'customer') return []
  const addresses = await findCustomerAddresses(query, orderId)
  return addresses.map(({ address }) => address)
}
