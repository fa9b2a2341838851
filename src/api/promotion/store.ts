import { type Kysely, sql } from 'kysely'
import type { Promotion } from '#domain/promotion/promotion.ts'
import type { Language } from '#messages/language.ts'
import type { Tables } from '../schema.gen.ts'
import { hasVisited } from './first-visit-store.ts'
import { localizedPromotion } from './row.ts'

/**
 * The active promotions of many providers, whatever their dates, in one round trip, in the reader's language. Every
 * provider has an entry.
 */
export async function findPromotions(
  query: Kysely<Tables>,
  providerIds: readonly string[],
  language: Language,
): Promise<Map<string, Promotion[]>> {
  const rows = await query
    .selectFrom('promotions')
    .selectAll()
    .where('provider_id', '=', sql<string>`any(${providerIds}::uuid[])`)
    .where('active', '=', true)
    .orderBy('end_date')
    .orderBy('id')
    .execute()
  const promotions = new Map<string, Promotion[]>(providerIds.map((id) => [id, []]))
  for (const row of rows) {
    promotions.get(row.provider_id)?.push(localizedPromotion(language, row))
  }
  return promotions
}

/** Whether the customer has no order at the provider except the one being changed (PROMO-03). */
export async function isFirstVisit(
  query: Kysely<Tables>,
  visit: { customerUserName: string; providerId: string; changedOrderId: string | null },
): Promise<boolean> {
  const { customerUserName, providerId, changedOrderId } = visit
  const row = await query
    .selectNoFrom(hasVisited(customerUserName, providerId, changedOrderId).as('before'))
    .executeTakeFirstOrThrow()
  return !row.before
}
