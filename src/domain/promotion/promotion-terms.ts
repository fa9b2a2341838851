import type { Cents } from '../money.ts'
import { addDays, type PlainDate } from '../schedule/plain-date.ts'
import { visibleText } from '../visible-text.ts'
import { isFlat, type PromotionType } from './promotion.ts'

/** Promotions of one provider that have not ended. */
export const MAX_PROMOTIONS = 20
export const MAX_TITLE_LENGTH = 60
export const MAX_DESCRIPTION_LENGTH = 200
export const MAX_FLAT_RATE_OFF_CENTS = 100_000
export const MAX_MINIMUM_ORDER_CENTS = 1_000_000
/** How far ahead the last day may be, in days. */
export const MAX_DAYS_AHEAD = 731

/** What a provider decides about a promotion: texts in both languages, the discount and the days. */
export interface PromotionTerms {
  readonly titleEn: string
  readonly titleNl: string
  readonly descriptionEn: string
  readonly descriptionNl: string
  readonly promotionType: PromotionType
  readonly minimumOrderCents: Cents
  /** For the flat types; ignored otherwise. */
  readonly flatRateOffCents: Cents
  /** For the percentage types: a whole number from 1 to 100; ignored otherwise. */
  readonly discountPercentage: number
  /** First and last day, both included. */
  readonly startDate: PlainDate
  readonly endDate: PlainDate
}

export const TERMS_FAULTS = [
  'title-missing',
  'title-too-long',
  'description-too-long',
  'description-in-one-language',
  'amount-out-of-range',
  'percentage-out-of-range',
  'minimum-out-of-range',
  'start-in-past',
  'end-in-past',
  'end-before-start',
  'end-too-far',
] as const
export type TermsFault = (typeof TERMS_FAULTS)[number]

/** What is wrong with a field, at most one fault each. */
export type TermsFaults = Partial<Record<keyof PromotionTerms, TermsFault>>

interface TermsContext {
  readonly today: PlainDate
  /** The first day as it is stored, which may have passed; null for a new promotion. */
  readonly storedStart: PlainDate | null
}

/** Checks the terms of a promotion (WORK-51). */
export function checkTerms(terms: PromotionTerms, context: TermsContext): TermsFaults {
  return { ...textFaults(terms), ...discountFaults(terms), ...dayFaults(terms, context) }
}

/** Whether two terms give the same discount, from the same order amount on, to the same customers (WORK-52). */
export function hasSameDiscount(one: PromotionTerms, other: PromotionTerms): boolean {
  return (
    one.promotionType === other.promotionType &&
    one.minimumOrderCents === other.minimumOrderCents &&
    (isFlat(one)
      ? one.flatRateOffCents === other.flatRateOffCents
      : one.discountPercentage === other.discountPercentage)
  )
}

/** Whether two terms do not differ. */
export function areSameTerms(one: PromotionTerms, other: PromotionTerms): boolean {
  return hasSameDiscount(one, other) && SAID_AND_DAYS.every((field) => one[field] === other[field])
}

const SAID_AND_DAYS = [
  ...(['titleEn', 'titleNl', 'descriptionEn', 'descriptionNl'] as const),
  ...(['startDate', 'endDate'] as const),
] as const

function textFaults(terms: PromotionTerms): TermsFaults {
  const faults: TermsFaults = {}
  for (const field of ['titleEn', 'titleNl'] as const) {
    if (visibleText(terms[field]) === '') faults[field] = 'title-missing'
    else if (terms[field].length > MAX_TITLE_LENGTH) faults[field] = 'title-too-long'
  }
  // A reader of the other language would see none.
  const isInOne =
    (visibleText(terms.descriptionEn) === '') !== (visibleText(terms.descriptionNl) === '')
  for (const field of ['descriptionEn', 'descriptionNl'] as const) {
    if (terms[field].length > MAX_DESCRIPTION_LENGTH) faults[field] = 'description-too-long'
    else if (isInOne && visibleText(terms[field]) === '')
      faults[field] = 'description-in-one-language'
  }
  return faults
}

function discountFaults(terms: PromotionTerms): TermsFaults {
  const { minimumOrderCents, flatRateOffCents, discountPercentage } = terms
  const faults: TermsFaults = {}
  if (!isWithin(minimumOrderCents, 0, MAX_MINIMUM_ORDER_CENTS))
    faults.minimumOrderCents = 'minimum-out-of-range'
  if (isFlat(terms) && !isWithin(flatRateOffCents, 1, MAX_FLAT_RATE_OFF_CENTS))
    faults.flatRateOffCents = 'amount-out-of-range'
  if (!isFlat(terms) && !isWithin(discountPercentage, 1, 100))
    faults.discountPercentage = 'percentage-out-of-range'
  return faults
}

function dayFaults(
  { startDate, endDate }: PromotionTerms,
  { today, storedStart }: TermsContext,
): TermsFaults {
  const faults: TermsFaults = {}
  if (startDate < today && startDate !== storedStart) faults.startDate = 'start-in-past'
  if (endDate < startDate) faults.endDate = 'end-before-start'
  else if (endDate < today) faults.endDate = 'end-in-past'
  else if (endDate > addDays(today, MAX_DAYS_AHEAD)) faults.endDate = 'end-too-far'
  return faults
}

// NaN, which an empty field is, is within nothing.
function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && least <= value && value <= most
}
