import type { Kysely } from 'kysely'
import type { SellerKind, TaxField } from '#domain/tax-details/tax-details.ts'
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

/** The numbers of a provider's profile, with which its empty tax details begin. */
export function findProfileNumbers(query: Kysely<Tables>, providerId: string) {
  return query
    .selectFrom('providers')
    .select(['kvk_number as kvkNumber', 'vat_id as vatId'])
    .where('id', '=', providerId)
    .executeTakeFirstOrThrow()
}
