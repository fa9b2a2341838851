import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../../query-client.ts'
import { api } from '../../workspace-api.ts'

export type LoadedTaxDetails = Reply<Endpoints['getTaxDetails']>['data']

/** The tax details of a salon, without the BSN or RSIN. */
export function taxDetailsQuery(userName: string) {
  return queryOptions({
    queryKey: ['tax-details', userName],
    queryFn: async () => {
      const answer = await api('getTaxDetails', { params: { userName } })
      return replyOf(answer, 'The tax details did not load').data
    },
    refetchOnMount: 'always',
  })
}
