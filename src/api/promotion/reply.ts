import type { z } from 'zod'
import type { promotion as promotionSchema } from '#contract/promotion.ts'
import { euros } from '#domain/money.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'

/** The wire form of a promotion: amounts in euros, and null for the kind of discount that it does not have. */
export function promotionReply(promotion: Promotion): z.output<typeof promotionSchema> {
  const { minimumOrderCents, flatRateOffCents, discountPercentage, ...same } = promotion
  return {
    ...same,
    minimumOrderAmount: euros(minimumOrderCents),
    flatRateOff: flatRateOffCents > 0 ? euros(flatRateOffCents) : null,
    discountPercentage: discountPercentage > 0 ? discountPercentage : null,
  }
}
