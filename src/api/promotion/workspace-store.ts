import { type Kysely, sql, type Transaction } from 'kysely'
import { ORDER_STATUSES, occupiesTime } from '#domain/order/status.ts'
import type { PromotionTerms } from '#domain/promotion/promotion-terms.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { Language } from '#messages/language.ts'
import type { Tables } from '../schema.gen.ts'
import type { PromotionRow } from './row.ts'
import { termsColumns } from './terms-columns.ts'

const MAX_LISTED = 200
const MAX_TREATMENTS = 200

export interface UsedPromotionRow extends PromotionRow {
  readonly times_used: number
  readonly discount_given_cents: number
  readonly is_used: boolean
}

/** The promotions of a provider with their use: those that have not ended on a day first, the next to end last. */
export function findWorkspacePromotions(
  query: Kysely<Tables>,
  { providerId, today }: { providerId: string; today: PlainDate },
): Promise<UsedPromotionRow[]> {
  return withUse(query)
    .where('p.provider_id', '=', providerId)
    .orderBy(sql`p.ended_at is null and p.end_date >= ${today}::date`, 'desc')
    .orderBy('p.end_date', 'desc')
    .orderBy('p.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

/** A provider's promotion with its use; undefined when the provider has none with this id. */
export function findUsedPromotion(
  query: Kysely<Tables>,
  { providerId, promotionId }: { providerId: string; promotionId: string },
): Promise<UsedPromotionRow | undefined> {
  return withUse(query)
    .where('p.id', '=', promotionId)
    .where('p.provider_id', '=', providerId)
    .executeTakeFirst()
}

/** A promotion with its use. */
export function readUsedPromotion(query: Kysely<Tables>, id: string): Promise<UsedPromotionRow> {
  return withUse(query).where('p.id', '=', id).executeTakeFirstOrThrow()
}

// Cancelled and declined orders cost nothing; a missed visit keeps its discount.
const COUNTED_STATUSES = ORDER_STATUSES.filter(occupiesTime)

function withUse(query: Kysely<Tables>) {
  return query
    .selectFrom('promotions as p')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('orders as o')
          .whereRef('o.promotion_id', '=', 'p.id')
          .select([
            sql<number>`count(*) filter (where ${isCounted()})`.as('times_used'),
            sql<number>`coalesce(sum(o.discount_cents) filter (where ${isCounted()}), 0)::bigint`.as(
              'discount_given_cents',
            ),
            sql<boolean>`count(*) > 0`.as('is_used'),
          ])
          .as('use'),
      (join) => join.onTrue(),
    )
    .selectAll('p')
    .select(['use.times_used', 'use.discount_given_cents', 'use.is_used'])
}

function isCounted() {
  return sql`o.status = any(${COUNTED_STATUSES}::text[])`
}

/** The treatments that a provider offers, by position, in the reader's language. */
export function findTreatments(
  query: Kysely<Tables>,
  { providerId, language }: { providerId: string; language: Language },
) {
  return query
    .selectFrom('catalog_items')
    .select(['id', `name_${language} as name`, 'price_cents'])
    .where('provider_id', '=', providerId)
    .where('active', '=', true)
    .where('is_addon', '=', false)
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_TREATMENTS)
    .execute()
}

/**
 * Locks the provider's row, as closing hours does: other changes of its promotions and orders at it wait, and an order that
 * was validated before is refused, since a trigger raises the provider's version with each change of a promotion.
 */
export async function lockProvider(trx: Transaction<Tables>, providerId: string): Promise<void> {
  await trx
    .selectFrom('providers')
    .select('id')
    .where('id', '=', providerId)
    .forNoKeyUpdate()
    .execute()
}

/** The promotions of a provider that have not ended on a day. */
export function findCurrentPromotions(
  query: Kysely<Tables>,
  { providerId, today }: { providerId: string; today: PlainDate },
): Promise<PromotionRow[]> {
  return query
    .selectFrom('promotions')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('ended_at', 'is', null)
    .where('end_date', '>=', sql<string>`${today}::date`)
    .orderBy('id')
    .execute()
}

/** Inserts a promotion that is switched on. @returns its id */
export async function insertPromotion(
  trx: Transaction<Tables>,
  { providerId, timeZone, terms }: { providerId: string; timeZone: string; terms: PromotionTerms },
): Promise<string> {
  const { id } = await trx
    .insertInto('promotions')
    .values({ provider_id: providerId, time_zone: timeZone, ...termsColumns(terms) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes the terms of a promotion; a trigger raises its version. */
export async function updateTerms(
  trx: Transaction<Tables>,
  { id, terms }: { id: string; terms: PromotionTerms },
): Promise<void> {
  await trx.updateTable('promotions').set(termsColumns(terms)).where('id', '=', id).execute()
}

/** Switches a promotion on or off, or ends it at `endedAt` (epoch ms). */
export async function updateSwitch(
  trx: Transaction<Tables>,
  { id, active, endedAt }: { id: string; active: boolean; endedAt: number | null },
): Promise<void> {
  await trx
    .updateTable('promotions')
    .set({ active, ended_at: endedAt === null ? null : new Date(endedAt) })
    .where('id', '=', id)
    .execute()
}
