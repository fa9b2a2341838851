import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { ApiResult, CallOptions } from '../../api-client.ts'
import { OWN_SALONS_KEY } from '../shell/own-salons.ts'
import { api } from '../workspace-api.ts'
import { teamKey } from './team-query.ts'

type Act =
  | 'changeMember'
  | 'removeMember'
  | 'inviteMember'
  | 'sendInvitation'
  | 'withdrawInvitation'

/** An act on the team of a salon. The team is read again after every attempt; the cause of a failure is a refusal. */
export function useTeamAct<A extends Act>(
  userName: string,
  act: A,
  onDone: (reply: Reply<Endpoints[A]>) => void | Promise<void>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (request: CallOptions<A>) => {
      const call = api as (name: A, request: CallOptions<A>) => Promise<ApiResult<A>>
      const answer = await call(act, request)
      if (!answer.ok) throw new Error('The team was not changed', { cause: answer.refusal })
      return answer.reply
    },
    onSuccess: onDone,
    // A failure is shown when the team has been read again. Who changes themselves has other pages in the navigation.
    onSettled: () =>
      Promise.all(
        [teamKey(userName), OWN_SALONS_KEY].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
