import type { Selectable } from 'kysely'
import type { PromotionId } from '#domain/identifiers.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { Language } from '#messages/language.ts'
import type { Promotions } from '../schema.gen.ts'

/** A promotion as it is stored. */
export type PromotionRow = Selectable<Promotions>

type Row = Pick<
  PromotionRow,
  | 'id'
  | 'promotion_type'
  | 'minimum_order_cents'
  | 'flat_rate_off_cents'
  | 'discount_percentage'
  | 'start_date'
  | 'end_date'
  | 'active'
  | 'time_zone'
>

type RowWithTexts = Row &
  Pick<PromotionRow, 'title_en' | 'title_nl' | 'description_en' | 'description_nl'>

/** The promotion of a row in the reader's language. */
export function localizedPromotion(language: Language, row: RowWithTexts): Promotion {
  return promotionOf(row, {
    title: row[`title_${language}`],
    description: row[`description_${language}`],
  })
}

/** The promotion of a row, with these texts. */
export function promotionOf(row: Row, words: Pick<Promotion, 'title' | 'description'>): Promotion {
  return {
    id: row.id as PromotionId,
    title: words.title,
    description: words.description,
    promotionType: row.promotion_type,
    minimumOrderCents: row.minimum_order_cents,
    flatRateOffCents: row.flat_rate_off_cents ?? 0,
    discountPercentage: row.discount_percentage ?? 0,
    startDate: row.start_date as PlainDate,
    endDate: row.end_date as PlainDate,
    active: row.active,
    timeZone: row.time_zone,
  }
}
