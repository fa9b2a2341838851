import type { ProviderMail } from '#domain/order/provider-mail.ts'
import type { StoredOrder } from '../store.ts'
import type { OrderMailKind } from '../tasks.ts'

/** Whether the provider of an order wants a mail of this kind (WORK-78). */
export function isWantedByProvider(kind: OrderMailKind, order: StoredOrder): boolean {
  const mail = providerMailOf(kind, order)
  return mail === null || order.provider_mails.includes(mail)
}

// The answer to a request goes with the request, so that a calendar program that has the visit learns of it.
function providerMailOf(kind: OrderMailKind, { status }: StoredOrder): ProviderMail | null {
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
