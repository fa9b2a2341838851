import { splitDuration } from '#domain/search/format.ts'
import { formatMoney } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import type { Translate } from './messages.ts'

/** A duration: '45 min', '1 h 30', '2 h' (row SEARCH-15). */
export function durationText(t: Translate, durationMinutes: number): string {
  const { hours, minutes } = splitDuration(durationMinutes)
  if (hours === 0) return t('common.minutes', { minutes })
  if (minutes === 0) return t('common.hours', { hours })
  return t('common.hoursAndMinutes', { hours, minutes: String(minutes).padStart(2, '0') })
}

/** A duration in full for screen readers: '1 hour 30 minutes'. */
export function durationForScreenReader(t: Translate, durationMinutes: number): string {
  const { hours, minutes } = splitDuration(durationMinutes)
  return [
    hours > 0 && t('common.hoursForScreenReader', { count: hours }),
    (minutes > 0 || hours === 0) && t('common.minutesForScreenReader', { count: minutes }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A price: the amount, 'Free' or 'N/A' (row SEARCH-15). */
export function priceText(
  t: Translate,
  euros: number | null | undefined,
  language: Language,
): string {
  if (euros === null || euros === undefined) return t('common.notAvailable')
  return euros === 0 ? t('common.free') : formatMoney(euros, language)
}

/** The price of a catalog item: that of any, or 'from €165.00'. */
export function itemPriceText(
  t: Translate,
  { price, isPriceFrom }: { price: number; isPriceFrom: boolean },
  language: Language,
): string {
  const text = priceText(t, price, language)
  return isPriceFrom && price > 0 ? t('common.priceFrom', { price: text }) : text
}

/** 'Sunday 6\u00a0December, 13:30': the number and month stay on one line. */
export function withNonBreakingDay(day: string): string {
  return day.replace(/(\d) (?=\p{L})/u, '$1\u00a0')
}

/** An address whose postcode stays on one line. */
export function withNonBreakingPostcode(place: string): string {
  return place.replace(/\b(\d{4}) ([A-Z]{2})\b/, '$1\u00a0$2')
}

/** 'a, b and c' in the reader's language. */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
}
