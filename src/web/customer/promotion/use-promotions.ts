import { useCallback, useEffect, useState } from 'react'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { api } from '../../api-client.ts'
import { logError } from '../../log.ts'
import type { PromotionReply } from './cart-promotions.ts'

interface PromotionsRequest {
  readonly customerUserName: string
  readonly providerUserName: string
  readonly timeZone: string
  /** The order that is being changed; its own promotion stays available. */
  readonly orderId: string | undefined
}

export interface CustomerPromotions {
  readonly promotions: readonly PromotionReply[]
  readonly isLoading: boolean
  reload(): Promise<void>
}

/** The promotions this customer can use at this salon today; empty if they failed to load (PROMO-01). */
export function usePromotions(request: PromotionsRequest): CustomerPromotions {
  const { customerUserName, providerUserName, timeZone, orderId } = request
  const [promotions, setPromotions] = useState<readonly PromotionReply[] | null>(null)
  const reload = useCallback(async () => {
    const fetchPromotions = () =>
      api('listPromotions', {
        params: { customerUserName, providerUserName },
        query: { effectiveDate: wallClock(Date.now(), timeZone).date, orderId },
      })
    let answer = await fetchPromotions()
    // This endpoint is also public: an expired token gives 403 for the user's own name, not 401.
    if (!answer.ok && answer.refusal === 'forbidden') {
      await api('refreshSession', { body: {} })
      answer = await fetchPromotions()
    }
    if (!answer.ok) logError('The promotions did not load', answer.refusal)
    setPromotions(answer.ok ? answer.reply.data.promotions : [])
  }, [customerUserName, providerUserName, timeZone, orderId])
  useEffect(() => {
    reload()
  }, [reload])
  return { promotions: promotions ?? [], isLoading: promotions === null, reload }
}
