import type { Kysely } from 'kysely'
import type { ApiDeps } from '../api-deps.ts'
import type { Tables } from '../schema.gen.ts'
import { findOperatorSubjects } from './store.ts'

/** The operators who may be given an item: all but the locked ones, and who has it already (DESK-282). */
export async function findAssignees(
  { database: { query }, signIns }: Pick<ApiDeps, 'database' | 'signIns'>,
  present: { readonly userName: string } | null,
) {
  const operators = await findOperatorsWithLock(query, { signIns })
  return operators
    .filter(({ userName, isLocked }) => userName === present?.userName || !isLocked)
    .map(({ userName, name }) => ({ userName, name }))
}

/** The operators, and whether each is locked, by one statement of each side. */
export async function findOperatorsWithLock(
  query: Kysely<Tables>,
  { signIns }: Pick<ApiDeps, 'signIns'>,
) {
  const operators = await findOperatorSubjects(query)
  const subjects = operators.map(({ subject }) => subject)
  const locked = await signIns.findLocked(subjects, query)
  return operators.map(({ userName, name, subject }) => ({
    userName,
    name,
    isLocked: locked.includes(subject),
  }))
}
