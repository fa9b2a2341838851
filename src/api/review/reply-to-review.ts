import { hasPermission } from '#domain/membership/role.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { HttpRefusal } from '../http/outcome.ts'
import { storable } from '../storable.ts'
import { findReviewProvider, writeReply } from './moderation-store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>

interface ReplyRequest {
  readonly caller: Caller
  readonly providerUserName: string
  readonly reviewId: string
  readonly reply: string
}

/** Writes the provider's public reply to a review of its own. Only its owners and managers may. */
export async function replyToOwnReview(
  deps: Deps,
  { caller, providerUserName, reviewId, reply }: ReplyRequest,
): Promise<{ ok: true; reply: string | null } | HttpRefusal> {
  if (caller.kind === 'visitor') return { ok: false, refusal: 'sign-in-required' }
  const review = await findReviewProvider(deps.database.query, reviewId)
  if (review?.providerUserName !== providerUserName) return { ok: false, refusal: 'not-found' }
  const member = review.members.find((each) => each.user_name === caller.userName)
  if (!member || !hasPermission(member.role, 'reply-to-reviews'))
    return { ok: false, refusal: 'forbidden' }
  return replyToReview(deps, { reviewId, reply })
}

/** Writes a reply to a review; an empty one removes it. Checks no permission. */
export async function replyToReview(
  { database, clock }: Deps,
  wish: { reviewId: string; reply: string },
): Promise<{ ok: true; reply: string | null } | HttpRefusal> {
  const reply = storable(wish.reply) || null
  const { reviewId } = wish
  const isThere = await writeReply(database.query, { reviewId, reply, now: clock.now() })
  return isThere ? { ok: true, reply } : { ok: false, refusal: 'not-found' }
}
