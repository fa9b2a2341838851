import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { TAX_LISTS } from '#contract/tax-report.ts'
import { replyOf } from '../../../query-client.ts'
import { api } from '../../desk-api.ts'

export type TaxList = (typeof TAX_LISTS)[number]
export type TaxProvider = Reply<Endpoints['listTaxProviders']>['data']['providers'][number]

/** How many salons of a year are complete. */
export function taxReportQuery(year: number) {
  return queryOptions({
    queryKey: ['desk-tax', year],
    queryFn: async () => {
      const answer = await api('getTaxReport', { params: { year: String(year) } })
      return replyOf(answer, 'The report did not load').data
    },
    refetchOnMount: 'always',
  })
}

/** The salons of one of the lists of a year, page by page. */
export function taxProvidersQuery(year: number, list: TaxList) {
  return infiniteQueryOptions({
    queryKey: ['desk-tax', year, list],
    queryFn: async ({ pageParam }) => {
      const query = { list, ...(pageParam && { after: pageParam }) }
      const answer = await api('listTaxProviders', { params: { year: String(year) }, query })
      return replyOf(answer, 'The salons did not load').data
    },
    initialPageParam: '',
    getNextPageParam: ({ nextAfter }) => nextAfter ?? undefined,
    refetchOnMount: 'always',
  })
}
