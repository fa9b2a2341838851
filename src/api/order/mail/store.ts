import { type Kysely, type RawBuilder, sql } from 'kysely'
import { MAX_ATTEMPTS, type TaskName } from '#platform/jobs.ts'
import type { Tables } from '../../schema.gen.ts'
import type { OrderMailKind, OrderMailReader } from '../tasks.ts'

const TASK = 'order-mail' satisfies TaskName
const READERS = ['customer', 'salon'] as const satisfies OrderMailReader[]

/**
 * The query that enqueues the mails of an event, one to each reader, for every `id` of the common table
 * expression `orders`; none for an event nobody needs a mail about. Part of the statement that makes the event,
 * so that neither exists without the other.
 */
export function enqueueMails(
  kind: OrderMailKind | null,
  orders: string,
  to: readonly OrderMailReader[] = READERS,
): RawBuilder<unknown> {
  if (!kind) return sql`select`
  const readers = sql.join(to.map((reader) => sql.lit(reader)))
  return sql`select graphile_worker.add_job(${sql.lit(TASK)},
      json_build_object('orderId', id, 'kind', ${sql.lit(kind)}, 'to', reader),
      max_attempts => ${sql.lit(MAX_ATTEMPTS)})
    from ${sql.table(orders)}, unnest(array[${readers}]) as reader`
}

/** Who gave an order its present time and items in the stead of others, and when it was to start before. */
export async function findChange(query: Kysely<Tables>, orderId: string) {
  const { rows } = await sql<{ actor: string; fromStartsAt: number }>`
    select actor, from_starts_at as "fromStartsAt" from order_events
    where order_id = ${orderId} and from_starts_at is not null
    order by at desc, id desc limit 1`.execute(query)
  return rows[0]
}

/** Who called an order off and the reason they gave, empty when none. */
export function findEnding(query: Kysely<Tables>, orderId: string) {
  return query
    .selectFrom('order_events')
    .select(['actor', 'note'])
    .where('order_id', '=', orderId)
    .where('to_status', 'in', ['CANCELLED', 'DECLINED'])
    .executeTakeFirst()
}
