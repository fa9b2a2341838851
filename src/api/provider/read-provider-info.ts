import { isActiveOn, promotionDay } from '#domain/promotion/promotion.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findPromotions } from '../promotion/store.ts'
import { findActiveItems, findGallery, findProvider } from './store.ts'

/** A provider with its menu, its gallery and the promotions that run today (PROFILE-05). Anybody may ask. */
export async function readProviderInfo(
  { database: { query }, clock }: ApiDeps,
  asked: { userName: string; language: 'en' | 'nl' },
) {
  const provider = await findProvider(query, asked.userName)
  if (!provider) return { ok: false, refusal: 'not-found' } as const
  const [items, gallery, promotions] = await Promise.all([
    findActiveItems(query, provider.id),
    findGallery(query, provider.id),
    findPromotions(query, [provider.id], asked.language),
  ])
  const now = clock.now()
  const running = (promotions.get(provider.id) ?? []).filter((promotion) =>
    isActiveOn(promotion, promotionDay(promotion, now)),
  )
  return { ok: true, provider, items, gallery, promotions: running } as const
}
