import type { OrderStatus } from '#domain/order/status.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { Caller } from '../http/caller.ts'
import { type OrderRole, orderRoleOf } from '../order-access/order-role.ts'
import type { Tables } from '../schema.gen.ts'
import { findCustomerAddresses } from './mail/store.ts'

type QueryAccess = Pick<Database<Tables>, 'query'>

/** The addresses that get an order's mails; empty unless the caller is its customer. */
export function mailToOf(
  database: QueryAccess,
  order: Parameters<typeof orderRoleOf>[0] & { readonly id: string },
  caller: Caller,
): Promise<string[]> {
  return addressesFor(orderRoleOf(order, caller)?.part, order.id, database)
}

/** Adds the mail addresses to the reply of a placed or changed order; a refusal stays as it is. */
export async function withMailTo<R extends { ok: false }>(
  database: QueryAccess,
  result: { ok: true; answer: { data: { orderId: string; status: OrderStatus } } } | R,
  part: OrderRole['part'],
) {
  if (!result.ok) return result
  const { orderId, status } = result.answer.data
  const mailTo = await addressesFor(part, orderId, database)
  return { ok: true as const, answer: { data: { orderId, status, mailTo } } }
}

async function addressesFor(
  part: OrderRole['part'] | undefined,
  orderId: string,
  { query }: QueryAccess,
): Promise<string[]> {
  if (part !== 'customer') return []
  const addresses = await findCustomerAddresses(query, orderId)
  return addresses.map(({ address }) => address)
}
