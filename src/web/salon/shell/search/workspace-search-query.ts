import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../../query-client.ts'
import { api } from '../../workspace-api.ts'

export type WorkspaceSearchResults = Reply<Endpoints['searchWorkspace']>['data']

/** The shortest text that is searched. */
export const MIN_SEARCH_LENGTH = 2

/** What a text finds at a salon; a text that is too short is not asked for. */
export function workspaceSearchQuery(userName: string, search: string, language: string) {
  return queryOptions({
    queryKey: ['workspace-search', userName, language, search],
    queryFn: async () => {
      const request = { params: { userName }, query: { search } }
      return replyOf(await api('searchWorkspace', request), 'The search failed').data
    },
    enabled: search.length >= MIN_SEARCH_LENGTH,
    staleTime: 0,
    gcTime: 0,
  })
}
