import type { Transaction } from 'kysely'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { Tables } from '../schema.gen.ts'
import { isOperator, lockOperators } from './store.ts'

/** Whether an account is operator now; the role in a token may be an hour old. */
export function checkOperator(
  { database }: Pick<ApiDeps, 'database'>,
  userName: string,
): Promise<boolean> {
  return isOperator(database.query, userName)
}

/**
 * Whether an account is still operator, which it then stays until the transaction ends. Of two operators who take away each
 * other's role or account at once, the second is none any more (DESK-200).
 */
export async function isStillOperator(trx: Transaction<Tables>, caller: Caller): Promise<boolean> {
  const operators = await lockOperators(trx)
  return caller.kind === 'user' && operators.includes(caller.userName)
}
