import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/endpoints.ts'
import type { Language } from '#messages/language.ts'
import { replyOf } from '../../query-client.ts'
import { placeholderInOtherLanguage } from '../shell/placeholder-in-other-language.ts'
import { api } from '../workspace-api.ts'

export type SalonPromotions = Reply<Endpoints['listWorkspacePromotions']>['data']
export type SalonPromotion = SalonPromotions['promotions'][number]
export type Treatment = SalonPromotions['treatments'][number]

/** The first parts of the keys of a salon's promotions, in any language. */
export function salonPromotionsKey(userName: string) {
  return ['salon-promotions', userName] as const
}

/** The promotions of a salon, for its members. */
export function salonPromotionsQuery(userName: string, language: Language) {
  const queryKey = [...salonPromotionsKey(userName), language]
  return queryOptions({
    queryKey,
    placeholderData: placeholderInOtherLanguage(queryKey),
    queryFn: async () =>
      replyOf(
        await api('listWorkspacePromotions', { params: { userName } }),
        'The promotions did not load',
      ).data,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}
