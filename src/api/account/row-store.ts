import type { Kysely, Transaction } from 'kysely'
import { runPrepared } from '#platform/postgres/prepared.ts'
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
export async function lockAccount(
  trx: Transaction<Tables>,
  userName: string,
): Promise<{ /** Epoch ms. */ accountCreatedAt: number } | undefined> {
  const locked = trx
    .selectFrom('accounts')
    .select('created_at as accountCreatedAt')
    .where('user_name', '=', userName)
    .forNoKeyUpdate()
  const [account] = await runPrepared(trx, locked)
  return account
}
