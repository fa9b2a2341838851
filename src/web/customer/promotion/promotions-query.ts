import { queryOptions } from '@tanstack/react-query'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { api } from '../../api-client.ts'
import { replyOf } from '../../query-client.ts'
import type { PromotionReply } from './cart-promotions.ts'

interface PromotionsRequest {
  readonly customerUserName: string
  readonly providerUserName: string
  readonly timeZone: string
  /** The order that is being changed; its own promotion stays available. */
  readonly orderId: string | undefined
}

/** The promotions this customer can use at this salon today (PROMO-01). Not kept, so that no old discount is promised. */
export function promotionsQuery(request: PromotionsRequest) {
  const { customerUserName, providerUserName, orderId } = request
  return queryOptions({
    queryKey: ['promotions', customerUserName, providerUserName, orderId],
    queryFn: () => fetchPromotions(request),
    gcTime: 0,
  })
}

async function fetchPromotions(request: PromotionsRequest): Promise<readonly PromotionReply[]> {
  let answer = await listPromotions(request)
  // This endpoint is also public: an expired token gives 403 for the user's own name, not 401.
  if (!answer.ok && answer.refusal === 'forbidden') {
    await api('refreshSession', { body: {} })
    answer = await listPromotions(request)
  }
  return replyOf(answer, 'The promotions did not load').data.promotions
}

function listPromotions(request: PromotionsRequest) {
  const { customerUserName, providerUserName, timeZone, orderId } = request
  return api('listPromotions', {
    params: { customerUserName, providerUserName },
    query: { effectiveDate: wallClock(Date.now(), timeZone).date, orderId },
  })
}
