import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Period } from '#domain/numbers/period.ts'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

export type Numbers = Reply<Endpoints['getNumbers']>['data']
export type TurnoverLines = Reply<Endpoints['listTurnover']>['data']

interface NumbersQuery {
  readonly userName: string
  readonly period: Period
  readonly language: Language
}

/** The numbers of a salon; those of the period before stay visible while others load. */
export function numbersQuery({ userName, period, language }: NumbersQuery) {
  return queryOptions({
    queryKey: ['numbers', userName, period, language],
    queryFn: async () => ({
      period,
      ...replyOf(
        await api('getNumbers', { params: { userName }, query: { period } }),
        'The numbers did not load',
      ).data,
    }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
