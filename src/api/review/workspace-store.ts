import { type Kysely, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { MOST_LOW_STARS, type ReviewFilter } from '#domain/review/review-filter.ts'
import type { Tables } from '../schema.gen.ts'

interface SalonReviewsPage {
  readonly providerId: string
  readonly filter: ReviewFilter
  readonly limit: number
  readonly offset: number
}

/** A page of a provider's visible reviews with the treatments of their visits, the newest first. */
export function findWorkspaceReviews(query: Kysely<Tables>, page: SalonReviewsPage) {
  return query
    .selectFrom('reviews as r')
    .selectAll('r')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.name_en', 'i.name_nl', 'i.is_addon'])
          .whereRef('i.order_id', '=', 'r.order_id')
          .orderBy('i.position'),
      ).as('items'),
    )
    .where('r.provider_id', '=', page.providerId)
    .where('r.hidden_at', 'is', null)
    .where(matches(page.filter))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export type WorkspaceReviewRow = Awaited<ReturnType<typeof findWorkspaceReviews>>[number]

/** How many visible reviews of a provider a filter has, and how many have no reply. */
export function countWorkspaceReviews(
  query: Kysely<Tables>,
  { providerId, filter }: Pick<SalonReviewsPage, 'providerId' | 'filter'>,
) {
  return query
    .selectFrom('reviews as r')
    .select([
      sql<number>`count(*) filter (where ${matches(filter)})`.as('total'),
      sql<number>`count(*) filter (where ${matches('unanswered')})`.as('unanswered'),
    ])
    .where('r.provider_id', '=', providerId)
    .where('r.hidden_at', 'is', null)
    .executeTakeFirstOrThrow()
}

function matches(filter: ReviewFilter) {
  if (filter === 'unanswered') return sql<SqlBool>`r.reply is null`
  return filter === 'low' ? sql<SqlBool>`r.rating <= ${MOST_LOW_STARS}` : sql<SqlBool>`true`
}

/** The star counts and average of a provider, whether it can be booked or not. */
export function findStarCounts(query: Kysely<Tables>, providerId: string) {
  return query
    .selectFrom('providers')
    .select(['user_name', 'one_star_count', 'two_star_count', 'three_star_count'])
    .select(['four_star_count', 'five_star_count', 'review_count', 'rating'])
    .where('id', '=', providerId)
    .executeTakeFirstOrThrow()
}
