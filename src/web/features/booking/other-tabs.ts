import type { Checkout, StoredKey } from './checkout.ts'

type StoredValues = Partial<Pick<Checkout, StoredKey>>

/** What tabs with the same booking share. Where each of them stands and has searched is its own. */
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
 * What this tab takes over of what another tab kept; null where it goes on as it is: with another
 * salon's booking, with one of its own at the same salon, or on its confirmation.
 * @param isTyping whether somebody is typing in this tab: what they type stays theirs
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
    // The terms were accepted of what stood here before.
    acceptedTerms: false,
    otherTabEdits: own.otherTabEdits + (changedKeys.includes('customerInfo') ? 1 : 0),
  }
}

function isSameBooking(own: Checkout, other: StoredValues): boolean {
  return own.id !== null && own.id === other.id
}

/** Whether an order was placed there for what is in the cart here: a second one would be by mistake. */
function isBookedBy({ provider, modifying }: Checkout, { completed }: StoredValues): boolean {
  if (!completed || completed.providerUserName !== provider) return false
  return completed.isChanged ? completed.orderId === modifying?.orderId : modifying === null
}
