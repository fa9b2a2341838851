import { type Kysely, sql } from 'kysely'
import type { RegistrationStatus } from '#domain/registration/registration-status.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** What the VAT service said of a VAT id. Instants are epoch ms. */
export interface VatCheckRow {
  readonly vatId: string
  readonly result: 'valid' | 'invalid' | 'failed'
  readonly checkedAt: number
  /** Of a failed one. */
  readonly retryAt: number | null
}

export async function findVatCheck(
  query: Kysely<Tables>,
  registrationId: string,
): Promise<VatCheckRow | undefined> {
  const { rows } = await sql<VatCheckRow>`
    select vat_id as "vatId", result, checked_at as "checkedAt", retry_at as "retryAt"
    from registration_vat_checks where registration_id = ${registrationId}::uuid`.execute(query)
  return rows[0]
}

export async function findVatId(
  query: Kysely<Tables>,
  registrationId: string,
): Promise<{ vatId: string | null; status: RegistrationStatus } | undefined> {
  const { rows } = await sql<{ vatId: string | null; status: RegistrationStatus }>`
    select vat_id as "vatId", status from registrations where id = ${registrationId}::uuid`.execute(
    query,
  )
  return rows[0]
}

/** Stores an answer in place of the one before. */
export async function writeVatCheck(
  query: Kysely<Tables>,
  registrationId: string,
  { vatId, result, checkedAt, retryAt }: VatCheckRow,
): Promise<void> {
  await sql`
    insert into registration_vat_checks (registration_id, vat_id, result, checked_at, retry_at)
    select id, ${vatId}, ${result}, ${instant(checkedAt)}, ${retryAt === null ? null : instant(retryAt)}
    from registrations where id = ${registrationId}::uuid
    on conflict (registration_id) do update set vat_id = excluded.vat_id, result = excluded.result,
      checked_at = excluded.checked_at, retry_at = excluded.retry_at`.execute(query)
}
