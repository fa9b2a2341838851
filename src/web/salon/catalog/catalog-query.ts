import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../workspace-api.ts'

/** A treatment or add-on as its salon edits it. */
export type CatalogEntry = Reply<Endpoints['listCatalog']>['data']['items'][number]

export function catalogKey(userName: string) {
  return ['catalog', userName] as const
}

/** The treatments and add-ons of a salon, in their order. */
export function catalogQuery(userName: string) {
  return queryOptions({
    queryKey: catalogKey(userName),
    queryFn: async () =>
      replyOf(await api('listCatalog', { params: { userName } }), 'The treatments did not load')
        .data.items,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}
