import type { Kysely } from 'kysely'
import { membersOfProvider } from '../membership/store.ts'
import type { Tables } from '../schema.gen.ts'

/** What an order has already, and whom it belongs to; undefined for no order. */
export function findOrderToChange(query: Kysely<Tables>, orderId: string) {
  return query
    .selectFrom('orders as o')
    .innerJoin('providers as p', 'p.id', 'o.provider_id')
    .select(['o.id', 'o.provider_id', 'o.customer_user_name', 'o.starts_at', 'o.ends_at'])
    .select([
      'o.status',
      'o.promotion_id',
      'o.customer_address',
      'o.travel_km',
      'p.user_name as provider_user_name',
    ])
    .select(membersOfProvider().as('members'))
    .where('o.id', '=', orderId)
    .executeTakeFirst()
}

export type OrderToChangeRow = NonNullable<Awaited<ReturnType<typeof findOrderToChange>>>
