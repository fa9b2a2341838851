import type { Caller } from '../account/caller.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findCustomerAddresses } from './mail/store.ts'
import { type Party, partyTo } from './policy.ts'

/** Where the mails about an order go, for its customer; nobody else is told their addresses. */
export function mailToOf(
  database: ApiDeps['database'],
  order: Parameters<typeof partyTo>[0] & { readonly id: string },
  caller: Caller,
): Promise<string[]> {
  return addressesFor(partyTo(order, caller)?.part, order.id, database)
}

/** An answer that an order was placed or changed, with where its mails go; a refusal as it is. */
export async function withMailTo<Refused extends { ok: false }>(
  database: ApiDeps['database'],
  settled: { ok: true; answer: { data: { orderId: string } } } | Refused,
  part: Party['part'],
) {
  if (!settled.ok) return settled
  const { orderId } = settled.answer.data
  const mailTo = await addressesFor(part, orderId, database)
  return { ok: true as const, answer: { data: { orderId, mailTo } } }
}

async function addressesFor(
  part: Party['part'] | undefined,
  orderId: string,
  { query }: ApiDeps['database'],
): Promise<string[]> {
  if (part !== 'customer') return []
  const addresses = await findCustomerAddresses(query, orderId)
  return addresses.map(({ address }) => address)
}
