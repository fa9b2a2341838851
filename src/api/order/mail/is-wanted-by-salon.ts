import type { SalonMail } from '#domain/order/salon-mail.ts'
import type { StoredOrder } from '../store.ts'
import type { OrderMailKind } from '../tasks.ts'

/** Whether the provider of an order wants a mail of this kind (WORK-78). */
export function isWantedBySalon(kind: OrderMailKind, order: StoredOrder): boolean {
  const mail = salonMailOf(kind, order)
  return mail === null || order.salon_mails.includes(mail)
}

// The answer to a request goes with the request, so that a calendar program that has the visit learns of it.
function salonMailOf(kind: OrderMailKind, { status }: StoredOrder): SalonMail | null {
  switch (kind) {
    case 'confirmation':
      return status === 'PENDING' ? 'request' : 'booking'
    case 'agreement':
    case 'decline':
      return 'request'
    case 'change':
    case 'cancellation':
      return kind
    default:
      return null
  }
}
