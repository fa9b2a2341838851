import { type Kysely, sql, type Transaction } from 'kysely'
import type { SellerKind, TaxField } from '#domain/tax-details/tax-details.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

interface StoredTaxDetails {
  readonly version: number
  readonly encryptedDetails: string
}

export function findTaxDetails(
  query: Kysely<Tables>,
  providerId: string,
): Promise<StoredTaxDetails | undefined> {
  return query
    .selectFrom('tax_details')
    .select(['version', 'encrypted_details as encryptedDetails'])
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

interface ChangedTaxDetails {
  readonly providerId: string
  /** The version that was read; 0 for none. */
  readonly version: number
  readonly kind: SellerKind
  readonly encryptedDetails: string
  readonly missing: readonly TaxField[]
  /** Epoch ms. */
  readonly now: number
}

/** @returns false when another version is stored by now */
export async function writeTaxDetails(
  query: Kysely<Tables>,
  { providerId, version, kind, encryptedDetails, missing, now }: ChangedTaxDetails,
): Promise<boolean> {
  const values = {
    version: version + 1,
    kind,
    encrypted_details: encryptedDetails,
    missing: [...missing],
    changed_at: new Date(now),
  }
  if (version === 0) {
    const inserted = await query
      .insertInto('tax_details')
      .values({ ...values, provider_id: providerId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return inserted.numInsertedOrUpdatedRows === 1n
  }
  const updated = await query
    .updateTable('tax_details')
    .set(values)
    .where('provider_id', '=', providerId)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

interface OwnedTaxDetails {
  readonly providerUserName: string
  readonly encryptedDetails: string
  readonly isOnlyOwner: boolean
}

/** The tax details of the providers that an account owns. */
export async function findDetailsOfOwner(
  query: Kysely<Tables>,
  userName: string,
): Promise<OwnedTaxDetails[]> {
  const { rows } = await sql<OwnedTaxDetails>`
    select p.user_name as "providerUserName", t.encrypted_details as "encryptedDetails", not ${HAS_OTHER_OWNER} as "isOnlyOwner"
    from memberships m join providers p on p.id = m.provider_id join tax_details t on t.provider_id = m.provider_id
    where m.user_name = ${userName} and m.role = 'owner'`.execute(query)
  return rows
}

const HAS_OTHER_OWNER = sql`exists (select from memberships o
  where o.provider_id = m.provider_id and o.role = 'owner' and o.user_name <> m.user_name)`
const HAS_REPORTED_YEAR = sql`exists (select from tax_years y where y.provider_id = t.provider_id and y.visits > 0)`

/** Deletes the tax details that only an account may change, of providers without a year that is or was to be reported. */
export async function deleteUnreportedDetails(
  trx: Transaction<Tables>,
  userName: string,
): Promise<void> {
  await sql`
    delete from tax_details t using memberships m where m.provider_id = t.provider_id and m.user_name = ${userName}
      and m.role = 'owner' and not ${HAS_OTHER_OWNER} and not ${HAS_REPORTED_YEAR}`.execute(trx)
}

/** Deletes tax details that were saved before an instant (epoch ms), of providers without completed visits that are kept. */
export async function deleteOldDetails(query: Kysely<Tables>, before: number): Promise<void> {
  await sql`delete from tax_details t where changed_at < ${instant(before)} and not ${HAS_REPORTED_YEAR}`.execute(
    query,
  )
}

/** The numbers of a provider's profile, with which its empty tax details begin. */
export function findProfileNumbers(query: Kysely<Tables>, providerId: string) {
  return query
    .selectFrom('providers')
    .select(['kvk_number as kvkNumber', 'vat_id as vatId'])
    .where('id', '=', providerId)
    .executeTakeFirstOrThrow()
}
