import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { MemberMail } from '#domain/membership/member-mail.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

export type MemberMails = Reply<Endpoints['getMemberMails']>['data']

/** The mails that the member gets from a salon. */
export function memberMailsQuery(userName: string) {
  return queryOptions({
    queryKey: ['member-mails', userName],
    queryFn: async () =>
      replyOf(await api('getMemberMails', { params: { userName } }), 'The mails did not load').data,
    refetchOnMount: 'always',
  })
}

/** Chooses the mails; throws with a refusal as the cause. */
export async function changeMemberMails(
  userName: string,
  mails: MemberMail[],
): Promise<MemberMails> {
  const answer = await api('changeMemberMails', { params: { userName }, body: { mails } })
  return replyOf(answer, 'The mails were not changed').data
}
