import { calendarFile } from '#domain/order/calendar-file.ts'
import type { CompletedOrder } from './completed-order.ts'

type Visit = Pick<
  CompletedOrder,
  | 'orderId'
  | 'startTime'
  | 'endTime'
  | 'serviceName'
  | 'providerName'
  | 'place'
  | 'isConfirmed'
  | 'calendarSequence'
>

/**
 * The visit as a calendar file in a `data:` URL.
 * @param host host name of the site
 * @param now epoch ms
 */
export function calendarLink(order: Visit, host: string, now: number): string {
  const file = calendarFile({
    orderId: order.orderId,
    host,
    sequence: order.calendarSequence,
    stampedAt: now,
    startsAt: Date.parse(order.startTime),
    endsAt: Date.parse(order.endTime),
    tentative: !order.isConfirmed,
    summary: `${order.serviceName}, ${order.providerName}`,
    location: order.place,
  })
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`
}
