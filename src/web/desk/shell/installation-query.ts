import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../desk-api.ts'

const REFRESH_MS = 60_000

export type Installation = Reply<Endpoints['getInstallation']>['data']

export const installationQuery = queryOptions({
  queryKey: ['desk', 'installation'],
  queryFn: async () => replyOf(await api('getInstallation'), 'The installation did not load').data,
  refetchInterval: REFRESH_MS,
})
