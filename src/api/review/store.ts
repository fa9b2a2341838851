import { type Kysely, type Selectable, sql } from 'kysely'
import { ORDER_STATUSES } from '#domain/order/status.ts'
import { mayHaveTakenPlace } from '#domain/review/review-eligibility.ts'
import type { Language } from '#messages/language.ts'
import { instant } from '#platform/postgres/instant.ts'
import { enqueueReviewNotifications } from '../member-notification/store.ts'
import type { Reviews, Tables } from '../schema.gen.ts'

export type ReviewRow = Selectable<Reviews>

/** A page of a provider's visible reviews, the newest first, and their total. */
export async function findReviews(
  query: Kysely<Tables>,
  page: { providerId: string; limit: number; offset: number },
): Promise<{ reviews: ReviewRow[]; total: number }> {
  const ofProvider = query
    .selectFrom('reviews')
    .where('provider_id', '=', page.providerId)
    .where('hidden_at', 'is', null)
  const [reviews, counted] = await Promise.all([
    ofProvider
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    ofProvider
      .select((reviewed) => reviewed.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { reviews, total: counted.total }
}

export interface ReviewToStore {
  readonly orderId: string
  readonly customerUserName: string
  readonly rating: number
  readonly userFeedback: string
  readonly anonymous: boolean
  readonly language: Language
  /** Epoch ms. */
  readonly now: number
}

type InsertResult =
  | { readonly ok: true; readonly reviewId: string }
  | { readonly ok: false; readonly refusal: 'already-reviewed' | 'not-reviewable' }

const TAKEN_PLACE = ORDER_STATUSES.filter(mayHaveTakenPlace)

/**
 * Inserts the review of a visit, with its mails to members; a trigger counts its stars. A unique constraint admits one review per order. The
 * account's row is locked first, so that its deletion waits, or this finds no account.
 */
export async function insertReview(
  query: Kysely<Tables>,
  review: ReviewToStore,
): Promise<InsertResult> {
  const { orderId, customerUserName, rating, userFeedback, anonymous, language } = review
  const at = instant(review.now)
  const { rows } = await sql<{ taken_place: number; id: string | null }>`
    with author as (
      select user_name from accounts where user_name = ${customerUserName} for key share
    ), visit as (
      select id, provider_id, customer_user_name, customer_name from orders
      where id = ${orderId} and customer_user_name = (select user_name from author)
        and ends_at <= ${at} and status = any(${TAKEN_PLACE}::text[])
      for share
    ), written as (
      insert into reviews (provider_id, order_id, reviewer_user_name, reviewer_name, rating, user_feedback,
        language, anonymous, created_at)
      select provider_id, id, customer_user_name, customer_name, ${rating}, ${userFeedback},
        ${language}, ${anonymous}, ${at}
      from visit
      on conflict (order_id) do nothing
      returning id, provider_id
    ), ${enqueueReviewNotifications('written')}
    select (select count(*)::integer from visit) as taken_place, (select id from written) as id,
      (select count(*) from review_notifications) as mails`.execute(query)
  const [done] = rows
  if (done?.id) return { ok: true, reviewId: done.id }
  return { ok: false, refusal: done?.taken_place ? 'already-reviewed' : 'not-reviewable' }
}
