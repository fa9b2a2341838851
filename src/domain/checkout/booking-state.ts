/** What of the booking flow is kept in the browser, each under a key of its own (CHECKOUT-05). */
export const BOOKING_KEYS = [
  'location',
  'serviceType',
  'provider',
  'cart',
  'providerInfo',
  'workingDays',
  'providers',
  'timeZone',
  'promotion',
  'date',
  'slot',
  'step',
  'customerInfo',
] as const
export type BookingKey = (typeof BOOKING_KEYS)[number]

/** The choices that make others void. */
export type BookingChange = 'serviceType' | 'provider' | 'date'

/**
 * What a change of one choice clears: a new service type everything about the provider (SEARCH-13), a
 * new provider the cart and the time, unless an order is being modified (CART-05), a new date the slot
 * (SLOT-02).
 */
export function clearedBy(change: BookingChange, isModifying = false): readonly BookingKey[] {
  if (change === 'provider' && isModifying) return []
  return CLEARED[change]
}

const CLEARED: Record<BookingChange, readonly BookingKey[]> = {
  serviceType: ['provider', 'cart', 'providerInfo', 'workingDays', 'timeZone'],
  provider: ['cart', 'date', 'slot'],
  date: ['slot'],
}
