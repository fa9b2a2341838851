import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { orderNumber } from '#domain/order/order-number.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatMoney, formatPhone, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { priceText } from '../../text-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { TextContext } from '../request/request-text.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { type NoShowFile, noShowQuery } from './no-show-query.ts'
import { datedMoment, noShowText } from './no-show-text.ts'
import { eventText } from './visit-history.tsx'

interface NoShowPageProps {
  userName: string
  orderId: string
}

/** What is stored about a missed visit, to print on A4 (WORK-112). */
export function NoShowPage({ userName, orderId }: NoShowPageProps) {
  const { t, language } = useTranslation()
  const query = useQuery(noShowQuery(userName, orderId, language))
  const refusal = query.error && (query.error.cause as RefusalCode)
  return (
    <div className="w-full max-w-[50rem] px-4 pt-2 pb-14 sm:px-5 lg:px-8 lg:pt-4 print:max-w-none print:p-0">
      <Link
        to="/salon/$userName/agenda"
        params={{ userName }}
        search={{ visit: orderId }}
        className="link mb-2 inline-flex min-h-11 items-center gap-1.5 print:hidden"
      >
        <Icon of={ArrowLeft} size="sm" />
        {t('agenda.noShow.back')}
      </Link>
      {!query.data && <h1 className="text-2xl lg:text-[2rem]/10">{t('agenda.noShow.title')}</h1>}
      {query.isPending && <Skeleton className="mt-5 h-96 rounded-lg" />}
      {refusal && !query.data && (
        <LoadFailure
          title={t('agenda.noShow.failed')}
          refusal={refusal}
          isLoading={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {query.data && <FilePaper file={query.data} />}
    </div>
  )
}

function FilePaper({ file }: { file: NoShowFile }) {
  const { t, language } = useTranslation()
  const { visit, timeZone, madeAt } = file
  const context = { t, language, timeZone, now: Date.parse(madeAt) }
  const text = noShowText(file, context)
  const customer = visit.customerName || t('agenda.someone')
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere lg:text-[2rem]/10">
            {t('agenda.noShow.titleOf', { name: customer })}
          </h1>
          <p className="mt-1 text-muted">
            {t('agenda.noShow.madeAt', {
              moment: datedMoment(madeAt, context),
              number: orderNumber(visit.orderId),
            })}
          </p>
        </div>
        <Button onClick={() => window.print()}>
          <Icon of={Printer} size="sm" />
          {t('agenda.noShow.print')}
        </Button>
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2 print:grid-cols-2">
        <Salon file={file} />
        <Client file={file} />
      </div>
      <Visit file={file} context={context} />
      <Section title={t('agenda.noShow.booked.title')} lines={text.booked} />
      <Section title={t('agenda.noShow.rules.title')} lines={text.rules} />
      <Section title={t('agenda.noShow.terms.title')} lines={text.terms} />
      <Section title={t('agenda.noShow.mails.title')} lines={text.mails} />
      <History file={file} context={context} />
      <p className="mt-6 border-t border-line pt-3 text-sm text-muted">
        {t('agenda.noShow.origin')}
      </p>
    </>
  )
}

function Salon({ file: { provider } }: { file: NoShowFile }) {
  const { t } = useTranslation()
  const { fullName, address, kvkNumber, email, phone } = provider
  return (
    <Party title={t('agenda.noShow.salon')}>
      {[
        fullName,
        address,
        kvkNumber && t('agenda.noShow.kvk', { number: kvkNumber }),
        phone && formatPhone(phone),
        email,
      ]}
    </Party>
  )
}

function Client({ file: { visit } }: { file: NoShowFile }) {
  const { t } = useTranslation()
  const { customerName, customerAddress, customerPhone, customerEmail } = visit
  return (
    <Party title={t('agenda.noShow.client')}>
      {[
        customerName || t('agenda.someone'),
        customerAddress,
        customerPhone && formatPhone(customerPhone),
        customerEmail,
      ]}
    </Party>
  )
}

function Party({ title, children }: { title: string; children: (string | null)[] }) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      {children.filter(Boolean).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </section>
  )
}

interface PartProps {
  file: NoShowFile
  context: TextContext
}

function Visit({ file: { visit }, context }: PartProps) {
  const { t, language, timeZone } = context
  return (
    <section className="mt-6">
      <h2 className="text-lg">{t('agenda.noShow.visit')}</h2>
      <p>
        {datedMoment(visit.startTime, context)} – {formatTime(visit.endTime, timeZone, language)}
      </p>
      <table className="mt-2 w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('agenda.noShow.item')}</th>
            <th scope="col">{t('agenda.noShow.price')}</th>
          </tr>
        </thead>
        <tbody>
          {visit.items.map((item, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is not edited and two items may be equal
            <tr key={nth} className="border-t border-line">
              <td className="py-1.5 pr-4 wrap-anywhere">
                {item.quantity > 1 && `${item.quantity} × `}
                {item.name}
              </td>
              <td className="py-1.5 text-right">{priceText(t, item.price, language)}</td>
            </tr>
          ))}
          {visit.travelFee > 0 && (
            <tr className="border-t border-line">
              <td className="py-1.5 pr-4">{t('agenda.travel')}</td>
              <td className="py-1.5 text-right">{formatMoney(visit.travelFee, language)}</td>
            </tr>
          )}
          {visit.discountAmount > 0 && (
            <tr className="border-t border-line">
              <td className="py-1.5 pr-4">{visit.promotionTitle ?? t('agenda.discount')}</td>
              <td className="py-1.5 text-right">− {formatMoney(visit.discountAmount, language)}</td>
            </tr>
          )}
          <tr className="border-t border-line-strong font-strong">
            <td className="py-1.5 pr-4">{t('agenda.total')}</td>
            <td className="py-1.5 text-right">{priceText(t, visit.totalAmount, language)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function Section({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="mt-6">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function History({ file: { visit }, context }: PartProps): ReactNode {
  const { t } = context
  return (
    <section className="mt-6">
      <h2 className="text-lg">{t('agenda.history.title')}</h2>
      <ol className="mt-1 list-disc pl-5">
        {visit.events.map((event) => (
          <li key={event.at + event.toStatus + event.isUndone}>
            {datedMoment(event.at, context)}: {eventText(event, context)}
            {event.isUndone && ` (${t('agenda.history.undone')})`}
            {event.note && <q className="block text-muted wrap-anywhere">{event.note}</q>}
          </li>
        ))}
      </ol>
    </section>
  )
}
