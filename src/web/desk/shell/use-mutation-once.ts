import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { mutateOnce } from './mutate-once.ts'

/** A mutation that ignores what is pressed while an earlier press is on its way (DESK-273). */
export function useMutationOnce<Data, Variables = void>(
  options: Omit<UseMutationOptions<Data, Error, Variables>, 'mutationKey'>,
) {
  const queries = useQueryClient()
  const mutationKey = ['once', useId()]
  const mutation = useMutation({ ...options, mutationKey })
  return { ...mutation, mutate: mutateOnce(mutation.mutate, queries, mutationKey) }
}
