import { type Kysely, sql } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import { membersOfProvider } from '../membership/store.ts'
import type { Tables } from '../schema.gen.ts'

/** The provider of a visible review, with its members. One whose reply is hidden has no reply that could be changed. */
export function findReviewProvider(query: Kysely<Tables>, reviewId: string) {
  return query
    .selectFrom('reviews as r')
    .innerJoin('providers as p', 'p.id', 'r.provider_id')
    .select('p.user_name as providerUserName')
    .select(membersOfProvider().as('members'))
    .where('r.id', '=', reviewId)
    .where('r.hidden_at', 'is', null)
    .where('r.reply_hidden_at', 'is', null)
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
