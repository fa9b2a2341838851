import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { ClientFilter, ClientSort } from '#domain/client/client-list.ts'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../query-client.ts'
import { placeholderInOtherLanguage } from '../shell/placeholder-in-other-language.ts'
import { api } from '../workspace-api.ts'

export type ClientSummary = Reply<Endpoints['listClients']>['data']['clients'][number]
export type Client = Reply<Endpoints['getClient']>['data']['client']

/** The first part of the keys of a salon's clients. */
export function clientsKey(userName: string) {
  return ['clients', userName] as const
}

/** Which clients are shown, and in which order. */
export interface ClientChoice {
  search: string
  filter: ClientFilter
  sort: ClientSort
}

/** Everybody by name. */
export const EVERYBODY: ClientChoice = { search: '', filter: 'all', sort: 'name' }

/** The clients of a salon that match a choice, page by page. */
export function clientsQuery(userName: string, { search, filter, sort }: ClientChoice) {
  return infiniteQueryOptions({
    queryKey: [...clientsKey(userName), 'list', search, filter, sort],
    queryFn: async ({ pageParam }) => {
      const query = { search, filter, sort, ...(pageParam && { pageToken: pageParam }) }
      const answer = await api('listClients', { params: { userName }, query })
      return replyOf(answer, 'The clients did not load').data
    },
    initialPageParam: '',
    getNextPageParam: ({ nextPageToken }) => nextPageToken ?? undefined,
    refetchOnMount: 'always',
  })
}

/** The card of a client. */
export function clientQuery(userName: string, clientId: string, language: Language) {
  const queryKey = [...clientsKey(userName), clientId, language]
  return queryOptions({
    queryKey,
    placeholderData: placeholderInOtherLanguage(queryKey),
    queryFn: async () =>
      replyOf(await api('getClient', { params: { userName, clientId } }), 'The client did not load')
        .data,
    refetchOnMount: 'always',
  })
}
