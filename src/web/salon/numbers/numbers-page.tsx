import { useQuery } from '@tanstack/react-query'
import ChartColumn from 'lucide-react/icons/chart-column'
import { useMemo } from 'react'
import type { Period } from '#domain/numbers/period.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classes } from '../../ui/classes.ts'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NO_ACCESS } from '../shell/no-access.ts'
import { SalonPage } from '../shell/salon-page.tsx'
import { BookingSources } from './booking-sources.tsx'
import { BookingWays } from './booking-ways.tsx'
import { Clients } from './clients.tsx'
import { Figures } from './figures.tsx'
import { Hours } from './hours.tsx'
import { Months } from './months.tsx'
import { type Numbers, numbersQuery } from './numbers-query.ts'
import { periodName, periodText, type TextContext } from './numbers-text.ts'
import { PeriodLinks } from './period-links.tsx'
import { TurnoverFile } from './turnover-file.tsx'
import { Weeks } from './weeks.tsx'

/** The numbers of a salon over a period (WORK-70). */
export function NumbersPage({ userName, period }: { userName: string; period: Period }) {
  const { t, language } = useTranslation()
  const query = useQuery(numbersQuery({ userName, period, language }))
  const refusal = query.error && (query.error.cause as RefusalCode)
  // Without access nothing is left on the page.
  const data = refusal && NO_ACCESS.has(refusal) ? undefined : query.data
  const context = useMemo(() => ({ t, language }), [t, language])
  return (
    <SalonPage title={t('workspace.nav.numbers')} lead={t('numbers.lead')}>
      <PeriodLinks userName={userName} period={period} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        {refusal && (
          <LoadFailure
            title={t('numbers.failed')}
            loadedTitle={(time) => t('numbers.notRefreshed', { time })}
            refusal={refusal}
            loaded={data && { at: query.dataUpdatedAt, timeZone: data.timeZone }}
            isLoading={query.isFetching}
            onRetry={query.refetch}
          />
        )}
        {query.isPending && <Pending />}
        {data && (
          <div
            aria-busy={query.isPlaceholderData}
            className={classes(query.isPlaceholderData && 'opacity-60')}
          >
            <NumbersOf numbers={data} period={data.period} userName={userName} context={context} />
          </div>
        )}
      </div>
    </SalonPage>
  )
}

interface NumbersOfProps {
  numbers: Numbers
  period: Period
  userName: string
  context: TextContext
}

function NumbersOf({ numbers, period, userName, context }: NumbersOfProps) {
  const { t } = context
  const { before } = numbers
  const span = periodText(period, numbers, context)
  const beforeName = periodName(period, before.from, context)
  return (
    <>
      <h2>{span}</h2>
      <p role="status" className="sr-only">
        {t('numbers.shown', { span })}
      </p>
      <p className="mt-1 mb-4 text-md text-muted">
        {t(before.isCut ? 'numbers.comparedSoFar' : 'numbers.comparedWhole', {
          before: beforeName,
        })}
      </p>
      {numbers.months.every(({ visits }) => visits === 0) && <NothingYet userName={userName} />}
      <Figures numbers={numbers} period={period} context={context} />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10">
        <Weeks weeks={numbers.weeks} context={context} />
        <Months months={numbers.months} context={context} />
        <Hours hours={numbers.hours} context={context} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
          <Clients clients={numbers.clients} context={context} />
          <BookingSources sources={numbers.booking.sources} context={context} />
          <BookingWays booking={numbers.booking} context={context} />
        </div>
        <TurnoverFile userName={userName} period={period} context={context} />
      </div>
    </>
  )
}

function NothingYet({ userName }: { userName: string }) {
  const { t } = useTranslation()
  return (
    <div className="mb-6">
      <Note tone="info" icon={ChartColumn}>
        <p>{t('numbers.empty')}</p>
        <ButtonLink
          size="sm"
          className="mt-3 no-underline!"
          to="/salon/$userName/agenda"
          params={{ userName }}
          search={{ visit: 'new' }}
        >
          {t('numbers.emptyAction')}
        </ButtonLink>
      </Note>
    </div>
  )
}

function Pending() {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </>
  )
}
