import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../query-client.ts'
import { agendaKey } from '../shell/agenda-key.ts'
import { api } from '../workspace-api.ts'

/** How often the agenda is read again, and its clock goes on. */
export const REFRESH_MS = 30_000

export type Agenda = Reply<Endpoints['getAgenda']>['data']
export type AgendaDay = Agenda['days'][number]
export type AgendaVisit = Agenda['visits'][number]
export type AgendaBlock = Agenda['blocks'][number]
export type AgendaBusyTime = Agenda['busyTimes'][number]

interface Days {
  readonly from: PlainDate
  readonly days: number
}

/** Some days of a salon's agenda; read again every half minute and when the page becomes visible. */
export function agendaQuery(userName: string, { from, days }: Days, language: Language) {
  return queryOptions({
    queryKey: [...agendaKey(userName), language, from, days],
    queryFn: async () => {
      const request = { params: { userName }, query: { from, days } }
      return replyOf(await api('getAgenda', request), 'The agenda did not load').data
    },
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchOnMount: 'always',
  })
}
