import { useRouter } from '@tanstack/react-router'
import { useTranslation } from '../../language.ts'
import { calendarLink } from '../booking/calendar-link.ts'
import type { Order } from '../booking/order-data.ts'

interface CalendarLinkProps {
  order: Order
  now: number
  className: string
}

/** Link to download the visit as a calendar file. */
export function CalendarLink({ order, now, className }: CalendarLinkProps) {
  const { t } = useTranslation()
  const host = new URL(useRouter().options.context.origin).hostname
  const { appointmentStartTime, appointmentEndTime, location, serviceName } = order.serviceInfo
  const visit = {
    orderId: order.orderId,
    startTime: appointmentStartTime,
    endTime: appointmentEndTime,
    place: location,
    serviceName,
    providerName: order.providerInfo.fullName,
    isConfirmed: order.status !== 'PENDING',
    calendarSequence: order.calendarSequence,
  }
  return (
    <a
      href={calendarLink(visit, host, now)}
      download={t('orderDetail.calendarFile')}
      className={className}
    >
      {t('orderDetail.calendar')}
    </a>
  )
}
