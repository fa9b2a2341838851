import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../../query-client.ts'
import { placeholderInOtherLanguage } from '../../shell/placeholder-in-other-language.ts'
import { api } from '../../workspace-api.ts'

export type LoadedProfile = Reply<Endpoints['getProfile']>['data']

/** The profile of a salon. It is not read again by itself, as it is being changed. */
export function profileQuery(userName: string, language: Language) {
  const queryKey = ['profile', userName, language]
  return queryOptions({
    queryKey,
    placeholderData: placeholderInOtherLanguage(queryKey),
    queryFn: async () =>
      replyOf(await api('getProfile', { params: { userName } }), 'The profile did not load').data,
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
