import { type Kysely, sql } from 'kysely'
import type { TAX_LISTS } from '#contract/tax-report.ts'
import type { SellerKind, TaxField } from '#domain/tax-details/tax-details.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

export type TaxList = (typeof TAX_LISTS)[number]

/** The instants (epoch ms) at which the quarters of a year begin and the last ends. */
export type QuarterStarts = readonly [number, number, number, number, number]

/** How many providers with a completed visit in a year have all tax details, and how many do not. */
export async function countProviders(
  query: Kysely<Tables>,
  year: number,
): Promise<{ complete: number; incomplete: number }> {
  const { rows } = await sql<{ complete: number; incomplete: number }>`
    select count(*) filter (where is_complete) as complete, count(*) filter (where not is_complete) as incomplete
    from tax_years where year = ${year}::integer and visits > 0`.execute(query)
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
  readonly reminders: number
  /** Epoch ms. */
  readonly remindedAt: number | null
}

/** The providers of one of the lists after a user name, by user name, with their quarters. */
export async function findTaxProviders(
  query: Kysely<Tables>,
  { year, starts }: { year: number; starts: QuarterStarts },
  { list, after, limit }: Page,
): Promise<TaxProviderRow[]> {
  const [from, , , , until] = starts
  const quarters = starts.slice(0, 4).map((startsAt, quarter) => {
    const endsAt = starts[quarter + 1] ?? until
    return sql`filter (where o.starts_at >= ${instant(startsAt)} and o.starts_at < ${instant(endsAt)})`
  })
  const visits = sql.join(quarters.map((quarter) => sql`count(*) ${quarter}`))
  const cents = sql.join(quarters.map((quarter) => sql`coalesce(sum(o.total_cents) ${quarter}, 0)`))
  const { rows } = await sql<TaxProviderRow>`
    select p.id as "providerId", p.user_name as "userName", p.full_name as "fullName", t.kind, t.missing,
      t.encrypted_details as "encryptedDetails", totals.visits, totals.cents, asked.reminders, asked.at as "remindedAt"
    from (select provider_id, user_name from tax_years
      where year = ${year}::integer and visits > 0 and is_complete = ${list === 'complete'} and user_name > ${after ?? ''}
      order by user_name limit ${limit}) y
    join providers p on p.id = y.provider_id
    left join tax_details t on t.provider_id = y.provider_id
    cross join lateral (
      select array[${visits}]::float8[] as visits, array[${cents}]::float8[] as cents
      from orders o where o.provider_id = y.provider_id and o.status = 'COMPLETED'
        and o.starts_at >= ${instant(from)} and o.starts_at < ${instant(until)}) totals
    cross join lateral (select count(*) as reminders, max(enqueued_at) as at from tax_reminder_mails m
      where m.provider_id = y.provider_id) asked
    order by y.user_name`.execute(query)
  return rows
}
