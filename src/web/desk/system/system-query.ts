import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../desk-api.ts'

export type ServerSetting = Reply<Endpoints['getServerSettings']>['data']['settings'][number]

export const serverSettingsQuery = queryOptions({
  queryKey: ['desk', 'server-settings'],
  queryFn: async () => replyOf(await api('getServerSettings'), 'The settings did not load').data,
})
