import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { MARKET_PERIODS, type MarketPeriod } from '#domain/market-numbers/market-period.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../desk-api.ts'

export type MarketNumbers = Reply<Endpoints['getMarketNumbers']>['data']

/** The period of an address; four weeks where it has none. */
export function readMarketPeriod({ period }: Record<string, unknown>): MarketPeriod {
  return MARKET_PERIODS.find((each) => each === period) ?? '28-days'
}

/** The numbers of a period; those before stay until they are there. */
export function marketNumbersQuery(period: MarketPeriod) {
  return queryOptions({
    queryKey: ['desk', 'numbers', period],
    queryFn: async () =>
      replyOf(await api('getMarketNumbers', { query: { period } }), 'The numbers did not load')
        .data,
    placeholderData: keepPreviousData,
  })
}
