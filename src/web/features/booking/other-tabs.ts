import type { Checkout, KeptKey } from './checkout.ts'

type Kept = Partial<Pick<Checkout, KeptKey>>

/** What tabs with the same booking share. Where each of them stands and has searched is its own. */
const SHARED = [
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
] as const satisfies readonly KeptKey[]

/**
 * What this tab takes over of what another tab kept; null where it goes on as it is: with another
 * salon's booking, with one of its own at the same salon, or on its confirmation.
 * @param isTyping whether somebody is typing in this tab: what they type stays theirs
 */
export function takenFromOtherTab(
  mine: Checkout,
  other: Kept,
  isTyping: boolean,
): Partial<Checkout> | null {
  if (mine.completed || !(isSameBooking(mine, other) || isBookedBy(mine, other))) return null
  const isTaken = (key: (typeof SHARED)[number]) =>
    key in other &&
    !(isTyping && key === 'customerInfo') &&
    JSON.stringify(other[key]) !== JSON.stringify(mine[key])
  const taken = SHARED.filter(isTaken)
  if (taken.length === 0) return null
  return {
    ...Object.fromEntries(taken.map((key) => [key, other[key]])),
    // The terms were accepted of what stood here before.
    acceptedTerms: false,
    timesTypedElsewhere: mine.timesTypedElsewhere + (taken.includes('customerInfo') ? 1 : 0),
  }
}

function isSameBooking(mine: Checkout, other: Kept): boolean {
  return mine.id !== null && mine.id === other.id
}

/** Whether an order was placed there for what is in the cart here: a second one would be by mistake. */
function isBookedBy({ provider, modifying }: Checkout, { completed }: Kept): boolean {
  if (!completed || completed.providerUserName !== provider) return false
  return completed.isChanged ? completed.orderId === modifying?.orderId : modifying === null
}
