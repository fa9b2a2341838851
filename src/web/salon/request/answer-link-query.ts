import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

export type LinkedRequest = Reply<Endpoints['readAnswerLink']>['data']

export function answerLinkKey(token: string, language: Language) {
  return ['answer-link', token, language]
}

/** The request of a link in a mail. */
export function answerLinkQuery(token: string, language: Language) {
  return queryOptions({
    queryKey: answerLinkKey(token, language),
    queryFn: async () =>
      replyOf(await api('readAnswerLink', { params: { token } }), 'The request did not load').data,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
    gcTime: 0,
  })
}
