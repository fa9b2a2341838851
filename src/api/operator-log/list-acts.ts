import type { HandlerReply } from '#contract/endpoint.ts'
import type { listOperatorLog as endpoint } from '#contract/operator-log.ts'
import { findSubject } from '../account/subject-store.ts'
import type { ApiDeps } from '../api-deps.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { type ActFilter, findActs, findOperators, mayChangeLog } from './store.ts'

type ListOperatorLog = typeof endpoint
type ListedAct = HandlerReply<ListOperatorLog>['data']['acts'][number]

/** The name under which the list is filtered by what was done on the server itself. */
const COMMAND_LINE = 'command-line'

/** What operators did, the latest first (DESK-006). */
export async function listActs(
  { database }: Pick<ApiDeps, 'database'>,
  { query: { after, limit, operator, ...filter } }: Pick<HandlerInput<ListOperatorLog>, 'query'>,
): Promise<Outcome<ListOperatorLog>> {
  const { query } = database
  const by = await findFilteredOperator(query, operator)
  const [found, operators, mayChange] = await Promise.all([
    by === 'nobody'
      ? []
      : findActs(query, { ...filter, ...by }, { after: readCursor(after), limit: limit + 1 }),
    findOperators(query),
    mayChangeLog(query),
  ])
  const { rows, nextCursor } = pageOf(found, limit, ({ at, actId }) => ({ value: at, id: actId }))
  const protection = mayChange ? 'trigger' : 'privileges'
  return {
    ok: true,
    answer: { data: { acts: rows.map(actView), nextCursor, operators, protection } },
  }
}

async function findFilteredOperator(
  query: ApiDeps['database']['query'],
  operator: string | undefined,
): Promise<Pick<ActFilter, 'operatorSubject'> | 'nobody'> {
  if (operator === undefined) return {}
  if (operator === COMMAND_LINE) return { operatorSubject: null }
  const operatorSubject = await findSubject(query, operator)
  return operatorSubject ? { operatorSubject } : 'nobody'
}

function actView(row: Awaited<ReturnType<typeof findActs>>[number]): ListedAct {
  const { operatorSubject, operatorUserName, operatorName, at, ...act } = row
  return {
    ...act,
    at: new Date(at).toISOString(),
    operator: operatorUserName ? { userName: operatorUserName, name: operatorName ?? '' } : null,
    byCommandLine: operatorSubject === null,
  }
}
