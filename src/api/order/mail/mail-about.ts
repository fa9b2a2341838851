import type { OrderStatus } from '#domain/order/status.ts'
import type { OrderMailKind } from '../tasks.ts'

/** The kind of mail for a change of status; null when none is sent. */
export function mailAbout(from: OrderStatus, to: OrderStatus): OrderMailKind | null {
  if (to === 'CANCELLED') return 'cancellation'
  if (to === 'DECLINED') return 'decline'
  if (to === 'NO_SHOW') return 'missed'
  return from === 'PENDING' && (to === 'ACCEPTED' || to === 'CONFIRMED') ? 'agreement' : null
}
