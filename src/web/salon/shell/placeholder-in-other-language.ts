import { hashKey, type Query, type QueryKey } from '@tanstack/react-query'

/**
 * The `placeholderData` of a query whose key ends with the language: the data in another language, until it is read in this
 * one. The forms stay on the page with what is typed in them (WORK-271).
 */
export function placeholderInOtherLanguage(key: QueryKey) {
  const rest = hashKey(key.slice(0, -1))
  return <T>(before: T | undefined, query: Pick<Query, 'queryKey'> | undefined) =>
    query && hashKey(query.queryKey.slice(0, -1)) === rest ? before : undefined
}
