import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.gen.ts'

/** Whether there is an account of this name. */
export async function hasAccount(query: Kysely<Tables>, userName: string): Promise<boolean> {
  const account = await query
    .selectFrom('accounts')
    .select('user_name')
    .where('user_name', '=', userName)
    .executeTakeFirst()
  return account !== undefined
}

/**
 * Until the transaction ends nobody else writes an order for this customer, or blocks them. No key of the row changes:
 * what only refers to the account, like a favourite, does not wait.
 */
export function lockAccount(userName: string) {
  return sql<{ /** Epoch ms. */ accountCreatedAt: number }>`
    select created_at as "accountCreatedAt" from accounts where user_name = ${userName} for no key update`
}
