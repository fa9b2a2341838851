import type { PromotionId } from '#domain/identifiers.ts'
import { applyPromotion, type Promotion, promotionDay } from '#domain/promotion/promotion.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { dice } from '../dice.ts'
import type { StoredSalon } from '../salons/stored-salon.ts'
import { DEMO_SIGN_INS } from '../sign-ins.ts'
import type { Booking } from './booking.ts'

export interface Discount {
  readonly promotionId: string
  readonly titleEn: string
  readonly titleNl: string
  readonly cents: number
}

/**
 * Which bookings of a salon took a promotion: one in four of those that could, and everyone with a demo
 * sign-in. The domain decides whether they could. The answer is by booking id.
 * @param beenBefore user names of those who booked there earlier
 */
export function giveDiscounts(
  { salon, offers }: StoredSalon,
  bookings: readonly Booking[],
  beenBefore: ReadonlySet<string>,
): Map<string, Discount> {
  const discounts = new Map<string, Discount>()
  const seen = new Set(beenBefore)
  for (const booking of bookings.toSorted((a, b) => a.story.placedAt - b.story.placedAt)) {
    const isFirstVisit = !seen.has(booking.customer.userName)
    seen.add(booking.customer.userName)
    if (!dice(`${salon.userName}/discount of ${booking.id}`).chance(eagerness(booking))) continue
    for (const offer of offers) {
      const promotion = promotionOf(offer)
      const date = promotionDay(promotion, booking.story.placedAt)
      const totalCents = originalCents(booking)
      const applied = applyPromotion(promotion, { totalCents, date, isFirstVisit })
      if (!applied.ok) continue
      const [titleEn, titleNl] = [offer.en[0], offer.nl[0]]
      discounts.set(booking.id, { promotionId: offer.id, titleEn, titleNl, cents: applied.value })
      break
    }
  }
  return discounts
}

/** What a booking costs before any discount. */
export function originalCents(booking: Booking): number {
  return booking.visit.items.reduce((sum, item) => sum + item.priceCents, 0)
}

function eagerness({ customer }: Booking): number {
  return DEMO_SIGN_INS.some(({ userName }) => userName === customer.userName) ? 1 : 0.25
}

function promotionOf(offer: StoredSalon['offers'][number]): Promotion {
  return {
    id: offer.id as PromotionId,
    title: offer.nl[0],
    description: offer.nl[1],
    promotionType: offer.promotionType,
    minimumOrderCents: offer.minimumOrderCents,
    flatRateOffCents: offer.flatRateOffCents ?? 0,
    discountPercentage: offer.discountPercentage ?? 0,
    startDate: offer.startDate,
    endDate: offer.endDate,
    active: true,
    timeZone: DUTCH_ZONE,
  }
}
