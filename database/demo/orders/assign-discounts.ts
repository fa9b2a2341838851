import type { PromotionId } from '#domain/identifiers.ts'
import { applyPromotion, type Promotion, promotionDay } from '#domain/promotion/promotion.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { StoredProvider } from '../providers/stored-provider.ts'
import { seededRandom } from '../seeded-random.ts'
import { DEMO_SIGN_INS } from '../sign-ins.ts'
import type { DemoOrder } from './demo-order.ts'

export interface Discount {
  readonly promotionId: string
  readonly titleEn: string
  readonly titleNl: string
  readonly cents: number
}

/**
 * The discounts of a provider's orders, by order id: one in four of the orders that qualify, and all of
 * demo sign-ins. The domain decides whether an order qualifies.
 * @param earlierCustomers user names of those who booked there earlier
 */
export function assignDiscounts(
  { provider, promotions }: StoredProvider,
  demoOrders: readonly DemoOrder[],
  earlierCustomers: ReadonlySet<string>,
): Map<string, Discount> {
  const discounts = new Map<string, Discount>()
  const seen = new Set(earlierCustomers)
  for (const demoOrder of demoOrders.toSorted((a, b) => a.history.placedAt - b.history.placedAt)) {
    const isFirstVisit = !seen.has(demoOrder.customer.userName)
    seen.add(demoOrder.customer.userName)
    if (
      !seededRandom(`${provider.userName}/discount of ${demoOrder.id}`).chance(
        discountProbability(demoOrder),
      )
    )
      continue
    for (const demoPromotion of promotions) {
      const promotion = promotionOf(demoPromotion)
      const date = promotionDay(promotion, demoOrder.history.placedAt)
      const totalCents = originalCents(demoOrder)
      const applied = applyPromotion(promotion, { totalCents, date, isFirstVisit })
      if (!applied.ok) continue
      const [titleEn, titleNl] = [demoPromotion.en[0], demoPromotion.nl[0]]
      discounts.set(demoOrder.id, {
        promotionId: demoPromotion.id,
        titleEn,
        titleNl,
        cents: applied.value,
      })
      break
    }
  }
  return discounts
}

/** The price of an order before any discount. */
export function originalCents(demoOrder: DemoOrder): number {
  return demoOrder.visit.items.reduce((sum, item) => sum + item.priceCents, 0)
}

function discountProbability({ customer }: DemoOrder): number {
  return DEMO_SIGN_INS.some(({ userName }) => userName === customer.userName) ? 1 : 0.25
}

function promotionOf(promotion: StoredProvider['promotions'][number]): Promotion {
  return {
    id: promotion.id as PromotionId,
    title: promotion.nl[0],
    description: promotion.nl[1],
    promotionType: promotion.promotionType,
    minimumOrderCents: promotion.minimumOrderCents,
    flatRateOffCents: promotion.flatRateOffCents ?? 0,
    discountPercentage: promotion.discountPercentage ?? 0,
    startDate: promotion.startDate,
    endDate: promotion.endDate,
    active: true,
    timeZone: DUTCH_ZONE,
  }
}
