import { type Query, QueryClient } from '@tanstack/react-query'

/** Whether a page with these data is read again by itself. */
export function isReadAgain(
  query: { queryKey: readonly unknown[]; refetchInterval?: unknown },
  data: unknown,
) {
  const queries = new QueryClient()
  queries.setQueryData(query.queryKey, data)
  const cached = queries.getQueryCache().find({ queryKey: query.queryKey })
  return Boolean((query.refetchInterval as (cached: Query | undefined) => number | false)(cached))
}
