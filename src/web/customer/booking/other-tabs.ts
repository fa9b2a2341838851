import type { Checkout, StoredKey } from './checkout.ts'

type StoredValues = Partial<Pick<Checkout, StoredKey>>

/** Values shared by tabs with the same booking. Step and search are not shared. */
const SHARED_KEYS = [
  'id',
  'provider',
  'cart',
  'promotion',
  'date',
  'slot',
  'customerInfo',
  'modifying',
  'again',
  'attempt',
  'completed',
] as const satisfies readonly StoredKey[]

/**
 * The changes that another tab stored for the same booking. Null if there are none, if the bookings
 * differ, or if this tab shows a confirmation.
 * @param isTyping whether the user is typing in this tab; then its customer details are not replaced
 */
export function mergeFromOtherTab(
  own: Checkout,
  other: StoredValues,
  isTyping: boolean,
): Partial<Checkout> | null {
  if (own.completed || !(isSameBooking(own, other) || isBookedBy(own, other))) return null
  const isChangedKey = (key: (typeof SHARED_KEYS)[number]) =>
    key in other &&
    !(isTyping && key === 'customerInfo') &&
    JSON.stringify(other[key]) !== JSON.stringify(own[key])
  const changedKeys = SHARED_KEYS.filter(isChangedKey)
  if (changedKeys.length === 0) return null
  return {
    ...Object.fromEntries(changedKeys.map((key) => [key, other[key]])),
    // The terms were accepted for the previous values.
    acceptedTerms: false,
    otherTabEdits: own.otherTabEdits + (changedKeys.includes('customerInfo') ? 1 : 0),
  }
}

function isSameBooking(own: Checkout, other: StoredValues): boolean {
  return own.id !== null && own.id === other.id
}

/** Whether the other tab placed the order for this cart, so that placing it here would book twice. */
function isBookedBy({ provider, modifying }: Checkout, { completed }: StoredValues): boolean {
  if (!completed || completed.providerUserName !== provider) return false
  return completed.isChanged ? completed.orderId === modifying?.orderId : modifying === null
}
