import type { Language } from './language.ts'

const locales: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL' }

/** Euros with two decimals: '€ 45,00' in Dutch, '€45.00' in English (row LANG-04). */
export function formatMoney(euros: number, language: Language): string {
  return numbers(language, { style: 'currency', currency: 'EUR' }).format(euros)
}

/** A whole number with its thousands apart. */
export function formatCount(count: number, language: Language): string {
  return numbers(language, {}).format(count)
}

/** A rating or a distance: always one decimal. */
export function formatTenths(value: number, language: Language): string {
  return numbers(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)
}

const dayStyles = {
  /** 'Tuesday 24 November', 'dinsdag 24 november' */
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 'Tuesday 24 November 2026' */
  fullDated: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 'Fri 20 November', 'vr 20 november' */
  short: { weekday: 'short', day: 'numeric', month: 'long' },
  /** '18 November', '18 november' */
  date: { day: 'numeric', month: 'long' },
  /** '18 November 2026' */
  dated: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 'Tuesday', 'dinsdag' */
  weekday: { weekday: 'long' },
  /** 'Tue', 'di' */
  weekdayShort: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/**
 * The day of an instant (ISO text or epoch ms) on the clock of an IANA zone; in English without
 * commas, as one would say it.
 */
export function formatDay(
  instant: string | number,
  timeZone: string,
  language: Language,
  style: keyof typeof dayStyles = 'full',
): string {
  return dates(language, timeZone, dayStyles[style]).format(new Date(instant)).replaceAll(',', '')
}

/** 'HH:mm' on the clock of an IANA zone. */
export function formatTime(instant: string | number, timeZone: string, language: Language): string {
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return dates(language, timeZone, style).format(new Date(instant))
}

/** The calendar day of an instant in a zone, 'YYYY-MM-DD'. */
export function dayIn(timeZone: string, instant: string | number): string {
  return dates('en', timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .format(new Date(instant))
    .split('/')
    .toReversed()
    .join('-')
}

const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

// Making a formatter costs far more than using it.
function dates(language: Language, timeZone: string, style: Intl.DateTimeFormatOptions) {
  return kept(`${language} ${timeZone} ${JSON.stringify(style)}`, () => {
    return new Intl.DateTimeFormat(locales[language], { ...style, timeZone })
  })
}

function numbers(language: Language, style: Intl.NumberFormatOptions) {
  return kept(`${language} ${JSON.stringify(style)}`, () => {
    return new Intl.NumberFormat(locales[language], style)
  })
}

function kept<F extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => F): F {
  const known = made.get(key) as F | undefined
  if (known) return known
  const formatter = make()
  made.set(key, formatter)
  return formatter
}
