import type { ApiDeps } from '../api-deps.ts'
import { isOperator } from './store.ts'

/** Whether an account is operator now; the role in a token may be an hour old. */
export function checkOperator(
  { database }: Pick<ApiDeps, 'database'>,
  userName: string,
): Promise<boolean> {
  return isOperator(database.query, userName)
}
