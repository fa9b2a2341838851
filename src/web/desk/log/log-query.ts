import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { OperatorAct } from '#domain/operator-log/acts.ts'
import { OPERATOR_ACTS } from '#domain/operator-log/acts.ts'
import { isPlainDate } from '#domain/schedule/plain-date.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../desk-api.ts'

export type LogPageData = Reply<Endpoints['listOperatorLog']>['data']
export type LoggedAct = LogPageData['acts'][number]

/** Which acts are shown; in the address of the page. */
export interface LogFilter {
  /** The user name of an operator, or `command-line`. */
  readonly operator?: string | undefined
  readonly act?: OperatorAct | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

// As in the contract.
const USER_NAME = /^\P{Cc}{1,128}$/u

/** Reads the filter from an address; what does not fit is left out. */
export function readLogFilter(search: Record<string, unknown>): LogFilter {
  const { operator, act, from, to } = search
  return {
    operator: typeof operator === 'string' && USER_NAME.test(operator) ? operator : undefined,
    act: OPERATOR_ACTS.find((each) => each === act),
    from: isPlainDate(from) ? from : undefined,
    to: isPlainDate(to) ? to : undefined,
  }
}

/** The acts that a filter finds, the latest first, page after page. */
export function logQuery(filter: LogFilter) {
  return infiniteQueryOptions({
    queryKey: ['desk', 'log', filter],
    queryFn: async ({ pageParam }) =>
      replyOf(
        await api('listOperatorLog', { query: { ...filter, after: pageParam } }),
        'The log did not load',
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

const FILE_PAGE = 500

/** Everything that a filter finds, for the file. Throws an error whose cause is the refusal. */
export async function loadWholeLog(filter: LogFilter): Promise<LoggedAct[]> {
  const acts: LoggedAct[] = []
  let after: string | null = ''
  while (after !== null) {
    const query: LogFilter & { after: string; limit: number } = {
      ...filter,
      after,
      limit: FILE_PAGE,
    }
    const { data }: { data: LogPageData } = replyOf(
      await api('listOperatorLog', { query }),
      'The log did not load',
    )
    acts.push(...data.acts)
    after = data.nextCursor
  }
  return acts
}
