import type { z } from 'zod'
import type { promotion as promotionSchema } from '#contract/promotion.ts'
import { euros } from '#domain/money.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'

/** A promotion as the wire has it: euros, and null where the other kind of discount applies. */
export function promotionReply(promotion: Promotion): z.output<typeof promotionSchema> {
  const { minimumOrderCents, flatRateOffCents, discountPercentage, ...same } = promotion
  return {
    ...same,
    minimumOrderAmount: euros(minimumOrderCents),
    flatRateOff: flatRateOffCents > 0 ? euros(flatRateOffCents) : null,
    discountPercentage: discountPercentage > 0 ? discountPercentage : null,
  }
}
