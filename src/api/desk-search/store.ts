import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { OrderStatus } from '#domain/order/status.ts'
import type { ProviderState } from '#domain/restriction/restriction.ts'
import { searchConditions } from '../desk-provider/store.ts'
import type { Tables } from '../schema.gen.ts'

/** The first providers that a text finds, by user name. */
export async function findSalons(query: Kysely<Tables>, text: string, limit: number) {
  const { rows } = await sql<{
    providerId: string
    fullName: string
    profilePictureUrl: string
    cityCode: string
    state: ProviderState
  }>`
    select p.id as "providerId", p.full_name as "fullName", p.profile_picture_url as "profilePictureUrl",
      p.city_code as "cityCode", p.state
    from providers p where ${sql.join(searchConditions(text), sql` and `)}
    order by p.user_name limit ${limit}`.execute(query)
  return rows
}

/** The orders with this id, or with the end of an id that an order number names; an index has both. */
export async function findOrders(
  query: Kysely<Tables>,
  order: { id: string } | { end: string },
  limit: number,
) {
  const named: RawBuilder<unknown> =
    'id' in order
      ? sql`o.id = ${order.id}::uuid`
      : sql`right(replace(o.id::text, '-', ''), 8) = ${order.end}`
  const { rows } = await sql<{
    orderId: string
    salonName: string
    /** Epoch ms. */
    startsAt: number
    timeZone: string
    status: OrderStatus
  }>`
    select o.id as "orderId", p.full_name as "salonName", o.starts_at as "startsAt", o.time_zone as "timeZone", o.status
    from orders o join providers p on p.id = o.provider_id where ${named} order by o.id limit ${limit}`.execute(
    query,
  )
  return rows
}
