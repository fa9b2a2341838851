import { type Kysely, sql, type Transaction } from 'kysely'
import { enqueue } from '#platform/jobs.ts'
import { instant } from '#platform/postgres/instant.ts'
import { membersOfProvider } from '../membership/store.ts'
import type { Tables } from '../schema.gen.ts'
import type {} from './tasks.ts'

/** The provider of a visible review, with its members. */
export function findReviewProvider(query: Kysely<Tables>, reviewId: string) {
  return query
    .selectFrom('reviews as r')
    .innerJoin('providers as p', 'p.id', 'r.provider_id')
    .select('p.user_name as providerUserName')
    .select(membersOfProvider().as('members'))
    .where('r.id', '=', reviewId)
    .where('r.hidden_at', 'is', null)
    .executeTakeFirst()
}

/** The reply to a review; undefined when there is no such review. */
export function findReply(query: Kysely<Tables>, reviewId: string) {
  return query.selectFrom('reviews').select('reply').where('id', '=', reviewId).executeTakeFirst()
}

interface ReplyToWrite {
  readonly reviewId: string
  /** Null removes the reply. */
  readonly reply: string | null
  /** Writes only while the review has this reply, or already has the new one; any when undefined. */
  readonly replyBefore: string | null | undefined
  /** Epoch ms. */
  readonly now: number
}

/** Writes a provider's reply to a review. @returns whether there is such a review with such a reply */
export async function writeReply(
  query: Kysely<Tables>,
  { reviewId, reply, replyBefore, now }: ReplyToWrite,
): Promise<boolean> {
  const update = query
    .updateTable('reviews')
    .set({ reply, replied_at: reply === null ? null : new Date(now) })
    .where('id', '=', reviewId)
  const hasReply = (text: string | null) => sql<boolean>`reply is not distinct from ${text}::text`
  const guarded =
    replyBefore === undefined
      ? update
      : update.where((eb) => eb.or([hasReply(replyBefore), hasReply(reply)]))
  const { numUpdatedRows } = await guarded.executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface Report {
  readonly id: string
  readonly reviewId: string
  readonly reason: string
  readonly message: string
  /** Epoch ms. */
  readonly now: number
}

/** Inserts a report and enqueues its mail to the operator. */
export async function insertReport(trx: Transaction<Tables>, report: Report): Promise<void> {
  const { id, reviewId, reason, message, now } = report
  await trx
    .insertInto('review_reports')
    .values({ id, review_id: reviewId, reason, message, reported_at: new Date(now) })
    .execute()
  await enqueue(trx, 'report-mail', { id })
}

/** A report with its review; undefined when either is deleted. */
export function findReport(query: Kysely<Tables>, id: string) {
  return query
    .selectFrom('review_reports as t')
    .innerJoin('reviews as r', 'r.id', 't.review_id')
    .innerJoin('providers as p', 'p.id', 'r.provider_id')
    .select(['t.reason', 't.message', 'r.id as reviewId', 'r.rating'])
    .select(['r.user_feedback as userFeedback', 'p.user_name as providerUserName'])
    .select('p.full_name as providerName')
    .where('t.id', '=', id)
    .executeTakeFirst()
}

/** Reported reviews, the latest report first; times are epoch ms. */
export async function listReportedReviews(query: Kysely<Tables>, limit: number) {
  const { rows } = await sql<{
    reviewId: string
    providerUserName: string
    rating: number
    userFeedback: string
    isHidden: boolean
    reports: number
    reasons: string[]
    reportedAt: number
  }>`
    select r.id as "reviewId", p.user_name as "providerUserName", r.rating, r.user_feedback as "userFeedback",
      r.hidden_at is not null as "isHidden", count(*) as reports, max(t.reported_at) as "reportedAt",
      array_agg(distinct t.reason || case when t.message <> '' then ': ' || t.message else '' end) as reasons
    from review_reports t join reviews r on r.id = t.review_id join providers p on p.id = r.provider_id
    group by r.id, p.user_name order by max(t.reported_at) desc limit ${limit}`.execute(query)
  return rows
}

/**
 * Hides or shows a review; a trigger updates the star counts.
 * @returns undefined when there is no such review, else whether anything changed
 */
export async function setHidden(
  query: Kysely<Tables>,
  { reviewId, isHidden, now }: { reviewId: string; isHidden: boolean; now: number },
): Promise<boolean | undefined> {
  const at = instant(now)
  const { rows } = await sql<{ found: number; changed: number }>`
    with found as (
      select id, hidden_at from reviews where id = ${reviewId}::uuid for update
    ), changed as (
      update reviews r set hidden_at = case when ${isHidden} then ${at} end from found
      where r.id = found.id and (found.hidden_at is null) = ${isHidden}
      returning r.id
    )
    select (select count(*) from found) as found, (select count(*) from changed) as changed`.execute(
    query,
  )
  const [done] = rows
  return done?.found ? done.changed > 0 : undefined
}

/** Deletes reports from before an instant (epoch ms). */
export async function deleteReports(query: Kysely<Tables>, before: number): Promise<void> {
  await query.deleteFrom('review_reports').where('reported_at', '<', instant(before)).execute()
}
