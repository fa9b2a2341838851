import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { formatPhone, formatTime } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { priceText } from '../../text-formats.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { FailureNote, Note } from '../../ui/note.tsx'
import { Column } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNowUntil } from '../../use-now.ts'
import { phoneUrl } from '../order/order-facts.tsx'
import { momentTextWithYear } from '../order/visit-text.ts'
import {
  type LinkedVisit,
  useAcceptTerms,
  useRemoveAddress,
  visitLinkQuery,
} from './visit-link-query.ts'

const LinkMove = lazy(async () => ({ default: (await import('./visit-link-move.tsx')).LinkMove }))
const CancelByLink = lazy(async () => ({
  default: (await import('./visit-link-move.tsx')).CancelByLink,
}))

/** A visit that a salon wrote down for somebody without an account (WORK-109). Opening it changes nothing. */
export function VisitLinkPage({ token }: { token: string }) {
  const { t, language } = useTranslation()
  const { data, error, isPending, isFetching, refetch } = useQuery(visitLinkQuery(token, language))
  const refusal = error && (error.cause as RefusalCode)
  return (
    <Column width="form" className="pt-8 pb-14">
      {!data && refusal !== 'not-found' && <h1 className="mb-5">{t('visitLink.heading')}</h1>}
      {isPending && (
        <>
          <p role="status" className="sr-only">
            {t('common.loading')}
          </p>
          <Skeleton className="h-80 rounded-lg" />
        </>
      )}
      {refusal === 'not-found' && <Unknown />}
      {refusal && refusal !== 'not-found' && (
        <Note tone="danger" icon={CloudOff} role="alert" title={t('visitLink.failed')}>
          <p>{t(`refusals.${refusal}`)}</p>
          <Button
            size="sm"
            className="mt-3"
            busy={isFetching && t('common.loading')}
            onClick={() => refetch()}
          >
            {t('common.retry')}
          </Button>
        </Note>
      )}
      {data && refusal !== 'not-found' && <LinkedVisitCard token={token} visit={data} />}
    </Column>
  )
}

function LinkedVisitCard({ token, visit }: { token: string; visit: LinkedVisit }) {
  const { t, language } = useTranslation()
  const removal = useRemoveAddress(token)
  const { providerFullName: salon, timeZone, startTime, endTime } = visit
  if (removal.isSuccess) return <Removed salon={salon} />
  const start = momentTextWithYear(startTime, timeZone, language)
  const end = formatTime(endTime, timeZone, language)
  return (
    <>
      <h1 className="wrap-anywhere">{t('visitLink.title', { salon })}</h1>
      <p className="mt-1 text-muted wrap-anywhere">{t('visitLink.lead', { salon })}</p>
      {visit.status === 'CANCELLED' && (
        <div className="mt-5">
          <Note tone="success" icon={CircleCheck} role="status">
            {t('visitLink.cancel.done')}
          </Note>
        </div>
      )}
      {visit.move && (
        <div className="mt-5">
          <Suspense fallback={<Skeleton className="h-72 rounded-md sm:h-56" />}>
            <LinkMove token={token} visit={visit} />
          </Suspense>
        </div>
      )}
      <div className="card mt-5 p-4.5 sm:p-6">
        <p className="font-strong">{t('visitLink.time', { start, end })}</p>
        <p className="mt-2 flex justify-between gap-4">
          <span className="wrap-anywhere">{visit.serviceName}</span>
          <span className="font-strong whitespace-nowrap">
            {priceText(t, visit.totalAmount, language)}
          </span>
        </p>
        <LaterVisits visit={visit} />
        <Terms token={token} visit={visit} />
        {visit.cancellable && !(visit.move && !visit.move.agreedAt) && (
          <p className="mt-4">
            <Suspense>
              <CancelByLink token={token} visit={visit} />
            </Suspense>
          </p>
        )}
      </div>
      <details className="group mt-6 border-t border-line">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-3 font-strong [&::-webkit-details-marker]:hidden">
          {t('visitLink.notMe.open')}
          <Icon of={ChevronDown} size="sm" className="group-open:rotate-180" />
        </summary>
        <p className="mb-3 text-muted">{t('visitLink.notMe.text')}</p>
        {removal.error && <Failure error={removal.error} />}
        <Button
          busy={removal.isPending && t('visitLink.notMe.sending')}
          onClick={() => removal.mutate()}
        >
          {t('visitLink.notMe.send')}
        </Button>
      </details>
    </>
  )
}

function LaterVisits({ visit: { laterStartTimes, timeZone } }: { visit: LinkedVisit }) {
  const { t, language } = useTranslation()
  if (laterStartTimes.length === 0) return null
  const moments = laterStartTimes.map((start) => momentTextWithYear(start, timeZone, language))
  return <p className="mt-3 text-muted">{t('visitLink.later', { moments: moments.join('; ') })}</p>
}

function Terms({ token, visit }: { token: string; visit: LinkedVisit }) {
  const { t, language } = useTranslation()
  const acceptance = useAcceptTerms(token)
  const moment = (instant: string) => momentTextWithYear(instant, visit.timeZone, language)
  const { acceptedAt, freeUntil, isOpen, providerPhone: phone } = visit
  // The last free moment itself is free.
  const freeNoMoreAt = Date.parse(freeUntil) + 1
  const isLate = useNowUntil(freeNoMoreAt) >= freeNoMoreAt
  // The pressed button goes with its answer; the focus must not go with it.
  const heading = useRef<HTMLHeadingElement>(null)
  const isAccepted = acceptance.isSuccess && acceptedAt !== null
  useEffect(() => {
    if (isAccepted) heading.current?.focus()
  }, [isAccepted])
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('visitLink.terms.title')}
      </h2>
      {isOpen && isLate ? (
        <p className="mt-2">{t('visitLink.terms.freeNoMore')}</p>
      ) : (
        <>
          <p className="mt-2">{t('visitLink.terms.freeUntil', { moment: moment(freeUntil) })}</p>
          <p className="mt-1 text-muted">{t('visitLink.terms.late')}</p>
        </>
      )}
      {phone && (
        <p className="mt-1 text-muted">
          <MarkedText text={t('visitLink.terms.call', { phone: formatPhone(phone) })}>
            {(part) => (
              <a href={phoneUrl(phone)} className="link whitespace-nowrap">
                {part}
              </a>
            )}
          </MarkedText>
        </p>
      )}
      <div role="status" className="mt-4 empty:hidden">
        {acceptedAt && (
          <Note tone="success" icon={CircleCheck}>
            {t('visitLink.terms.accepted', { moment: moment(acceptedAt) })}
          </Note>
        )}
        {!acceptedAt && !isOpen && <p className="text-muted">{t('visitLink.over')}</p>}
      </div>
      {acceptance.error && <Failure error={acceptance.error} />}
      {!acceptedAt && isOpen && (
        <Button
          full
          tone="primary"
          className="mt-4"
          busy={acceptance.isPending && t('visitLink.terms.accepting')}
          onClick={() => acceptance.mutate()}
        >
          {t('visitLink.terms.accept')}
        </Button>
      )}
    </section>
  )
}

function Failure({ error }: { error: Error }) {
  const { t } = useTranslation()
  return (
    <div className="my-3">
      <FailureNote title={t('visitLink.notSent')}>
        {t(`refusals.${error.cause as RefusalCode}`)}
      </FailureNote>
    </div>
  )
}

function Removed({ salon }: { salon: string }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {t('visitLink.notMe.done')}
      </h1>
      <p className="mt-3 text-muted wrap-anywhere">{t('visitLink.notMe.doneText', { salon })}</p>
    </>
  )
}

function Unknown() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3">
      <h1>{t('visitLink.unknown')}</h1>
      <p className="text-muted">{t('visitLink.unknownText')}</p>
      <p className="mt-3">
        <ButtonLink to="/search" tone="outlined">
          {t('visitLink.search')}
        </ButtonLink>
      </p>
    </div>
  )
}
