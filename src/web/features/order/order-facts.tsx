import type { LucideIcon } from 'lucide-react'
import Calendar from 'lucide-react/icons/calendar'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { formatTime } from '#messages/format.ts'
import { useWords } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import { spokenDuration } from '../../wording.ts'
import type { Order } from './order-data.ts'
import { countdownText, ownClockText } from './visit-words.ts'

interface OrderFactsProps {
  order: Order
  now: number
  /** Its salon looks, not its customer. */
  isSalon: boolean
}

/** When, where, who, and what was said to the salon. */
export function OrderFacts({ order, now, isSalon }: OrderFactsProps) {
  const { t } = useWords()
  const { customerName, customerEmail, customerPhone } = order.customerInfo
  return (
    <div className="card mt-6 divide-y divide-line">
      <When order={order} now={now} />
      <Where order={order} isSalon={isSalon} />
      <Fact icon={UserRound} title={customerName}>
        {isSalon ? (
          <ContactLinks phone={customerPhone} email={customerEmail} />
        ) : (
          <Spread parts={[customerEmail, customerPhone]} />
        )}
      </Fact>
      {order.customerInstructions && (
        <Fact
          icon={MessageSquare}
          title={t(isSalon ? 'orderDetail.messageFromCustomer' : 'orderDetail.message')}
        >
          <span className="whitespace-pre-line">{order.customerInstructions}</span>
        </Fact>
      )}
      {!isSalon && (
        <Fact icon={Phone} title={t('orderDetail.contact')}>
          <ContactLinks phone={order.providerInfo.mobileNumber} email={order.providerInfo.email} />
        </Fact>
      )}
    </div>
  )
}

function When({ order, now }: Pick<OrderFactsProps, 'order' | 'now'>) {
  const { t, language } = useWords()
  const { appointmentStartTime, appointmentEndTime, timeZone } = order.serviceInfo
  const [from, to] = [appointmentStartTime, appointmentEndTime].map((instant) =>
    formatTime(instant, timeZone, language),
  )
  const countdown = countdownText(t, appointmentStartTime, timeZone, now)
  const ownClock = ownClockText(appointmentStartTime, timeZone, language)
  const lines = [countdown, ownClock && t('orderDetail.yourClock', { time: ownClock })]
  return (
    <Fact icon={Calendar} title={`${from} – ${to}, ${spokenDuration(t, order.totalDuration)}`}>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block first-letter:uppercase">
          {line}
        </span>
      ))}
    </Fact>
  )
}

function Where({ order, isSalon }: Pick<OrderFactsProps, 'order' | 'isSalon'>) {
  const { t } = useWords()
  const { customerAddress, serviceLocation } = order.customerInfo
  const { address, postalCode, cityName } = order.providerInfo
  const isAtHome = serviceLocation === 'DOORSTEP'
  const place = isAtHome ? (customerAddress ?? '') : `${address}, ${postalCode} ${cityName}`
  // Whoever travels may want to know the way.
  const action = isAtHome === isSalon && <RouteLink place={place} />
  return (
    <Fact icon={MapPin} title={place} action={action}>
      {t(isAtHome ? 'orderDetail.atHome' : 'orderDetail.atSalon')}
    </Fact>
  )
}

function RouteLink({ place }: { place: string }) {
  const { t } = useWords()
  return (
    <a
      href={`https://www.openstreetmap.org/directions?from=&to=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="link -mt-2.5 shrink-0 py-2.5"
    >
      {t('orderDetail.route')}
      <span className="sr-only">
        {t('orderDetail.routeTo', { place })} {t('common.newTab')}
      </span>
    </a>
  )
}

function ContactLinks({ phone, email }: { phone: string; email: string }) {
  const link = (href: string, text: string) =>
    text && (
      <a key={href} href={href} className="link inline-block py-1">
        {text}
      </a>
    )
  return <Spread parts={[link(phoneAddress(phone), phone), link(`mailto:${email}`, email)]} />
}

/** The address behind a phone number as people write it: '020 123 45 67' rings at 'tel:0201234567'. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** Parts on a line, with a dot between what is there; each breaks as a whole. */
function Spread({ parts }: { parts: readonly ReactNode[] }) {
  return parts.filter(Boolean).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name and never move
    <span key={index} className="inline-block max-w-full wrap-anywhere whitespace-pre-wrap">
      {index > 0 && ' · '}
      {part}
    </span>
  ))
}

function Fact(props: { icon: LucideIcon; title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start gap-4 p-4.5 sm:p-6">
      <Icon of={props.icon} className="mt-0.5" />
      <div className="min-w-0 grow">
        <p className="font-strong wrap-anywhere">{props.title}</p>
        <p className="text-plum-2">{props.children}</p>
      </div>
      {props.action}
    </div>
  )
}
