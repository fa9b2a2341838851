import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

export type LoadedSettings = Reply<Endpoints['getSettings']>['data']

/** The settings of a salon, read again when the page becomes visible. */
export function settingsQuery(userName: string) {
  return queryOptions({
    queryKey: ['settings', userName],
    queryFn: () => readSettings(userName),
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}

/** Reads the settings of a salon; throws with a refusal as the cause. */
export async function readSettings(userName: string): Promise<LoadedSettings> {
  const answer = await api('getSettings', { params: { userName } })
  return replyOf(answer, 'The settings did not load').data
}
