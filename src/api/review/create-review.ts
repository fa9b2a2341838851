import type { z } from 'zod'
import type { newReview } from '#contract/review.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import { findOrder } from '../order/store.ts'
import { orderRoleOf } from '../order-access/order-role.ts'
import { storable } from '../storable.ts'
import { insertReview } from './store.ts'

interface ReviewRequest {
  readonly caller: Caller
  readonly providerUserName: string
  readonly said: z.output<typeof newReview>
  readonly language: 'en' | 'nl'
}

/**
 * Takes a customer's word on a visit: only of the order's own customer, after the visit, once (REVIEW-04). A salon's
 * owner does not review their own salon, not even as its customer.
 */
export async function createReview({ database, clock }: ApiDeps, asked: ReviewRequest) {
  const { caller, providerUserName, said, language } = asked
  const order = await findOrder(database.query, said.orderId)
  if (!order) return { ok: false, refusal: 'not-found' } as const
  const party = orderRoleOf(order, caller)
  if (party?.part !== 'customer' || !isNamedRight(said.reviewerUserName, party.userName)) {
    return { ok: false, refusal: 'forbidden' } as const
  }
  const { provider_user_name: salon } = order
  if (salon !== providerUserName || !isNamedRight(said.providerUserName, salon)) {
    return { ok: false, refusal: 'not-found' } as const
  }
  return insertReview(database.query, {
    ...{
      orderId: order.id,
      customerUserName: party.userName,
      rating: said.rating,
      anonymous: said.anonymous,
      language,
    },
    ...{ userFeedback: storable(said.userFeedback), now: clock.now() },
  })
}

function isNamedRight(named: string | undefined, own: string): boolean {
  return named === undefined || named === own
}
