import { parseOrderId } from '../identifiers.ts'
import { endOfOrderId } from './order-number.ts'

/** What a text that an operator typed finds orders by. */
export type OrderSearch =
  | { readonly by: 'id'; readonly value: string }
  /** The last eight digits of an id, in lower case. */
  | { readonly by: 'number'; readonly value: string }
  /** In lower case. */
  | { readonly by: 'email'; readonly value: string }
  /** The last nine digits, which a number has with and without its country. */
  | { readonly by: 'phone'; readonly value: string }
  | { readonly by: 'name'; readonly value: string }

/** The fewest letters of a name that are searched for, so that nobody reads through all bookings (DESK-150). */
export const MIN_NAME_LETTERS = 3
const PHONE_DIGITS = 9

/** How a text finds orders; null for one that says too little. */
export function orderSearch(text: string): OrderSearch | null {
  const value = text.trim()
  const id = parseOrderId(value)
  if (id) return { by: 'id', value: id }
  const end = endOfOrderId(value)
  if (end) return { by: 'number', value: end }
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return { by: 'email', value: value.toLowerCase() }
  const digits = value.replace(/[\s().+-]/g, '')
  if (/^\d+$/.test(digits))
    return digits.length < PHONE_DIGITS ? null : { by: 'phone', value: digits.slice(-PHONE_DIGITS) }
  const letters = value.match(/\p{L}/gu)?.length ?? 0
  return letters < MIN_NAME_LETTERS ? null : { by: 'name', value }
}
