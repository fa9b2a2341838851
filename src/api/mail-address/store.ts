import { type Kysely, sql, type Transaction } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** Inserts an address to verify, or updates its time of request; a verified one stays verified. @returns the row's id */
export async function upsertAddress(
  trx: Transaction<Tables>,
  request: { id: string; userName: string; email: string; now: number },
): Promise<string> {
  const { id, userName, email, now } = request
  const { rows } = await sql<{ id: string }>`
    insert into mail_addresses as known (id, user_name, email, requested_at)
    values (${id}, ${userName}, lower(${email}), ${instant(now)})
    on conflict (user_name, email) do update set requested_at = excluded.requested_at
    returning id`.execute(trx)
  return rows[0]?.id ?? id
}

/** Replaces the code of an address that is not verified. @returns the address, or undefined when it is verified or gone */
export async function saveCode(
  query: Kysely<Tables>,
  { id, codeHash, expiresAt }: { id: string; codeHash: string; expiresAt: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    update mail_addresses set code_hash = ${codeHash}, code_attempts = 0, code_expires_at = ${instant(expiresAt)}
    where id = ${id}::uuid and verified_at is null returning email`.execute(query)
  return rows[0]?.email
}

/** Counts an attempt at the code of an address. @returns undefined when there is no code with attempts left */
export async function countCodeAttempt(
  query: Kysely<Tables>,
  attempt: { userName: string; email: string; now: number; attempts: number },
): Promise<{ id: string; codeHash: string } | undefined> {
  const { userName, email, now, attempts } = attempt
  const { rows } = await sql<{ id: string; codeHash: string }>`
    update mail_addresses set code_attempts = code_attempts + 1
    where user_name = ${userName} and email = lower(${email}) and code_hash is not null
      and code_attempts < ${attempts} and code_expires_at > ${instant(now)}
    returning id, code_hash as "codeHash"`.execute(query)
  return rows[0]
}

/** Marks an address as verified. @returns false when its code has been replaced in the meantime */
export async function verifyAddress(
  query: Kysely<Tables>,
  { id, codeHash, now }: { id: string; codeHash: string; now: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update mail_addresses
    set verified_at = ${instant(now)}, code_hash = null, code_expires_at = null
    where id = ${id}::uuid and code_hash = ${codeHash}`.execute(query)
  return (numAffectedRows ?? 0n) > 0n
}
