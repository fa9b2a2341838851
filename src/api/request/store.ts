import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { AnswerWaits } from '#domain/order/answer-speed.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** Far more than wait at one provider. */
const MAX_REQUESTS = 200
const MAX_ANSWERED = 50

interface ProviderMoment {
  readonly providerId: string
  /** Epoch ms. */
  readonly now: number
}

/** The requests of a provider that may be answered after `now`, the next visit first. */
export function findRequests(query: Kysely<Tables>, { providerId, now }: ProviderMoment) {
  return query
    .selectFrom('orders as o')
    .select(['o.id', 'o.version', 'o.customer_name', 'o.customer_phone', 'o.customer_address'])
    .select([
      'o.customer_instructions',
      'o.service_location',
      'o.starts_at',
      'o.ends_at',
      'o.travel_minutes',
    ])
    .select(['o.time_zone', 'o.placed_at', 'o.total_cents', 'o.answer_by'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.name_en', 'i.name_nl', 'i.is_addon'])
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.position'),
      ).as('items'),
      sql<number>`(select count(*) from orders e
        where e.client_id = o.client_id and e.status = 'COMPLETED')`.as('earlier_visits'),
      sql<number | null>`(${END_BEFORE})`.as('ends_before'),
    ])
    .where('o.provider_id', '=', providerId)
    .where('o.status', '=', 'PENDING')
    .where('o.answer_by', '>', instant(now))
    .orderBy('o.starts_at')
    .orderBy('o.id')
    .limit(MAX_REQUESTS)
    .execute()
}

export type RequestRow = Awaited<ReturnType<typeof findRequests>>[number]

// The end of what is on the calendar before the visit and the way to it, on the same day in its zone; null when nothing is.
const END_BEFORE = sql`
  select max(upper(a.during)) from appointments a
  where a.calendar_id = o.provider_id and a.live and upper(a.during) <= o.starts_at
    and a.order_id is distinct from o.id and a.during && tstzrange(date_trunc('day', o.starts_at, o.time_zone), o.starts_at)`

/** The requests of a provider that were answered since `since` (epoch ms), or declined by the system, the latest first. */
export function findAnswered(
  query: Kysely<Tables>,
  { providerId, since }: { providerId: string; since: number },
) {
  return query
    .selectFrom('orders as o')
    .innerJoin('order_events as e', 'e.order_id', 'o.id')
    .select(['o.id', 'o.customer_name', 'o.starts_at', 'o.time_zone'])
    .select(['e.at', 'e.actor', sql<OrderStatus>`e.to_status`.as('answer')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.name_en', 'i.name_nl', 'i.is_addon'])
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.position'),
      ).as('items'),
    )
    .where('o.provider_id', '=', providerId)
    .where('o.starts_at', '>=', instant(since)) // nothing is answered after its start
    .where('e.at', '>=', instant(since))
    .where('e.from_status', '=', 'PENDING')
    .where('e.to_status', 'in', ANSWERS)
    .where('e.undone_at', 'is', null)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(MAX_ANSWERED)
    .execute()
}

/**
 * How long the requests of a provider waited for the answer of a member since `since` (epoch ms), and whether it confirms
 * by hand. Waiting begins when a request is placed, or asked again; null for one that lapsed.
 */
export async function findAnswerWaits(
  query: Kysely<Tables>,
  { providerId, since }: { providerId: string; since: number },
): Promise<{ isByHand: boolean; waits: AnswerWaits }> {
  const { rows } = await sql<{ isByHand: boolean; waits: AnswerWaits }>`
    select not v.auto_confirm as "isByHand", coalesce((
      select json_agg(case when e.actor <> 'system'
        then extract(epoch from e.at - coalesce(asked.at, o.placed_at))::float / 60 end)
      from orders o join order_events e on e.order_id = o.id, lateral (
        select max(p.at) as at from order_events p
        where p.order_id = o.id and p.to_status = 'PENDING' and p.undone_at is null and p.at < e.at
      ) asked
      where o.provider_id = v.id and o.starts_at >= ${instant(since)} and e.at >= ${instant(since)}
        and e.from_status = 'PENDING' and e.to_status = any(${ANSWERS}::text[]) and e.undone_at is null
        and e.actor <> all(array['customer', coalesce(o.customer_user_name, '')])), '[]') as waits
    from providers v where v.id = ${providerId}`.execute(query)
  return rows[0] ?? { isByHand: false, waits: [] }
}

/** The last answer to a request: who gave it, when and what; undefined for none. */
export function findAnswer(query: Kysely<Tables>, orderId: string) {
  return query
    .selectFrom('order_events')
    .select(['at', 'actor', sql<OrderStatus>`to_status`.as('to_status')])
    .where('order_id', '=', orderId)
    .where('from_status', '=', 'PENDING')
    .where('to_status', 'in', ANSWERS)
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export type AnsweredRow = Awaited<ReturnType<typeof findAnswered>>[number]

const ANSWERS = ['ACCEPTED', 'CONFIRMED', 'DECLINED'] as const satisfies OrderStatus[]
