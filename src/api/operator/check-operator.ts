import type { QueryExecutorProvider, Transaction } from 'kysely'
import { findSubject } from '../account/subject-store.ts'
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

/** Whether an account is operator now and not locked: for links, which outlive the sign-in of who asked for them (DESK-225). */
export async function checkUnlockedOperator(
  deps: Pick<ApiDeps, 'database' | 'signIns'>,
  userName: string,
): Promise<boolean> {
  const { query } = deps.database
  if (!(await checkOperator(deps, userName))) return false
  const subject = await findSubject(query, userName)
  return subject !== undefined && !(await isLocked(subject, query, deps))
}

/**
 * Whether an account is still operator and not locked, which it then stays until the transaction ends. Of two operators who take
 * away each other's role or account at once (DESK-200), or lock each other (DESK-210), the second may act no more.
 */
export async function isStillOperator(
  trx: Transaction<Tables>,
  caller: Caller,
  { signIns }: Pick<ApiDeps, 'signIns'>,
): Promise<boolean> {
  const operators = await lockOperators(trx)
  if (caller.kind === 'visitor' || !operators.includes(caller.userName)) return false
  const subject = await findSubject(trx, caller.userName)
  return subject !== undefined && !(await isLocked(subject, trx, { signIns }))
}

async function isLocked(
  subject: string,
  query: QueryExecutorProvider,
  { signIns }: Pick<ApiDeps, 'signIns'>,
): Promise<boolean> {
  return (await signIns.findLocked([subject], query)).length > 0
}
