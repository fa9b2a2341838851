import type { OrderDraft } from '#contract/order.ts'
import { lastFreeMoment } from '#domain/order/cancellation.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import type { Order } from './order-data.ts'
import { fullAddressText } from './place-text.ts'
import type { ProviderInfo } from './provider-data.ts'

/** What the confirmation tells of a placed order. */
export interface CompletedOrder {
  readonly orderId: string
  readonly providerName: string
  readonly providerUserName: string
  readonly timeZone: string
  readonly startTime: string
  readonly endTime: string
  /** Last moment of free cancellation, epoch ms. */
  readonly freeUntil: number
  readonly place: string
  readonly isAtHome: boolean
  readonly serviceName: string
  readonly firstName: string
  /** The address typed with it. */
  readonly email: string
  /** Where its mails go. */
  readonly mailTo: readonly string[]
  readonly totalAmount: number
  /** False where the salon has yet to agree. */
  readonly isConfirmed: boolean
  /** How often the visit has changed, for a calendar that has noted it already. */
  readonly calendarSequence: number
  /** Whether it was there before and got another time or other treatments. */
  readonly isChanged: boolean
}

/**
 * The confirmation of a draft that went through; the checkout itself is empty by then.
 * @param before the order as it was, where the draft changed one
 */
export function completedOrder(
  {
    orderId,
    status,
    mailTo,
  }: Pick<CompletedOrder, 'orderId' | 'mailTo'> & { readonly status: OrderStatus },
  { customerInfo, serviceInfo, totalAmount }: OrderDraft,
  provider: ProviderInfo,
  before: Order | null,
): CompletedOrder {
  const { timeZone } = provider.businessProfile
  const { appointmentStartTime: startTime, appointmentEndTime: endTime } = serviceInfo
  const isAtHome = customerInfo.serviceLocation === 'DOORSTEP'
  return {
    orderId,
    providerName: provider.profile.fullName,
    providerUserName: provider.profile.userName,
    timeZone,
    startTime,
    endTime,
    freeUntil: lastFreeMoment({
      startsAt: Date.parse(startTime),
      policy: policyFor(provider, before),
    }),
    place: (isAtHome && customerInfo.customerAddress) || fullAddressText(provider),
    isAtHome,
    serviceName: serviceInfo.serviceName ?? '',
    firstName: customerInfo.customerName.split(' ')[0] ?? '',
    ...{ email: customerInfo.customerEmail, mailTo },
    totalAmount,
    isConfirmed: status !== 'PENDING',
    calendarSequence: before ? before.calendarSequence + 1 : 0,
    isChanged: before !== null,
  }
}

/** How long before the visit it is free to cancel: what an order was promised stays its promise. */
export function policyFor(
  { businessProfile }: ProviderInfo,
  before: Order | null,
): { cancellationWindowMinutes: number } {
  if (!before) return businessProfile
  const { freeUntil, serviceInfo } = before
  const windowMs = Date.parse(serviceInfo.appointmentStartTime) - Date.parse(freeUntil)
  return { cancellationWindowMinutes: windowMs / 60_000 }
}
