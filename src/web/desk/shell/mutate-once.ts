import type { QueryClient } from '@tanstack/react-query'

/**
 * The `mutate` of a mutation with a key, without what is pressed while one of that key is on its way: it has the version of
 * before, so that it would be refused as if a colleague had been first (DESK-230).
 */
export function mutateOnce<Args extends readonly unknown[]>(
  mutate: (...args: Args) => void,
  queries: QueryClient,
  mutationKey: readonly unknown[],
): (...args: Args) => void {
  return (...args) => {
    // The next rendering, which says that it is pending, may come after a second press.
    if (queries.isMutating({ mutationKey }) === 0) mutate(...args)
  }
}
