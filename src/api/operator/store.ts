import { type Kysely, sql, type Transaction } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** Whether an account is operator now: a token may be older than the role. */
export async function isOperator(query: Kysely<Tables>, userName: string): Promise<boolean> {
  const operator = await query
    .selectFrom('accounts')
    .select('user_name')
    .where('user_name', '=', userName)
    .where('role', '=', 'operator')
    .executeTakeFirst()
  return operator !== undefined
}

/** Locks the accounts of all operators until the transaction ends. @returns their user names as they are then */
export async function lockOperators(trx: Transaction<Tables>): Promise<string[]> {
  const { rows } = await sql<{ userName: string }>`
    select user_name as "userName" from accounts where role = 'operator' order by user_name for no key update`.execute(
    trx,
  )
  return rows.map(({ userName }) => userName)
}

/** Whether anybody is operator. */
export async function hasOperator(query: Kysely<Tables>): Promise<boolean> {
  const operator = await query
    .selectFrom('accounts')
    .select('user_name')
    .where('role', '=', 'operator')
    .limit(1)
    .executeTakeFirst()
  return operator !== undefined
}

/** Stores a link, by the hash of its token, in place of all before it. Instants are epoch ms. */
export async function replaceLinks(
  trx: Transaction<Tables>,
  { tokenHash, now, expiresAt }: { tokenHash: Buffer; now: number; expiresAt: number },
): Promise<void> {
  await deleteLinks(trx)
  await sql`
    insert into operator_links (token_hash, created_at, expires_at)
    values (${tokenHash}, ${instant(now)}, ${instant(expiresAt)})`.execute(trx)
}

/** When a link that works at `now` expires; both epoch ms. Undefined for any other token. */
export async function findLinkExpiry(
  query: Kysely<Tables>,
  tokenHash: Buffer,
  now: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ expiresAt: number }>`
    select expires_at as "expiresAt" from operator_links
    where token_hash = ${tokenHash} and expires_at > ${instant(now)}`.execute(query)
  return rows[0]?.expiresAt
}

/** Deletes a link that is used: of several calls at the same time one gets true. @param now epoch ms */
export async function consumeLink(
  trx: Transaction<Tables>,
  tokenHash: Buffer,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    delete from operator_links where token_hash = ${tokenHash} and expires_at > ${instant(now)}
    returning true`.execute(trx)
  return rows.length > 0
}

/** Ends all links. */
export async function deleteLinks(trx: Transaction<Tables>): Promise<void> {
  await sql`delete from operator_links`.execute(trx)
}
