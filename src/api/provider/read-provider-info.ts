import { isActiveOn, promotionDay } from '#domain/promotion/promotion.ts'
import type { ApiDeps } from '../api-deps.ts'
import { promotionIn } from '../promotion/row.ts'
import { findProviderInfo } from './store.ts'

/** A provider with its menu, its gallery and the promotions that run today (PROFILE-05). Anybody may ask. */
export async function readProviderInfo(
  { database: { query }, clock }: ApiDeps,
  asked: { userName: string; language: 'en' | 'nl' },
) {
  const info = await findProviderInfo(query, asked.userName)
  if (!info) return { ok: false, refusal: 'not-found' } as const
  const { items, gallery, promotions, ...provider } = info
  const now = clock.now()
  const running = promotions
    .map((row) => promotionIn(asked.language, row))
    .filter((promotion) => isActiveOn(promotion, promotionDay(promotion, now)))
  return { ok: true, provider, items, gallery, promotions: running } as const
}
