import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { ApiResult, CallOptions } from '../../api-client.ts'
import { useSingleMutate } from '../shell/use-single-mutate.ts'
import { api } from '../workspace-api.ts'
import { clientsKey } from './clients-query.ts'

type Act = 'setClientBlock' | 'mergeClients' | 'eraseClient'

interface ClientActOptions<A extends Act> {
  onDone: (reply: Reply<Endpoints[A]>) => void
  onFailed?: () => void
}

/** An act on a client, sent once at a time. The clients are read again after it; the cause of a failure is a refusal. */
export function useClientAct<A extends Act>(
  userName: string,
  act: A,
  { onDone, onFailed }: ClientActOptions<A>,
) {
  const queries = useQueryClient()
  const mutationKey = ['client-act', userName, act]
  const mutation = useMutation({
    mutationKey,
    mutationFn: async (request: CallOptions<A>) => {
      const call = api as (name: A, request: CallOptions<A>) => Promise<ApiResult<A>>
      const answer = await call(act, request)
      if (!answer.ok) throw new Error('The client was not changed', { cause: answer.refusal })
      return answer.reply
    },
    onSuccess: onDone,
    onError: () => onFailed?.(),
    onSettled: () => queries.invalidateQueries({ queryKey: clientsKey(userName) }),
  })
  return { ...mutation, mutate: useSingleMutate(mutation, mutationKey) }
}
