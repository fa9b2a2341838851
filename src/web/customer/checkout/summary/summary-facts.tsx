import type { LucideIcon } from 'lucide-react'
import Calendar from 'lucide-react/icons/calendar'
import House from 'lucide-react/icons/house'
import MapPin from 'lucide-react/icons/map-pin'
import User from 'lucide-react/icons/user'
import type { ReactNode } from 'react'
import { STEP, type Step } from '#domain/checkout/steps.ts'
import { hasLocationChoice, type ValidCustomerInfo } from '#domain/customer/customer-info.ts'
import { formatPhone } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { withNonBreakingPostcode } from '../../../text-formats.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useCheckout } from '../../booking/booking-store.ts'
import { fullAddressText } from '../../booking/place-text.ts'
import type { ProviderInfo } from '../../booking/provider-data.ts'
import { dateOf, type VisitTime } from '../../booking/slot-days.ts'
import { visitKindOf } from '../../customer-details/customer-details.ts'
import { capitalize, dayText, timeRangeText } from '../../schedule/day-text.ts'
import { FreeUntil } from '../free-until.tsx'

interface SummaryFactsProps {
  info: ProviderInfo
  slot: VisitTime
  customer: ValidCustomerInfo
  onChange: (step: Step) => void
}

/** Time, place and customer, each with a change button. */
export function SummaryFacts({ info, slot, customer, onChange }: SummaryFactsProps) {
  const { t, language } = useTranslation()
  const cart = useCheckout((checkout) => checkout.cart)
  const isAtHome = customer.serviceLocation === 'DOORSTEP'
  const mayChangePlace = isAtHome || hasLocationChoice(visitKindOf(info, cart))
  const toDetails = () => onChange(STEP.CUSTOMER_INFO)
  return (
    <ul className="card">
      <Fact
        icon={Calendar}
        name={t('checkout.when')}
        title={`${capitalize(dayText(dateOf(slot.startTime), language))}, ${timeRangeText(slot)}`}
        onChange={() => onChange(STEP.SCHEDULE)}
      >
        <FreeUntil info={info} startTime={slot.startTime} />
      </Fact>
      <Fact
        icon={isAtHome ? House : MapPin}
        name={t('checkout.where')}
        title={withNonBreakingPostcode(isAtHome ? customer.customerAddress : fullAddressText(info))}
        onChange={mayChangePlace ? toDetails : undefined}
      >
        {isAtHome && t('checkout.salonComes')}
      </Fact>
      <Fact icon={User} name={t('checkout.who')} title={customer.customerName} onChange={toDetails}>
        <span className="block wrap-anywhere">{customer.customerEmail}</span>
        <span className="block wrap-anywhere">{formatPhone(customer.customerPhone)}</span>
        {customer.customerInstructions && (
          <span className="mt-1.5 block whitespace-pre-line">
            “{customer.customerInstructions}”
          </span>
        )}
      </Fact>
    </ul>
  )
}

interface FactProps {
  icon: LucideIcon
  /** For screen readers; others see the icon. */
  name: string
  title: string
  children?: ReactNode
  onChange?: (() => void) | undefined
}

function Fact({ icon, name, title, children, onChange }: FactProps) {
  const { t } = useTranslation()
  return (
    <li className="flex flex-wrap items-start gap-4 p-4.5 not-first:border-t not-first:border-line sm:p-6">
      <Icon of={icon} className="mt-0.5" />
      <div className="min-w-0 grow basis-32">
        <p className="font-strong wrap-anywhere">
          <span className="sr-only">{name}: </span>
          {title}
        </p>
        {children && <div className="text-muted">{children}</div>}
      </div>
      {onChange && (
        <button type="button" onClick={onChange} className="link -my-2.5 -mr-2.5 min-h-11 px-2.5">
          {t('checkout.change')}
          <span className="sr-only">: {name}</span>
        </button>
      )}
    </li>
  )
}
