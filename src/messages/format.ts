import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
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
  fullYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 'Fri 20 November', 'vr 20 november' */
  short: { weekday: 'short', day: 'numeric', month: 'long' },
  /** 'Fri 20 Nov', 'vr 20 nov' */
  brief: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 'Fri 20 Nov 2026', 'vr 20 nov 2026' */
  briefYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** '18 November', '18 november' */
  dayMonth: { day: 'numeric', month: 'long' },
  /** '18 November 2026' */
  dayMonthYear: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 'November' */
  month: { month: 'long' },
  /** 'Nov' */
  monthShort: { month: 'short' },
  /** 'Nov 2026' */
  monthShortYear: { month: 'short', year: 'numeric' },
  /** 'November 2026' */
  monthYear: { month: 'long', year: 'numeric' },
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

/** The day of an instant (epoch ms) of what belongs to no provider: '18 November 2026'. */
export function formatDutchDay(instant: number, language: Language): string {
  return formatDay(instant, DUTCH_ZONE, language, 'dayMonthYear')
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

/** A Dutch phone number in the groups it is said in: '06 12345678', '020 123 45 67'; any other as it came. */
export function formatPhone(phone: string): string {
  const digits = phone.replaceAll(/[\s()-]/g, '').replace(/^(\+31|0031)0?/, '0')
  if (!/^0[1-9]\d{8}$/.test(digits)) return phone
  if (digits.startsWith('06')) return digits.replace(/^(06)(\d{8})$/, '$1 $2')
  return SHORT_AREA.test(digits)
    ? digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4')
    : digits.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4')
}

// The cities whose area number has three digits (ACM, numbering plan for telephony).
const SHORT_AREA = /^0(?:1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[58])/

const formatters = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

// Making a formatter costs far more than using it.
function dates(language: Language, timeZone: string, style: Intl.DateTimeFormatOptions) {
  return cached(`${language} ${timeZone} ${JSON.stringify(style)}`, () => {
    return new Intl.DateTimeFormat(locales[language], { ...style, timeZone })
  })
}

function numbers(language: Language, style: Intl.NumberFormatOptions) {
  return cached(`${language} ${JSON.stringify(style)}`, () => {
    return new Intl.NumberFormat(locales[language], style)
  })
}

function cached<F extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => F): F {
  const known = formatters.get(key) as F | undefined
  if (known) return known
  const formatter = make()
  formatters.set(key, formatter)
  return formatter
}
