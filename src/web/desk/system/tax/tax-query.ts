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

export type TaxReminder = Reply<Endpoints['getTaxReminder']>['data']

const MAILS_LEAVE_MS = 5000

/** Whom a reminder would reach, and the latest one; again while its mails leave. */
export function taxReminderQuery(year: number) {
  return queryOptions({
    queryKey: ['desk-tax', year, 'reminder'],
    queryFn: async () => {
      const answer = await api('getTaxReminder', { params: { year: String(year) } })
      return replyOf(answer, 'The reminder did not load').data
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.latest && areMailsLeaving(data.latest) ? MAILS_LEAVE_MS : false,
  })
}

/** Whether mails of a reminder are still to be enqueued or sent. */
function areMailsLeaving(latest: NonNullable<TaxReminder['latest']>): boolean {
  return !latest.areMailsEnqueued || latest.left + latest.givenUp < latest.providers
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
