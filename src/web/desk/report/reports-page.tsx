import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import Image from 'lucide-react/icons/image'
import Reply from 'lucide-react/icons/reply'
import Star from 'lucide-react/icons/star'
import Store from 'lucide-react/icons/store'
import type { RefusalCode } from '#domain/refusal.ts'
import { REPORT_STATES, type ReportKind, type ReportState } from '#domain/report/report.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { chipClasses } from '../../ui/chip.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { Queue, QueueRow } from '../shell/queue-row.tsx'
import { useReaders } from '../shell/readers.tsx'
import { UnknownChoice } from '../shell/unknown-choice.tsx'
import { useDutchToday } from '../shell/use-dutch-today.ts'
import { type ReportRow, reportsQuery } from './report-query.ts'
import { reasonText, reporterText } from './report-text.ts'

const ICONS: Readonly<Record<ReportKind, LucideIcon>> = {
  review: Star,
  reply: Reply,
  picture: Image,
  provider: Store,
}

/** Reports of a state: what waits by its term, what is decided the latest first (DESK-071). */
export function ReportsPage({ state: asked }: { state: string | undefined }) {
  const { t } = useTranslation()
  const state = REPORT_STATES.find((each) => each === asked) ?? 'open'
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(reportsQuery(state))
  const counts = data?.pages[0]?.counts
  const reports = data?.pages.flatMap((page) => page.reports)
  return (
    <DeskPage title={t('deskReports.title')} lead={t('deskReports.lead')}>
      <UnknownChoice asked={[[asked, state]]} />
      <nav aria-label={t('deskReports.filter')} className="mb-5 flex flex-wrap gap-2">
        {REPORT_STATES.map((each) => (
          <Link
            key={each}
            to="/desk/reports"
            search={each === 'open' ? {} : { state: each }}
            aria-current={each === state ? 'page' : undefined}
            className={chipClasses(each === state ? 'chosen' : 'plain')}
          >
            {t(`deskReports.states.${each}`)}
            {counts && each !== 'decided' && <small>{counts[each]}</small>}
          </Link>
        ))}
      </nav>
      {!reports && error && (
        <LoadFailure
          title={t('deskReports.failed')}
          refusal={error.cause as RefusalCode}
          isLoading={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!reports && !error && <Skeleton className="h-19 rounded-lg" />}
      {reports?.length === 0 && <p className="text-muted">{t(`deskReports.none.${state}`)}</p>}
      {reports && reports.length > 0 && <ReportList state={state} reports={reports} />}
      {hasNextPage && (
        <Button
          className="mt-5"
          busy={isFetchingNextPage && t('deskReports.loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('deskReports.more')}
        </Button>
      )}
    </DeskPage>
  )
}

function ReportList({ state, reports }: { state: ReportState; reports: readonly ReportRow[] }) {
  const { t, language } = useTranslation()
  const readersOf = useReaders()
  const today = useDutchToday()
  const detailOf = (report: ReportRow) => {
    if (!report.decidedAt || !report.effect || state !== 'decided')
      return reporterText(report, t, language)
    const day = formatDay(report.decidedAt, DUTCH_ZONE, language, 'dayMonthYear')
    return t(`deskReports.decided.${report.effect}`, { day })
  }
  return (
    <Queue label={t(`deskReports.states.${state}`)}>
      {reports.map((report) => (
        <QueueRow
          work="report"
          key={report.reportId}
          link={{ to: '/desk/reports/$reportId', params: { reportId: report.reportId } }}
          kind={t(`deskReports.kinds.${report.kind}`)}
          icon={ICONS[report.kind]}
          title={t('deskReports.rowTitle', {
            reason: reasonText(report.reason, t),
            about: t(`deskReports.at.${report.kind}`, { salon: report.providerFullName }),
          })}
          detail={detailOf(report)}
          assignee={report.assignee}
          dueDay={report.dueDay}
          today={today}
          readers={readersOf('report', report.reportId)}
        />
      ))}
    </Queue>
  )
}
