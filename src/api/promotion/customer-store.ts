import { type Kysely, type Selectable, sql } from 'kysely'
import type { CustomerUserName } from '#domain/identifiers.ts'
import {
  isForFirstVisit,
  PROMOTION_NEARNESS,
  PROMOTION_TYPES,
  type PromotionNearness,
} from '#domain/promotion/promotion.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { Promotions, Tables } from '../schema.gen.ts'
import { hasVisited } from './first-visit-store.ts'

interface CustomerPromotionsFilter {
  readonly userName: CustomerUserName
  /** On each promotion's own calendar. */
  readonly date: PlainDate
  readonly cityCode: string | undefined
  readonly limit: number
}

export type CustomerPromotionRow = Selectable<Promotions> & {
  readonly nearness: PromotionNearness
  readonly user_name: string
  readonly full_name: string
  readonly profile_picture_url: string
  readonly cover_hash: string | null
}

/**
 * Promotions that a customer can use on a day, for each provider the one that ends first. Order: favourites, the newest
 * first; then visited providers; then providers of the city, the best rated first.
 */
export async function findCustomerPromotions(
  query: Kysely<Tables>,
  filter: CustomerPromotionsFilter,
): Promise<CustomerPromotionRow[]> {
  const { rows } = await sql<CustomerPromotionRow>`
    with known as (
      select provider_id, min(place) as place, max(kept_at) as kept_at from (
        select provider_id, 1 as place, kept_at from favourites where user_name = ${filter.userName}
        union all
        select distinct provider_id, 2, null::timestamptz from orders where customer_user_name = ${filter.userName}
        union all
        (select p.id, 3, null from providers p
          where p.city_code = ${filter.cityCode ?? null}::text and p.active
            and exists (select from promotions o where o.provider_id = p.id and ${isActiveOnSql(filter.date)})
          order by p.rating desc, p.user_name limit ${filter.limit + EXTRA_CITY_PROVIDERS})
      ) somewhere group by provider_id
    )
    select promotion.*, p.user_name, p.full_name, p.profile_picture_url, p.cover_hash,
      (${PROMOTION_NEARNESS}::text[])[known.place] as nearness
    from known
    join providers p on p.id = known.provider_id and p.active
    cross join lateral (
      select o.* from promotions o
      where o.provider_id = p.id and ${isActiveOnSql(filter.date)} and (o.promotion_type <> all(${FIRST_VISIT}::text[])
        or not ${hasVisited(filter.userName, sql`p.id`, null)})
      order by o.end_date, o.id limit 1) promotion
    order by known.place, known.kept_at desc nulls last, p.rating desc, promotion.end_date, promotion.id
    limit ${filter.limit}`.execute(query)
  return rows
}

// Some of the city's best rated providers are visited already, with a first-visit promotion that is used up.
const EXTRA_CITY_PROVIDERS = 50

const FIRST_VISIT = PROMOTION_TYPES.filter((promotionType) => isForFirstVisit({ promotionType }))

// The rule of `isActiveOn` in domain/promotion.
function isActiveOnSql(date: PlainDate) {
  return sql`o.active and o.start_date <= ${date}::date and o.end_date >= ${date}::date`
}
