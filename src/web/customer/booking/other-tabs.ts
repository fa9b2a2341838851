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
  'editedOrder',
  'rebookedVisit',
  'attempt',
  'completed',
] as const satisfies readonly StoredKey[]

/**
 * The changes that another tab stored for the same booking. Null if there are none, if the bookings
 * differ, or if this tab shows a confirmation.
 * @param isTyping whether the user is typing in this tab; then its customer details are not replaced
 */
export function mergeFromOtherTab(
  checkout: Checkout,
  otherTab: StoredValues,
  isTyping: boolean,
): Partial<Checkout> | null {
  if (checkout.completed || !(isSameBooking(checkout, otherTab) || isBookedBy(checkout, otherTab)))
    return null
  const isChangedKey = (key: (typeof SHARED_KEYS)[number]) =>
    key in otherTab &&
    !(isTyping && key === 'customerInfo') &&
    JSON.stringify(otherTab[key]) !== JSON.stringify(checkout[key])
  const changedKeys = SHARED_KEYS.filter(isChangedKey)
  if (changedKeys.length === 0) return null
  return {
    ...Object.fromEntries(changedKeys.map((key) => [key, otherTab[key]])),
    // The terms were accepted for the previous values.
    acceptedTerms: false,
    otherTabEdits: checkout.otherTabEdits + (changedKeys.includes('customerInfo') ? 1 : 0),
  }
}

function isSameBooking(checkout: Checkout, otherTab: StoredValues): boolean {
  return checkout.id !== null && checkout.id === otherTab.id
}

/** Whether the other tab placed the order for this cart, so that placing it here would book twice. */
function isBookedBy({ provider, editedOrder }: Checkout, { completed }: StoredValues): boolean {
  if (!completed || completed.providerUserName !== provider) return false
  return completed.isChanged ? completed.orderId === editedOrder?.orderId : editedOrder === null
}
