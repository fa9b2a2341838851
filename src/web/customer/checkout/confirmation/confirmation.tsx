import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Check from 'lucide-react/icons/check'
import Wallet from 'lucide-react/icons/wallet'
import { useState } from 'react'
import { orderNumber } from '#domain/order/order-number.ts'
import { formatMoney } from '#messages/format.ts'
import { CoverPicture } from '../../../art/cover-picture.tsx'
import { useTranslation } from '../../../language.ts'
import { formatList, withNonBreakingPostcode } from '../../../text-formats.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MarkedText } from '../../../ui/marked-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { Column } from '../../../ui/page.tsx'
import { useNowUntil } from '../../../use-now.ts'
import { calendarLink } from '../../booking/calendar-link.ts'
import type { CompletedOrder } from '../../booking/completed-order.ts'
import { dateOf } from '../../booking/slot-days.ts'
import { capitalize, dayText, momentText } from '../../schedule/day-text.ts'
import { dateTimeText } from '../free-until.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import './confetti.css'

/** The confirmation of a placed order: time, place, number, payment and next actions (CHECKOUT-06). */
export function Confirmation({ order }: { order: CompletedOrder }) {
  const { t, language } = useTranslation()
  const [openedAt] = useState(Date.now)
  const { firstName, providerName, isConfirmed, isChanged } = order
  const prefix = isChanged ? 'checkout.editing.done' : 'checkout.done'
  const day = dayText(dateOf(order.startTime), language, 'weekday')
  return (
    <Column width="narrow" className="py-6 md:pt-12 md:pb-16">
      <article className="card relative overflow-hidden">
        <CoverPicture
          userName={order.providerUserName}
          wide
          eager
          className="block aspect-[4/1] min-h-28 w-full bg-surface-accent object-cover"
        />
        <Confetti />
        <div className="px-5 pb-9 text-center sm:px-14">
          <span className="relative mx-auto -mt-8 mb-4.5 grid size-16 place-items-center rounded-full bg-success text-on-success ring-6 ring-surface">
            <Icon of={Check} />
          </span>
          <StepHeading
            title={t(`${prefix}.${isConfirmed ? 'title' : 'requested'}`, {
              day,
              name: firstName,
            })}
          >
            {t(`${prefix}.${isConfirmed ? 'text' : 'requestedText'}`, {
              salon: providerName,
            })}
          </StepHeading>
          <MailSentence order={order} />
          <Facts order={order} />
          <Payment order={order} />
          <p className="mt-4 text-sm wrap-anywhere text-subtle">
            {t('checkout.done.reference')} {order.orderId}
          </p>
          <div className="mt-6.5 flex flex-wrap justify-center gap-3 max-sm:*:w-full">
            <a
              href={calendarLink(order, window.location.hostname, openedAt)}
              download={t('checkout.done.fileName')}
              className={buttonClasses({ tone: 'primary' })}
            >
              <Icon of={CalendarPlus} />
              {t('checkout.done.addToCalendar')}
            </a>
            <ButtonLink to="/bookings/$orderId" params={{ orderId: order.orderId }}>
              {t('checkout.done.view')}
            </ButtonLink>
            <ButtonLink to="/" tone="quiet">
              {t('checkout.done.home')}
            </ButtonLink>
          </div>
        </div>
      </article>
    </Column>
  )
}

/** The addresses that get the confirmation mail, and an address that is not confirmed yet. */
function MailSentence({ order: { email, mailTo } }: { order: CompletedOrder }) {
  const { t, language } = useTranslation()
  const isMailed = mailTo.some((each) => each.toLowerCase() === email.toLowerCase())
  return (
    <p className="mt-2 text-balance wrap-anywhere text-muted">
      {mailTo.length > 0
        ? t('checkout.done.mailTo', { emails: formatList(mailTo, language) })
        : t('checkout.done.mailNobody')}{' '}
      {!isMailed && t('checkout.done.mailUnproven', { email })}
    </p>
  )
}

function Facts({ order }: { order: CompletedOrder }) {
  const { t, language } = useTranslation()
  const facts = [
    [t('checkout.when'), capitalize(momentText(order, language))],
    [t('checkout.where'), withNonBreakingPostcode(order.place)],
    [t('checkout.done.number'), orderNumber(order.orderId)],
  ]
  return (
    <dl className="my-6.5 grid gap-x-8 gap-y-4 rounded-lg bg-surface-soft px-5.5 py-5 text-left sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-strong wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Payment({ order }: { order: CompletedOrder }) {
  const { t, language } = useTranslation()
  const { isAtHome, freeUntil, timeZone } = order
  const now = useNowUntil(freeUntil)
  const amount = formatMoney(order.totalAmount, language)
  return (
    <div className="text-left">
      <Note tone="success" icon={Wallet}>
        <MarkedText
          text={t(isAtHome ? 'checkout.done.payAtVisit' : 'checkout.done.pay', { amount })}
        >
          {(part) => <b className="font-strong whitespace-nowrap">{part}</b>}
        </MarkedText>{' '}
        {freeUntil > now
          ? t('checkout.freeUntil', { moment: dateTimeText(freeUntil, timeZone, language) })
          : t('checkout.noFreeCancel')}
      </Note>
    </div>
  )
}

/** Three petals that fall once over the confirmation; hidden with reduced motion. */
function Confetti() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      <span className="petal petal-first" />
      <span className="petal petal-second" />
      <span className="petal petal-third" />
    </div>
  )
}
