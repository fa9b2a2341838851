import type { z } from 'zod'
import type { newReview } from '#contract/review.ts'
import type { Language } from '#messages/language.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { findOrder } from '../order/store.ts'
import { isByMember, orderRoleOf } from '../order-access/order-role.ts'
import { storable } from '../storable.ts'
import { insertReview } from './store.ts'

interface ReviewRequest {
  readonly caller: Caller
  readonly providerUserName: string
  readonly review: z.output<typeof newReview>
  readonly language: Language
}

/**
 * Creates the review of a visit: by the order's customer, after the visit, once (REVIEW-04). A member of a provider may
 * not review it.
 */
export async function createReview({ database, clock }: ApiDeps, request: ReviewRequest) {
  const { caller, providerUserName, review, language } = request
  const order = await findOrder(database.query, review.orderId)
  if (!order) return { ok: false, refusal: 'not-found' } as const
  const role = orderRoleOf(order, caller)
  const isReviewer = role?.part === 'customer' && !isByMember(order)
  if (!isReviewer || !matchesIfGiven(review.reviewerUserName, role.userName)) {
    return { ok: false, refusal: 'forbidden' } as const
  }
  const { provider_user_name: actualUserName } = order
  if (
    actualUserName !== providerUserName ||
    !matchesIfGiven(review.providerUserName, actualUserName)
  ) {
    return { ok: false, refusal: 'not-found' } as const
  }
  return insertReview(database.query, {
    orderId: order.id,
    customerUserName: role.userName,
    rating: review.rating,
    anonymous: review.anonymous,
    language,
    userFeedback: storable(review.userFeedback),
    now: clock.now(),
  })
}

function matchesIfGiven(named: string | undefined, own: string): boolean {
  return named === undefined || named === own
}
