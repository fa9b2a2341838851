import FileCheck from 'lucide-react/icons/file-check'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Phone from 'lucide-react/icons/phone'
import Sparkles from 'lucide-react/icons/sparkles'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatDay, formatMoney, formatPhone, formatTime } from '#messages/format.ts'
import { durationText, priceText } from '../../text-formats.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import type { TextContext } from '../request/request-text.ts'
import type { OwnSalon } from '../shell/own-salons.ts'
import { ContactLinks } from './contact-links.tsx'
import { ProviderNote } from './provider-note.tsx'
import { VisitActions } from './visit-actions.tsx'
import { VisitHistory } from './visit-history.tsx'
import type { Visit } from './visit-query.ts'

interface VisitDetailsProps {
  salon: OwnSalon
  visit: Visit
  context: TextContext
  onMove: () => void
}

/** The facts of a visit and the actions that its status allows. */
export function VisitDetails({ salon, visit, context, onMove }: VisitDetailsProps) {
  return (
    <VisitActions salon={salon} visit={visit} context={context} onMove={onMove}>
      {visit.bufferCutMinutes > 0 && (
        <Note tone="warning" icon={TriangleAlert}>
          {context.t('agenda.bufferCut', { count: visit.bufferCutMinutes })}
        </Note>
      )}
      <ContactLinks userName={salon.userName} visit={visit} />
      <Contact visit={visit} context={context} />
      <Amounts visit={visit} context={context} />
      <ProviderNote key={visit.orderId} userName={salon.userName} visit={visit} />
      <VisitHistory visit={visit} context={context} />
    </VisitActions>
  )
}

type PartProps = Pick<VisitDetailsProps, 'visit' | 'context'>

function Contact({ visit, context }: PartProps) {
  const { t } = context
  const { customerPhone, customerEmail, customerInstructions, customerAddress } = visit
  return (
    <ul className="divide-y divide-line border-y border-line">
      {(customerPhone || customerEmail) && (
        <li className="flex gap-3 py-3">
          <Icon
            of={customerPhone ? Phone : Mail}
            className={`${customerPhone ? 'mt-3' : 'mt-0.5'} text-muted`}
          />
          <span className="grid min-w-0">
            {customerPhone && (
              <a
                href={`tel:${customerPhone.replaceAll(/[^\d+]/g, '')}`}
                className="link inline-flex min-h-11 w-fit items-center font-medium"
              >
                {formatPhone(customerPhone)}
              </a>
            )}
            <span className="text-sm text-muted wrap-anywhere">{customerEmail}</span>
          </span>
        </li>
      )}
      {customerAddress && (
        <li className="flex gap-3 py-3">
          <Icon of={MapPin} className="mt-0.5 text-muted" />
          <span className="min-w-0 wrap-anywhere">
            {customerAddress}
            <a
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(customerAddress)}`}
              target="_blank"
              rel="noreferrer"
              className="link flex min-h-11 w-fit items-center text-sm"
            >
              {t('agenda.route')}
            </a>
          </span>
        </li>
      )}
      <li className="flex gap-3 py-3">
        <Icon of={Sparkles} className="mt-0.5 text-muted" />
        <span>
          <span className="block font-strong">{visitCount(visit, context)}</span>
          <span className="text-sm text-muted">{attendance(visit, context)}</span>
        </span>
      </li>
      <li className="flex gap-3 py-3 text-sm text-muted">
        <Icon of={FileCheck} className="mt-0.5" />
        {termsText(visit, context)}
      </li>
      {customerInstructions && (
        <li className="flex gap-3 py-3">
          <Icon of={MessageSquareText} className="mt-0.5 text-muted" />
          <q className="min-w-0 whitespace-pre-line wrap-anywhere">{customerInstructions}</q>
        </li>
      )}
    </ul>
  )
}

/** Whether the client accepted the terms of the provider (WORK-109). */
function termsText({ acceptedTermsAt, linkMail }: Visit, context: TextContext): string {
  const { t, language, timeZone } = context
  if (!acceptedTermsAt) return t(`agenda.terms.${linkMail}`)
  const day = formatDay(acceptedTermsAt, timeZone, language, 'dayMonth')
  const moment = `${day}, ${formatTime(acceptedTermsAt, timeZone, language)}`
  return t('agenda.terms.accepted', { moment })
}

function visitCount({ earlierVisits }: Visit, { t }: TextContext): string {
  return earlierVisits === 0
    ? t('agenda.firstVisit')
    : t('agenda.earlierVisits', { count: earlierVisits })
}

function attendance({ lastVisit, missedVisits }: Visit, { t, language, timeZone }: TextContext) {
  const last =
    lastVisit &&
    t('agenda.lastVisit', { day: formatDay(lastVisit, timeZone, language, 'dayMonth') })
  const missed = missedVisits > 0 && t('agenda.missed', { count: missedVisits })
  return [last, missed].filter(Boolean).join(', ')
}

function Amounts({ visit, context: { t, language } }: PartProps) {
  const vat = visit.vat
    .map(({ rate, amount }) => t('agenda.vat', { rate, amount: formatMoney(amount, language) }))
    .join(', ')
  return (
    <div className="rounded-lg bg-surface-soft p-4.5">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        {visit.items.map((item, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is not edited and two items may be equal
          <div key={nth} className="contents">
            <dt className="min-w-0 pr-4 wrap-anywhere">
              {item.quantity > 1 && `${item.quantity} × `}
              {item.name}
              <span className="block text-sm text-muted">
                {durationText(t, item.durationMinutes)}
              </span>
            </dt>
            <dd className="text-right font-strong">{priceText(t, item.price, language)}</dd>
          </div>
        ))}
        {visit.travelFee > 0 && (
          <div className="contents">
            <dt>{t('agenda.travel')}</dt>
            <dd className="text-right font-strong">{formatMoney(visit.travelFee, language)}</dd>
          </div>
        )}
        {visit.discountAmount > 0 && (
          <div className="contents text-success">
            <dt className="text-success">{visit.promotionTitle ?? t('agenda.discount')}</dt>
            <dd className="text-right font-strong text-success">
              − {formatMoney(visit.discountAmount, language)}
            </dd>
          </div>
        )}
        <div className="contents">
          <dt className="mt-2 border-t border-line pt-3 font-strong">
            {t('agenda.total')}
            {vat && (
              <span className="block text-sm font-normal text-muted">
                {t('agenda.includingVat', { vat })}
              </span>
            )}
          </dt>
          <dd className="mt-2 border-t text-right border-line pt-3 font-serif text-xl">
            {priceText(t, visit.totalAmount, language)}
          </dd>
        </div>
      </dl>
    </div>
  )
}
