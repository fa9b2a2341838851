import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../../query-client.ts'
import { api } from '../../desk-api.ts'
import { DESK_KEY } from '../../shell/desk-query.ts'

export type TermsList = Reply<Endpoints['listTermsVersions']>['data']
export type ListedTerms = TermsList['versions'][number]
export type TermsWithText = Reply<Endpoints['getTermsVersion']>['data']['version']

const REFRESH_MS = 60_000

export const termsQuery = queryOptions({
  queryKey: [...DESK_KEY, 'provider-terms'],
  queryFn: async () => replyOf(await api('listTermsVersions'), 'The versions did not load').data,
  refetchInterval: REFRESH_MS, // mails leave meanwhile
})

/** A version with its text; that of the release has no id. */
export function termsTextQuery(termsId: string | null) {
  return queryOptions({
    queryKey: ['desk-provider-terms', termsId],
    queryFn: async (): Promise<TermsWithText> => {
      if (termsId === null)
        return replyOf(await api('getProviderTerms'), 'The terms did not load').data.current
      const answer = await api('getTermsVersion', { params: { termsId } })
      return replyOf(answer, 'The version did not load').data.version
    },
  })
}
