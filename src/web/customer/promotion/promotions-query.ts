import { queryOptions } from '@tanstack/react-query'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import type { Language } from '#messages/language.ts'
import { api } from '../../api-client.ts'
import { replyOf } from '../../query-client.ts'
import type { PromotionReply } from './cart-promotions.ts'

interface PromotionsRequest {
  readonly customerUserName: string
  readonly providerUserName: string
  readonly timeZone: string
  /** Epoch ms; its day in the time zone is today. */
  readonly now: number
  /** The order that is being changed; its own promotion stays available. */
  readonly orderId: string | undefined
  /** That of their titles. */
  readonly language: Language
}

/** The promotions this customer can use at this salon today (PROMO-01). Not kept, so that no old discount is promised. */
export function promotionsQuery(request: PromotionsRequest) {
  const { customerUserName, providerUserName, orderId, language } = request
  const effectiveDate = wallClock(request.now, request.timeZone).date
  return queryOptions({
    queryKey: ['promotions', customerUserName, providerUserName, orderId, effectiveDate, language],
    queryFn: () => fetchPromotions(request, effectiveDate),
    gcTime: 0,
  })
}

async function fetchPromotions(
  request: PromotionsRequest,
  effectiveDate: PlainDate,
): Promise<readonly PromotionReply[]> {
  let answer = await listPromotions(request, effectiveDate)
  // This endpoint is also public: an expired token gives 403 for the user's own name, not 401.
  if (!answer.ok && answer.refusal === 'forbidden') {
    await api('refreshSession', { body: {} })
    answer = await listPromotions(request, effectiveDate)
  }
  return replyOf(answer, 'The promotions did not load').data.promotions
}

function listPromotions(request: PromotionsRequest, effectiveDate: PlainDate) {
  const { customerUserName, providerUserName, orderId } = request
  return api('listPromotions', {
    params: { customerUserName, providerUserName },
    query: { effectiveDate, orderId },
  })
}
