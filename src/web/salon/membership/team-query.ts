import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

export type Member = Reply<Endpoints['listMembers']>['data']['members'][number]
export type Invitation = Reply<Endpoints['listInvitations']>['data']['invitations'][number]

/** All that is read of a salon's team. */
export function teamKey(userName: string) {
  return ['team', userName] as const
}

/** Who works at a salon, read again when the page becomes visible. */
export function membersQuery(userName: string) {
  return queryOptions({
    queryKey: [...teamKey(userName), 'members'] as const,
    queryFn: async () => {
      const answer = await api('listMembers', { params: { userName } })
      return replyOf(answer, 'The members did not load').data
    },
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}

/** The invitations of a salon that are open or have expired, for its owners. */
export function invitationsQuery(userName: string) {
  return queryOptions({
    queryKey: [...teamKey(userName), 'invitations'] as const,
    queryFn: async () => {
      const answer = await api('listInvitations', { params: { userName } })
      return replyOf(answer, 'The invitations did not load').data
    },
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}
