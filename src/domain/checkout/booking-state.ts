/** The keys under which the browser stores the booking flow (CHECKOUT-05). */
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

/** The choices whose change clears others. */
export type BookingChange = 'serviceType' | 'provider' | 'date'

/**
 * The keys that a change clears: a new service type clears everything about the provider (SEARCH-13), a new provider the
 * cart and the time unless an order is being modified (CART-05), a new date the slot (SLOT-02).
 */
export function keysClearedBy(change: BookingChange, isModifying = false): readonly BookingKey[] {
  if (change === 'provider' && isModifying) return []
  return CLEARED[change]
}

const CLEARED: Record<BookingChange, readonly BookingKey[]> = {
  serviceType: ['provider', 'cart', 'providerInfo', 'workingDays', 'timeZone'],
  provider: ['cart', 'date', 'slot'],
  date: ['slot'],
}
