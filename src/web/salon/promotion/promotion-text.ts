import { euros } from '#domain/money.ts'
import { isFlat, isForFirstVisit, type PromotionType } from '#domain/promotion/promotion.ts'
import { formatDay, formatMoney } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from '../../messages.ts'
import type { SalonPromotion } from './promotions-query.ts'

/** What the texts depend on; `today` is a day in the salon's zone. */
export interface TextContext {
  readonly t: Translate
  readonly language: Language
  readonly today: string
}

/** The title in the language of the reader. */
export function titleOf(
  promotion: { readonly titleNl: string; readonly titleEn: string },
  language: Language,
): string {
  return language === 'nl' ? promotion.titleNl : promotion.titleEn
}

/** '15%' or '€ 7,50'; whole euros without cents. */
export function discountText(
  promotion: {
    readonly promotionType: PromotionType
    readonly flatRateOff: number | null
    readonly discountPercentage: number | null
  },
  language: Language,
): string {
  if (!isFlat(promotion)) return `${promotion.discountPercentage ?? 0}%`
  return formatMoney(promotion.flatRateOff ?? 0, language).replace(/[.,]00$/, '')
}

/** '1 December', with the year where it is another one than today's. */
export function plainDayText(day: string, { language, today }: TextContext): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return formatDay(day, 'UTC', language, isThisYear ? 'dayMonth' : 'dayMonthYear')
}

/** For whom, from which amount, and when: 'Everybody, from € 40,00, 1 December – 31 March 2027'. */
export function conditionsText(promotion: SalonPromotion, context: TextContext): string {
  const { t, language } = context
  const minimum = formatMoney(promotion.minimumOrderAmount, language)
  return [
    t(`salonPromotions.${isForFirstVisit(promotion) ? 'firstVisit' : 'everybody'}`),
    promotion.minimumOrderAmount > 0
      ? t('salonPromotions.fromMinimum', { minimum })
      : t('salonPromotions.noMinimum'),
    t('salonPromotions.days', {
      from: plainDayText(promotion.startDate, context),
      to: plainDayText(promotion.endDate, context),
    }),
  ].join(', ')
}

/** What it does today. */
export function statusText(promotion: SalonPromotion, context: TextContext): string {
  const { t } = context
  const { status, startDate, endDate } = promotion
  if (status === 'running')
    return t('salonPromotions.statuses.running', { day: plainDayText(endDate, context) })
  if (status === 'planned')
    return t('salonPromotions.statuses.planned', { day: plainDayText(startDate, context) })
  return t(`salonPromotions.statuses.${status}`)
}

/** How often it was used and what it cost. */
export function usageText(promotion: SalonPromotion, { t, language }: TextContext): string {
  const { timesUsed, discountAmount } = promotion
  if (timesUsed === 0) return t('salonPromotions.neverUsed')
  const amount = formatMoney(discountAmount, language)
  return `${t('salonPromotions.used', { count: timesUsed })}, ${t('salonPromotions.cost', { amount })}`
}

/** An amount of cents. */
export function centsText(cents: number, language: Language): string {
  return formatMoney(euros(cents), language)
}
