import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Language } from '#messages/language.ts'
import { enqueue } from '#platform/jobs.ts'
import type { SecondFactorChange } from './second-factor.ts'

/** Enqueues the mail about a change to the person. */
export function enqueueSecondFactorMail<Tables>(
  trx: Kysely<Tables>,
  subject: string,
  change: { language: Language; change: SecondFactorChange },
): Promise<void> {
  return enqueue(trx, 'mail-second-factor', { subject, ...change })
}

/** Of two changes at once the second sees what the first has done. */
export async function lockPerson(trx: QueryExecutorProvider, subject: string): Promise<void> {
  await sql`select from identity.users where subject = ${subject} for no key update`.execute(trx)
}

export async function hasSecondFactor(
  trx: QueryExecutorProvider,
  subject: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from identity.authenticators where subject = ${subject}
    union all select from identity.passkeys where subject = ${subject} limit 1`.execute(trx)
  return rows.length > 0
}

/** Stores recovery codes, unless there are some: a second way leaves the codes that were written down. */
export async function addFirstCodes(
  trx: QueryExecutorProvider,
  subject: string,
  codeHashes: readonly string[],
): Promise<{ hasNewCodes: boolean }> {
  const { rows } = await sql`
    select from identity.recovery_codes where subject = ${subject} limit 1`.execute(trx)
  const hasNewCodes = rows.length === 0
  if (hasNewCodes) await replaceCodes(trx, subject, codeHashes)
  return { hasNewCodes }
}

/** Removes the recovery codes of a person who has nothing set up any more. */
export async function removeUnusedCodes(
  trx: QueryExecutorProvider,
  subject: string,
): Promise<void> {
  if (!(await hasSecondFactor(trx, subject))) await replaceCodes(trx, subject, [])
}

export async function replaceCodes(
  trx: QueryExecutorProvider,
  subject: string,
  codeHashes: readonly string[],
): Promise<void> {
  await sql`delete from identity.recovery_codes where subject = ${subject}`.execute(trx)
  if (codeHashes.length === 0) return
  await sql`
    insert into identity.recovery_codes (subject, code_hash)
    select ${subject}, unnest(${codeHashes}::text[])`.execute(trx)
}
