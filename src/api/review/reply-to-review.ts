import { hasPermission } from '#domain/membership/role.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import { storable } from '../storable.ts'
import { findReply, findReviewProvider, writeReply } from './moderation-store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>

interface ReplyRequest {
  readonly caller: Caller
  readonly providerUserName: string
  readonly reviewId: string
  readonly reply: string
  /** The reply that the member read, null if there was none; undefined replaces any. */
  readonly replyBefore?: string | null | undefined
}

/**
 * Writes the provider's public reply to a review of its own. Only its owners and managers may; what a colleague wrote since
 * it was read is not overwritten (WORK-54).
 */
export async function replyToOwnReview(
  deps: Deps,
  { caller, providerUserName, reviewId, reply, replyBefore }: ReplyRequest,
): Promise<{ ok: true; reply: string | null } | HttpRefusal> {
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  const review = await findReviewProvider(deps.database.query, reviewId)
  if (review?.providerUserName !== providerUserName) return { ok: false, refusal: 'not-found' }
  const member = review.members.find((each) => each.user_name === caller.userName)
  if (!member || !hasPermission(member.role, 'reply-to-reviews', member.role_settings))
    return { ok: false, refusal: 'forbidden' }
  const replied = await replyToReview(deps, { reviewId, reply, replyBefore })
  if (replied.ok || replyBefore === undefined) return replied
  const present = await findReply(deps.database.query, reviewId)
  return present ? { ok: false, refusal: 'reply-changed', data: present } : replied
}

/** Writes a reply to a review; an empty one removes it. Checks no permission. */
export async function replyToReview(
  { database, clock }: Deps,
  { reviewId, replyBefore, ...request }: Pick<ReplyRequest, 'reviewId' | 'reply' | 'replyBefore'>,
): Promise<{ ok: true; reply: string | null } | HttpRefusal> {
  const reply = storable(request.reply) || null
  const now = clock.now()
  const isWritten = await writeReply(database.query, { reviewId, reply, replyBefore, now })
  return isWritten ? { ok: true, reply } : { ok: false, refusal: 'not-found' }
}
