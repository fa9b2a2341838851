import { type Kysely, sql } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

interface DayCounts {
  readonly visits: number
  readonly booked: number
  readonly cancelled: number
}

/** What happens in the market on a day. @param day its begin and end, epoch ms */
export async function countDay(
  query: Kysely<Tables>,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<DayCounts> {
  const [begin, end] = [instant(from), instant(until)]
  const { rows } = await sql<DayCounts>`
    select (select count(*) from orders where starts_at >= ${begin} and starts_at < ${end}
        and status in ('ACCEPTED', 'CONFIRMED', 'COMPLETED')) as visits,
      (select count(*) from orders where placed_at >= ${begin} and placed_at < ${end}) as booked,
      (select count(distinct order_id) from order_events where to_status = 'CANCELLED' and undone_at is null
        and at >= ${begin} and at < ${end}) as cancelled`.execute(query)
  return rows[0] ?? { visits: 0, booked: 0, cancelled: 0 }
}

interface ProviderEnd {
  readonly providerId: string
  readonly fullName: string
  /** Epoch ms. */
  readonly endsAt: number
}

/** The providers that are ended next, the earliest first. */
export async function findNextEnds(
  query: Kysely<Tables>,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<ProviderEnd[]> {
  const { rows } = await sql<ProviderEnd>`
    select p.id as "providerId", p.full_name as "fullName", r.takes_effect_at as "endsAt"
    from provider_restrictions r join providers p on p.id = r.provider_id
    where r.kind = 'end' and r.lifted_at is null and r.takes_effect_at > ${instant(now)}
    order by r.takes_effect_at limit ${limit}`.execute(query)
  return rows
}

/** Of how many providers with a completed visit in a year the tax details are not complete. */
export async function countIncompleteProviders(
  query: Kysely<Tables>,
  year: number,
): Promise<number> {
  const { rows } = await sql<{ incomplete: number }>`
    select count(*) as incomplete from tax_years
    where year = ${year}::integer and visits > 0 and not is_complete`.execute(query)
  return rows[0]?.incomplete ?? 0
}
