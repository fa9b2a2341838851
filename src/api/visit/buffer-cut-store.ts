import { type Kysely, sql } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import { visitBuffer } from '../schedule/store.ts'
import type { Tables } from '../schema.gen.ts'

interface BookedOrder {
  readonly id: string
  readonly provider_id: string
  /** Epoch ms. */
  readonly ends_at: number
  readonly travel_minutes: number
  readonly items: readonly { readonly catalog_item_id: string }[]
}

/**
 * How many minutes of its buffer, as the treatments have it now, a visit lacks because a block follows it (WORK-247). A visit
 * with travel keeps its buffer.
 */
export async function findBufferCut(query: Kysely<Tables>, order: BookedOrder): Promise<number> {
  if (order.travel_minutes > 0) return 0
  const items = order.items.map(({ catalog_item_id }) => catalog_item_id)
  const { rows } = await sql<{ minutes: number }>`
    with visit as (
      select calendar_id, greatest(max(upper(during)), ${instant(order.ends_at)}) as free_at
      from appointments where order_id = ${order.id}::uuid and live group by calendar_id
    )
    select greatest(0, ${visitBuffer(items)} - extract(epoch from v.free_at - ${instant(order.ends_at)}) / 60)::integer as minutes
    from visit v join providers p on p.id = ${order.provider_id}::uuid
    where exists (select from appointments b where b.calendar_id = v.calendar_id and b.live and b.order_id is null
      and b.during @> v.free_at and lower(b.during) = v.free_at)`.execute(query)
  return rows[0]?.minutes ?? 0
}
