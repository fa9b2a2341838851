import type { OrderStatus } from '#domain/order/status.ts'
import type { OrderMailKind } from '../tasks.ts'

/** The kind of mail for a change of status; null when none is sent. An operator's change is always told (DESK-154). */
export function mailAbout(
  from: OrderStatus,
  to: OrderStatus,
  isByOperator = false,
): OrderMailKind | null {
  if (to === 'CANCELLED') return 'cancellation'
  if (to === 'DECLINED') return 'decline'
  if (isByOperator && (to === 'NO_SHOW' || to === 'COMPLETED')) return 'correction'
  if (to === 'NO_SHOW') return 'missed'
  return from === 'PENDING' && (to === 'ACCEPTED' || to === 'CONFIRMED') ? 'agreement' : null
}
