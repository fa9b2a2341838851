import { useCallback, useEffect, useState } from 'react'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { api } from '../../api-client.ts'
import { logError } from '../../log.ts'
import type { PromotionReply } from './cart-promotions.ts'

interface PromotionsRequest {
  readonly customerUserName: string
  readonly providerUserName: string
  readonly timeZone: string
  /** The order that is being changed: a discount that it has stays its own. */
  readonly orderId: string | undefined
}

export interface CustomerPromotions {
  readonly promotions: readonly PromotionReply[]
  readonly isLoading: boolean
  reload(): Promise<void>
}

/** The promotions this customer can use at this salon today; none when they cannot be asked (PROMO-01). */
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
    // A visitor may ask here too, so a token that ran out meets no 401: one's own name is forbidden.
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
