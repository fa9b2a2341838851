import { isActiveOn, promotionDay } from '#domain/promotion/promotion.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import { localizedPromotion } from '../promotion/row.ts'
import { findUsualAnswer } from '../request/usual-answer.ts'
import { findProviderInfo } from './store.ts'

/** A provider with its catalog, gallery and today's promotions (PROFILE-05). Open to visitors. */
export async function readProviderInfo(
  { database: { query }, clock, places }: ApiDeps,
  request: { userName: string; language: Language },
) {
  const info = await findProviderInfo(query, request.userName)
  if (!info) return { ok: false, refusal: 'not-found' } as const
  const { items, gallery, promotions, ...provider } = info
  const now = clock.now()
  const activePromotions = promotions
    .map((row) => localizedPromotion(request.language, row))
    .filter((promotion) => isActiveOn(promotion, promotionDay(promotion, now)))
  const usualAnswer = provider.auto_confirm
    ? null
    : await findUsualAnswer(query, { providerId: provider.id, now })
  const knowsDistances = places !== null
  const parts = { provider, usualAnswer, items, gallery, knowsDistances }
  return { ok: true, ...parts, promotions: activePromotions } as const
}
