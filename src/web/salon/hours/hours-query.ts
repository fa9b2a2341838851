import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

export type Hours = Reply<Endpoints['getHours']>['data']
export type Closure = Hours['closures'][number]
export type DateHours = Hours['dateHours'][number]
export type Holiday = Hours['holidays'][number]

/** The key of a salon's hours and closures. */
export function hoursKey(userName: string) {
  return ['hours', userName] as const
}

/** The working hours, closures and public holidays of a salon; read again when the page becomes visible. */
export function hoursQuery(userName: string) {
  return queryOptions({
    queryKey: hoursKey(userName),
    queryFn: async () =>
      replyOf(await api('getHours', { params: { userName } }), 'The hours did not load').data,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}
