import type { LucideIcon } from 'lucide-react'
import Calendar from 'lucide-react/icons/calendar'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import UserRound from 'lucide-react/icons/user-round'
import { lazy, type ReactNode, Suspense } from 'react'
import { isOpenStatus } from '#domain/order/status.ts'
import { formatPhone, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { durationForScreenReader, formatList, withNonBreakingPostcode } from '../../text-formats.ts'
import { Icon } from '../../ui/icon.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import type { Order } from '../booking/order-data.ts'
import { directionsUrl } from './directions-url.ts'
import { countdownText, ownClockText } from './visit-text.ts'

const CalendarLink = lazy(async () => ({
  default: (await import('./calendar-link.tsx')).CalendarLink,
}))

interface OrderFactsProps {
  order: Order
  now: number
  /** Whether the viewer is the salon and not the customer. */
  isProvider: boolean
}

/** Time, place, customer, message and contact of an order. */
export function OrderFacts({ order, now, isProvider }: OrderFactsProps) {
  const { t, language } = useTranslation()
  const { customerName, customerEmail, customerPhone } = order.customerInfo
  return (
    <div className="card mt-6 divide-y divide-line">
      <VisitTimeFact order={order} now={now} />
      <VisitPlaceFact order={order} isProvider={isProvider} />
      <Fact icon={UserRound} title={customerName}>
        {isProvider ? (
          <ContactLinks phone={customerPhone} email={customerEmail} />
        ) : (
          <>
            <span className="block wrap-anywhere">{customerEmail}</span>
            <span className="block wrap-anywhere">{formatPhone(customerPhone)}</span>
            {order.mailTo.length > 0 && (
              <span className="block wrap-anywhere">
                {t('orderDetail.mailing.to', { emails: formatList(order.mailTo, language) })}
              </span>
            )}
          </>
        )}
      </Fact>
      {order.customerInstructions && (
        <Fact
          icon={MessageSquare}
          title={t(isProvider ? 'orderDetail.messageFromCustomer' : 'orderDetail.message')}
        >
          <span className="whitespace-pre-line">{order.customerInstructions}</span>
        </Fact>
      )}
      {!isProvider && (
        <Fact icon={Phone} title={t('orderDetail.contact')}>
          <ContactLinks phone={order.providerInfo.mobileNumber} email={order.providerInfo.email} />
        </Fact>
      )}
    </div>
  )
}

function VisitTimeFact({ order, now }: Pick<OrderFactsProps, 'order' | 'now'>) {
  const { t, language } = useTranslation()
  const { appointmentStartTime, appointmentEndTime, timeZone } = order.serviceInfo
  const [from, to] = [appointmentStartTime, appointmentEndTime].map((instant) =>
    formatTime(instant, timeZone, language),
  )
  const countdown =
    isOpenStatus(order.status) && countdownText(t, appointmentStartTime, timeZone, now)
  const ownClock = ownClockText(appointmentStartTime, timeZone, language)
  const lines = [countdown, ownClock && t('orderDetail.yourClock', { time: ownClock })]
  return (
    <Fact
      icon={Calendar}
      title={`${from}\u00a0–\u00a0${to}, ${durationForScreenReader(t, order.totalDuration)}`}
      action={
        countdown && (
          <Suspense>
            <CalendarLink order={order} now={now} className={actionClasses} />
          </Suspense>
        )
      }
    >
      {lines
        .filter((line) => typeof line === 'string')
        .map((line) => (
          <span key={line} className="block first-letter:uppercase">
            {line}
          </span>
        ))}
    </Fact>
  )
}

function VisitPlaceFact({ order, isProvider }: Pick<OrderFactsProps, 'order' | 'isProvider'>) {
  const { t } = useTranslation()
  const { customerAddress, serviceLocation } = order.customerInfo
  const { address, postalCode, cityName } = order.providerInfo
  const isAtHome = serviceLocation === 'DOORSTEP'
  const place = isAtHome ? (customerAddress ?? '') : `${address}, ${postalCode} ${cityName}`
  // Directions are for the one who travels.
  const action = isAtHome === isProvider && <RouteLink place={place} />
  return (
    <Fact icon={MapPin} title={withNonBreakingPostcode(place)} action={action}>
      {t(isAtHome ? 'orderDetail.atHome' : 'orderDetail.atSalon')}
    </Fact>
  )
}

function RouteLink({ place }: { place: string }) {
  const { t } = useTranslation()
  return (
    <NewTabLink href={directionsUrl(place)} className={actionClasses}>
      {t('orderDetail.route')}
      <span className="sr-only">{t('orderDetail.routeTo', { place })}</span>
    </NewTabLink>
  )
}

function ContactLinks({ phone, email }: { phone: string; email: string }) {
  const linkClasses = 'link py-2.5 wrap-anywhere'
  return (
    <span className="-mb-2.5 flex flex-wrap gap-x-6">
      {phone && (
        <a href={phoneUrl(phone)} className={linkClasses}>
          {formatPhone(phone)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={linkClasses}>
          {email}
        </a>
      )}
    </span>
  )
}

/** The `tel:` URL of a phone number: '020 123 45 67' gives 'tel:0201234567'. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

const actionClasses = 'link -mt-2.5 shrink-0 py-2.5'

function Fact(props: { icon: LucideIcon; title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-4 p-4.5 sm:p-6">
      <Icon of={props.icon} className="mt-0.5" />
      <div className="min-w-0 grow basis-32">
        <p className="font-strong wrap-anywhere">{props.title}</p>
        <p className="text-muted">{props.children}</p>
      </div>
      {props.action}
    </div>
  )
}
