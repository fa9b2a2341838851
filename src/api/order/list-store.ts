import { type Kysely, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { OPEN_STATUSES } from '#domain/order/status.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** A position in a customer's list, and the direction to read from it. */
export interface ListPosition {
  readonly direction: 'after' | 'before'
  readonly part: 'ahead' | 'past'
  /** Epoch ms. */
  readonly startsAt: number
  readonly orderId: string
}

interface OrderListQuery {
  readonly customerUserName: string
  /** Null for the first page. */
  readonly position: ListPosition | null
  readonly limit: number
  /** Epoch ms; divides orders ahead from the others. */
  readonly now: number
}

/**
 * Up to `limit` orders of a customer next to a position: first those ahead, the soonest first, then the others, the latest
 * first. With `before` the rows come in reverse.
 */
export function findOrders(query: Kysely<Tables>, asked: OrderListQuery) {
  const { customerUserName, position, limit, now } = asked
  const direction = position?.direction === 'before' ? 'desc' : 'asc'
  const ahead = isUpcoming(now)
  const place = placeInList(ahead, sql`o.starts_at`, sql`o.id`)
  return query
    .selectFrom('orders as o')
    .innerJoin('providers as p', 'p.id', 'o.provider_id')
    .select(['o.id', 'o.status', 'o.starts_at', 'o.ends_at', 'o.time_zone', 'o.placed_at'])
    .select('o.total_cents')
    .select(ahead.as('is_ahead'))
    .select(['p.full_name', 'p.user_name as provider_user_name', 'p.profile_picture_url'])
    .select('p.cover_hash')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.name_en', 'i.name_nl', 'i.is_addon'])
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.position'),
      ).as('items'),
      eb
        .exists(eb.selectFrom('reviews as r').select('r.id').whereRef('r.order_id', '=', 'o.id'))
        .as('is_reviewed'),
      eb
        .exists(
          eb
            .selectFrom('memberships as m')
            .select('m.role')
            .whereRef('m.provider_id', '=', 'o.provider_id')
            .whereRef('m.user_name', '=', 'o.customer_user_name'),
        )
        .as('is_by_member'),
    ])
    .where('o.customer_user_name', '=', customerUserName)
    .where((eb) =>
      position ? eb(place, direction === 'asc' ? '>' : '<', placeOf(position)) : eb.lit(true),
    )
    .orderBy(place, direction)
    .limit(limit)
    .execute()
}
export type ListedOrder = Awaited<ReturnType<typeof findOrders>>[number]

// The rule of `isUpcoming` in domain/order/status.ts.
function isUpcoming(now: number) {
  return sql<boolean>`(o.status = any(${OPEN_STATUSES}::text[]) and o.ends_at > ${instant(now)})`
}

// A row value that sorts like the list: ahead ascending, then the past descending.
function placeInList(
  ahead: RawBuilder<boolean>,
  startsAt: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
) {
  const epoch = sql`extract(epoch from ${startsAt})`
  return sql`(not ${ahead}, case when ${ahead} then ${epoch} else -${epoch} end, ${id})`
}

function placeOf({ part, startsAt, orderId }: ListPosition) {
  const ahead = sql<boolean>`${part === 'ahead'}::boolean`
  return placeInList(ahead, instant(startsAt), sql`${orderId}::uuid`)
}
