import { findSubject } from '../account/subject-store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findOperators } from './store.ts'

/** The operators who may be given an item: all but the locked ones, and who has it already (DESK-282). */
export async function findAssignees(
  { database: { query }, signIns }: Pick<ApiDeps, 'database' | 'signIns'>,
  present: { readonly userName: string } | null,
) {
  const operators = await findOperators(query)
  const mayHave = await Promise.all(
    operators.map(async ({ userName }) => {
      if (userName === present?.userName) return true
      const subject = await findSubject(query, userName)
      return subject !== undefined && !(await signIns.isLocked(subject, query))
    }),
  )
  return operators.filter((_, index) => mayHave[index])
}
