import type { OrderStatus } from '#domain/order/status.ts'
import type { OrderMailKind } from '../tasks.ts'

/** The mail a step in an order's life is worth: none for what both know already. */
export function mailAbout(from: OrderStatus, to: OrderStatus): OrderMailKind | null {
  if (to === 'CANCELLED') return 'cancellation'
  if (to === 'DECLINED') return 'decline'
  return from === 'PENDING' && (to === 'ACCEPTED' || to === 'CONFIRMED') ? 'agreement' : null
}
