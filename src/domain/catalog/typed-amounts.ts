import type { Cents } from '../money.ts'
import { RULE_LIMITS } from '../schedule/booking-rules.ts'

/** The highest price of an item. */
export const MAX_PRICE_CENTS = 1_000_000
/** The shortest and longest duration of an item. */
export const ITEM_MINUTES = { least: 5, most: 720 } as const

/**
 * The price that a salon typed, in cents: '42,50', '€ 1.250', '78,-', 'EUR 12.5'. A point or comma before exactly three
 * digits separates thousands. Null when it is no price of an item.
 */
export function typedPrice(text: string): Cents | null {
  const plain = text
    .replace(/€|eur(o)?/i, '')
    .replaceAll(/\s/g, '')
    .replace(/[,.][-–—]+$/, '')
  if (!/^\d[\d.,]*$/.test(plain)) return null
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  if (!/^(\d+|\d{1,3}([.,])\d{3}(\2\d{3})*)$/.test(whole)) return null
  const cents = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return cents <= MAX_PRICE_CENTS ? cents : null
}

/** The duration that a salon typed, in minutes: '45', '45 min', '1:30', '01:30:00', '1 u 30', '1,5 uur'. Null when it is none of an item. */
export function typedMinutes(text: string): number | null {
  const minutes = minutesOf(text.trim().toLowerCase())
  const isValid = Number.isInteger(minutes)
  return isValid && minutes >= ITEM_MINUTES.least && minutes <= ITEM_MINUTES.most ? minutes : null
}

/** The minutes of a part of an item that a salon typed, at least 1: '30', '45 min'. Null when it is none (WORK-135). */
export function typedPart(text: string): number | null {
  const minutes = minutesOf(text.trim().toLowerCase())
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= ITEM_MINUTES.most ? minutes : null
}

/** The buffer that a salon typed, in minutes: '0', '10 min'. Null when it is none of an item. */
export function typedBuffer(text: string): number | null {
  const minutes = minutesOf(text.trim().toLowerCase())
  return Number.isInteger(minutes) && minutes <= RULE_LIMITS.bufferMinutes.max ? minutes : null
}

function minutesOf(text: string): number {
  const [, alone] = /^(\d{1,3})\s*(?:m|min|minuten|minutes)?\.?$/.exec(text) ?? []
  if (alone) return Number(alone)
  const [, decimalHours] = /^(\d{1,2}[.,]\d{1,2})\s*(?:u|uur|h|hour|hours)$/.exec(text) ?? []
  if (decimalHours) return Number(decimalHours.replace(',', '.')) * 60
  const [, hours, rest = '0'] =
    /^(\d{1,2})\s*(?::|u|uur|h|hours?)\s*(\d{1,2})?\s*(?:m|min|minuten|minutes|:00)?$/.exec(text) ??
    []
  return hours && Number(rest) < 60 ? Number(hours) * 60 + Number(rest) : Number.NaN
}
