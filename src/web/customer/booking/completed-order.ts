import type { OrderDraft } from '#contract/order.ts'
import { lastFreeMoment } from '#domain/order/cancellation.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { Order } from './order-data.ts'
import { fullAddressText } from './place-text.ts'
import type { ProviderInfo } from './provider-data.ts'

/** The placed order as the confirmation shows it. */
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
  /** The mail address typed with the order. */
  readonly email: string
  /** The addresses its mails go to. */
  readonly mailTo: readonly string[]
  readonly totalAmount: number
  /** False while the salon has not agreed yet. */
  readonly isConfirmed: boolean
  /** SEQUENCE of the calendar file: how often the visit was changed. */
  readonly calendarSequence: number
  /** Whether an existing order was changed. */
  readonly isChanged: boolean
}

/**
 * The confirmation of a placed draft.
 * @param before the original order if the draft changed one
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
    email: customerInfo.customerEmail,
    mailTo,
    totalAmount,
    isConfirmed: status !== 'PENDING',
    calendarSequence: before ? before.calendarSequence + 1 : 0,
    isChanged: before !== null,
  }
}

/** The cancellation window; for an existing order the one it was placed with. */
export function policyFor(
  { businessProfile }: ProviderInfo,
  before: Order | null,
): { cancellationWindowMinutes: number } {
  if (!before) return businessProfile
  const { freeUntil, serviceInfo } = before
  const windowMs = Date.parse(serviceInfo.appointmentStartTime) - Date.parse(freeUntil)
  return { cancellationWindowMinutes: windowMs / MINUTE_MS }
}
