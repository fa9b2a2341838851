import { type Kysely, sql } from 'kysely'
import type { TAX_LISTS } from '#contract/tax-report.ts'
import type { SellerKind, TaxField } from '#domain/tax-details/tax-details.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

export type TaxList = (typeof TAX_LISTS)[number]

/** The instants (epoch ms) at which the quarters of a year begin and the last ends. */
export type QuarterStarts = readonly [number, number, number, number, number]

const isComplete = sql`t.missing = '{}'`

/**
 * Whether a provider `p` has a completed visit in a year. The index on provider and start answers it. It names `t`, the tax
 * details, so that it is asked after the join, of those alone that the list wants.
 */
function hasVisit([from, , , , until]: QuarterStarts) {
  return sql`(select true from orders o where o.provider_id = coalesce(t.provider_id, p.id)
    and o.status = 'COMPLETED' and o.starts_at >= ${instant(from)} and o.starts_at < ${instant(until)} limit 1)`
}

/** How many providers with a completed visit have all tax details, and how many do not. */
export async function countProviders(
  query: Kysely<Tables>,
  starts: QuarterStarts,
): Promise<{ complete: number; incomplete: number }> {
  const { rows } = await sql<{ complete: number; incomplete: number }>`
    select count(*) filter (where ${isComplete}) as complete,
      count(*) filter (where ${isComplete} is not true) as incomplete
    from providers p left join tax_details t on t.provider_id = p.id
    where ${hasVisit(starts)}`.execute(query)
  return rows[0] ?? { complete: 0, incomplete: 0 }
}

interface Page {
  readonly list: TaxList
  readonly after: string | undefined
  readonly limit: number
}

export interface TaxProviderRow {
  readonly providerId: string
  readonly userName: string
  readonly fullName: string
  readonly kind: SellerKind | null
  readonly missing: TaxField[] | null
  readonly encryptedDetails: string | null
  /** Completed visits and the sum of their prices in cents, by quarter. */
  readonly visits: readonly number[]
  readonly cents: readonly number[]
}

/** The providers of one of the lists after a user name, by user name, with their quarters. */
export async function findTaxProviders(
  query: Kysely<Tables>,
  starts: QuarterStarts,
  { list, after, limit }: Page,
): Promise<TaxProviderRow[]> {
  const [from, , , , until] = starts
  const conditions = [
    hasVisit(starts),
    list === 'complete' ? isComplete : sql`${isComplete} is not true`,
    ...(after === undefined ? [] : [sql`p.user_name > ${after}`]),
  ]
  const quarters = starts.slice(0, 4).map((startsAt, quarter) => {
    const endsAt = starts[quarter + 1] ?? until
    return sql`filter (where o.starts_at >= ${instant(startsAt)} and o.starts_at < ${instant(endsAt)})`
  })
  const visits = sql.join(quarters.map((quarter) => sql`count(*) ${quarter}`))
  const cents = sql.join(quarters.map((quarter) => sql`coalesce(sum(o.total_cents) ${quarter}, 0)`))
  const { rows } = await sql<TaxProviderRow>`
    select p.*, totals.visits, totals.cents
    from (select p.id as "providerId", p.user_name as "userName", p.full_name as "fullName", t.kind, t.missing,
        t.encrypted_details as "encryptedDetails"
      from providers p left join tax_details t on t.provider_id = p.id
      where ${sql.join(conditions, sql` and `)} order by p.user_name limit ${limit}) p
    cross join lateral (
      select array[${visits}]::float8[] as visits, array[${cents}]::float8[] as cents
      from orders o where o.provider_id = p."providerId" and o.status = 'COMPLETED'
        and o.starts_at >= ${instant(from)} and o.starts_at < ${instant(until)}) totals
    order by p."userName"`.execute(query)
  return rows
}
