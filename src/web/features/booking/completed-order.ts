import type { OrderDraft } from '#contract/order.ts'
import { lastFreeMoment } from '#domain/order/cancellation.ts'
import { fullAddressText } from './place-words.ts'
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
  readonly totalAmount: number
  /** False where the salon confirms by hand. */
  readonly isConfirmed: boolean
}

/** The confirmation of a draft that was placed; the checkout itself is empty by then. */
export function completedOrder(
  orderId: string,
  { customerInfo, serviceInfo, totalAmount }: OrderDraft,
  provider: ProviderInfo,
): CompletedOrder {
  const { timeZone, cancellationWindowMinutes, autoConfirm } = provider.businessProfile
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
      policy: { cancellationWindowMinutes },
    }),
    place: (isAtHome && customerInfo.customerAddress) || fullAddressText(provider),
    isAtHome,
    serviceName: serviceInfo.serviceName ?? '',
    firstName: customerInfo.customerName.split(' ')[0] ?? '',
    totalAmount,
    isConfirmed: autoConfirm,
  }
}
