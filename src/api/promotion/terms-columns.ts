import { isFlat } from '#domain/promotion/promotion.ts'
import type { PromotionTerms } from '#domain/promotion/promotion-terms.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { PromotionRow } from './row.ts'

/** The columns of `promotions` that hold its terms. */
export function termsColumns(terms: PromotionTerms) {
  return {
    title_en: terms.titleEn,
    title_nl: terms.titleNl,
    description_en: terms.descriptionEn,
    description_nl: terms.descriptionNl,
    promotion_type: terms.promotionType,
    minimum_order_cents: terms.minimumOrderCents,
    flat_rate_off_cents: isFlat(terms) ? terms.flatRateOffCents : null,
    discount_percentage: isFlat(terms) ? null : terms.discountPercentage,
    start_date: terms.startDate,
    end_date: terms.endDate,
  }
}

/** The terms of a row. */
export function termsOf(row: PromotionRow): PromotionTerms {
  return {
    titleEn: row.title_en,
    titleNl: row.title_nl,
    descriptionEn: row.description_en,
    descriptionNl: row.description_nl,
    promotionType: row.promotion_type,
    minimumOrderCents: row.minimum_order_cents,
    flatRateOffCents: row.flat_rate_off_cents ?? 0,
    discountPercentage: row.discount_percentage ?? 0,
    startDate: row.start_date as PlainDate,
    endDate: row.end_date as PlainDate,
  }
}
