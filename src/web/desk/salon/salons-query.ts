import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ProviderSort } from '#contract/desk-provider.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { PlanKey } from '#domain/pricing/plan.ts'
import type { ProviderState } from '#domain/restriction/restriction.ts'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../query-client.ts'
import { api } from '../desk-api.ts'

export type ListedSalon = Reply<Endpoints['listDeskProviders']>['data']['salons'][number]
export type SalonDetail = Reply<Endpoints['getDeskProvider']>['data']
export type StoryEntry = Reply<Endpoints['getProviderStory']>['data']['entries'][number]
export type Decision = SalonDetail['salon']['restrictions'][number]

/** Which salons the list shows. */
export interface SalonChoice {
  readonly search: string
  readonly state: ProviderState | ''
  readonly cityCode: string
  readonly plan: PlanKey | ''
  readonly sort: ProviderSort
}

/** The salons that a choice finds, page by page. */
export function salonsQuery({ search, state, cityCode, plan, sort }: SalonChoice) {
  return infiniteQueryOptions({
    queryKey: ['desk-salons', search, state, cityCode, plan, sort],
    queryFn: async ({ pageParam }) => {
      const filters = {
        ...(state && { state }),
        ...(cityCode && { cityCode }),
        ...(plan && { plan }),
      }
      const query = { sort, search, ...filters, ...(pageParam && { after: pageParam }) }
      return replyOf(await api('listDeskProviders', { query }), 'The salons did not load').data
    },
    initialPageParam: '',
    getNextPageParam: ({ nextAfter }) => nextAfter ?? undefined,
    refetchOnMount: 'always',
  })
}

/** A salon with all that belongs to it. */
export function salonQuery(providerId: string) {
  return queryOptions({
    queryKey: ['desk-salon', providerId],
    queryFn: async () =>
      replyOf(await api('getDeskProvider', { params: { providerId } }), 'The salon did not load')
        .data,
    refetchOnMount: 'always',
  })
}

/** What happened to a salon, page by page. */
export function storyQuery(providerId: string) {
  return infiniteQueryOptions({
    queryKey: [...salonQuery(providerId).queryKey, 'story'],
    queryFn: async ({ pageParam: after }) =>
      replyOf(
        await api('getProviderStory', { params: { providerId }, query: { after, limit: 20 } }),
        'The story did not load',
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
  })
}

/** Shows a salon as an act left it, and reads its story again, where the act is the latest entry. */
export function showSalon(queries: QueryClient, detail: SalonDetail) {
  const { providerId } = detail.salon
  queries.setQueryData(salonQuery(providerId).queryKey, detail)
  void queries.invalidateQueries({ queryKey: storyQuery(providerId).queryKey })
}

/** A day of the agenda of a salon, as an operator may see it. */
export function viewQuery(
  view: { providerId: string; viewId: string; day: string },
  language: Language,
) {
  const { day, ...params } = view
  return queryOptions({
    queryKey: ['desk-view', params.viewId, day, language],
    queryFn: async () =>
      replyOf(await api('getProviderView', { params, query: { day } }), 'The view did not load')
        .data,
    refetchOnMount: 'always',
  })
}
