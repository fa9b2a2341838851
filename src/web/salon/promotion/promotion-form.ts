import { euros } from '#domain/money.ts'
import { isFlat, isForFirstVisit, type PromotionType } from '#domain/promotion/promotion.ts'
import {
  checkTerms,
  type PromotionTerms,
  type TermsFault,
} from '#domain/promotion/promotion-terms.ts'
import { addDays, daysBetween, type PlainDate } from '#domain/schedule/plain-date.ts'
import type { Language } from '#messages/language.ts'
import type { SalonPromotion } from './promotions-query.ts'

/** The fields of the form as they are typed. */
export interface PromotionForm {
  readonly titleNl: string
  readonly titleEn: string
  readonly descriptionNl: string
  readonly descriptionEn: string
  readonly discount: string
  readonly kind: 'percentage' | 'amount'
  readonly audience: 'everybody' | 'firstVisit'
  readonly minimum: string
  readonly startDate: string
  readonly endDate: string
}

export type FormField = keyof PromotionForm

/** A fault of a field. */
export interface FieldFault {
  readonly field: FormField
  readonly fault: TermsFault
}

const DEFAULT_DAYS = 30

/** The form of a new promotion: it runs from today, for a month. */
export function newForm(today: PlainDate): PromotionForm {
  return {
    titleNl: '',
    titleEn: '',
    descriptionNl: '',
    descriptionEn: '',
    discount: '',
    kind: 'percentage',
    audience: 'everybody',
    minimum: '',
    startDate: today,
    endDate: addDays(today, DEFAULT_DAYS),
  }
}

/** The form of a stored promotion. */
export function formOf(promotion: SalonPromotion, language: Language): PromotionForm {
  const { titleNl, titleEn, descriptionNl, descriptionEn, startDate, endDate } = promotion
  return {
    titleNl,
    titleEn,
    descriptionNl,
    descriptionEn,
    startDate,
    endDate,
    ...discountFields(promotion, language),
  }
}

/** The fields that stay as they are once orders have used a promotion. */
export function discountFields(promotion: SalonPromotion, language: Language) {
  const { flatRateOff, discountPercentage, minimumOrderAmount } = promotion
  return {
    discount: isFlat(promotion)
      ? typedAmount(flatRateOff ?? 0, language)
      : String(discountPercentage ?? 0),
    kind: isFlat(promotion) ? 'amount' : 'percentage',
    audience: isForFirstVisit(promotion) ? 'firstVisit' : 'everybody',
    minimum: minimumOrderAmount === 0 ? '' : typedAmount(minimumOrderAmount, language),
  } as const satisfies Partial<PromotionForm>
}

/** Whether two forms say the same, field by field. */
export function isSameForm(form: PromotionForm, other: PromotionForm): boolean {
  const fields = Object.keys(form) as FormField[]
  return fields.every((field) => form[field] === other[field])
}

/** The form to repeat a promotion that has ended: as many days as before, from today. */
export function formToRepeat(
  promotion: SalonPromotion,
  today: PlainDate,
  language: Language,
): PromotionForm {
  const { startDate, endDate } = promotion
  const days = daysBetween(startDate as PlainDate, endDate as PlainDate)
  return { ...formOf(promotion, language), startDate: today, endDate: addDays(today, days) }
}

/** The terms that a form says; a field that is no number is NaN. */
export function termsOfForm(form: PromotionForm): PromotionTerms {
  const { titleNl, titleEn, descriptionNl, descriptionEn, kind, audience } = form
  const isAmount = kind === 'amount'
  return {
    titleNl,
    titleEn,
    descriptionNl,
    descriptionEn,
    promotionType: TYPES[audience][kind],
    minimumOrderCents: form.minimum.trim() === '' ? 0 : centsOf(form.minimum),
    flatRateOffCents: isAmount ? centsOf(form.discount) : 0,
    discountPercentage: isAmount ? 0 : percentageOf(form.discount),
    startDate: form.startDate as PlainDate,
    endDate: form.endDate as PlainDate,
  }
}

const TYPES: Record<PromotionForm['audience'], Record<PromotionForm['kind'], PromotionType>> = {
  everybody: {
    percentage: 'LIMITED_TIME_OFFER_PERCENTAGE',
    amount: 'LIMITED_TIME_OFFER_FLAT_AMOUNT',
  },
  firstVisit: { percentage: 'FIRST_TIME_USER_PERCENTAGE', amount: 'FIRST_TIME_USER_FLAT_AMOUNT' },
}

/** The faults of a form by the domain's rules, in the order of its fields. */
export function faultsOfForm(
  form: PromotionForm,
  context: { today: PlainDate; storedStart: PlainDate | null },
): FieldFault[] {
  const faults = checkTerms(termsOfForm(form), context)
  return TERMS_FIELDS.flatMap(([term, field]) => {
    const fault = faults[term]
    return fault ? [{ field, fault }] : []
  })
}

const TERMS_FIELDS: readonly (readonly [keyof PromotionTerms, FormField])[] = [
  ['titleNl', 'titleNl'],
  ['titleEn', 'titleEn'],
  ['descriptionNl', 'descriptionNl'],
  ['descriptionEn', 'descriptionEn'],
  ['discountPercentage', 'discount'],
  ['flatRateOffCents', 'discount'],
  ['minimumOrderCents', 'minimum'],
  ['startDate', 'startDate'],
  ['endDate', 'endDate'],
]

/** The body that sends terms. */
export function bodyOf({
  minimumOrderCents,
  flatRateOffCents,
  discountPercentage,
  ...same
}: PromotionTerms) {
  const hasAmount = isFlat(same)
  return {
    ...same,
    minimumOrderAmount: euros(minimumOrderCents),
    flatRateOff: hasAmount ? euros(flatRateOffCents) : null,
    discountPercentage: hasAmount ? null : discountPercentage,
  }
}

// '€ 7,50', '7.5' and '7' are amounts; '1.000' could be two different ones, so it is none.
function centsOf(text: string): number {
  const typed = text.replaceAll(/[€\s]/g, '').replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : Number.NaN
}

function percentageOf(text: string): number {
  const typed = text.replaceAll(/[%\s]/g, '')
  return /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN
}

function typedAmount(amount: number, language: Language): string {
  const text = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return language === 'nl' ? text.replace('.', ',') : text
}
