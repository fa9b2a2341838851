import { queryOptions } from '@tanstack/react-query'
import type { Reply, Request } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

export type MemberNotifications = Reply<Endpoints['getMemberNotifications']>['data']
export type NotificationChoice = Request<Endpoints['changeMemberNotifications']>['body']

/** What the member is told of by a salon. */
export function notificationsQuery(userName: string) {
  return queryOptions({
    queryKey: ['member-notifications', userName],
    queryFn: async () => {
      const answer = await api('getMemberNotifications', { params: { userName } })
      return replyOf(answer, 'The choices of notifications did not load').data
    },
    refetchOnMount: 'always',
  })
}

/** Chooses it; throws with a refusal as the cause. */
export async function changeNotifications(
  userName: string,
  body: NotificationChoice,
): Promise<MemberNotifications> {
  const answer = await api('changeMemberNotifications', { params: { userName }, body })
  return replyOf(answer, 'The choices of notifications were not changed').data
}
