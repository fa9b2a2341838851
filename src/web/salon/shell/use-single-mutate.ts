import { type UseMutationResult, useQueryClient } from '@tanstack/react-query'

/** The `mutate` of a mutation, which does nothing while one with the same key runs: a double press sends once. */
export function useSingleMutate<Data, Variables>(
  { mutate }: UseMutationResult<Data, Error, Variables>,
  mutationKey: readonly string[],
): (variables: Variables) => void {
  const queries = useQueryClient()
  return (variables) => {
    if (queries.isMutating({ mutationKey }) === 0) mutate(variables)
  }
}
