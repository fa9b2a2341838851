import { useQuery } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { groundText } from '#messages/decision-letter.ts'
import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { DetailLayout } from '../shell/detail-layout.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { TermText } from '../shell/queue-row.tsx'
import { ReadersNote } from '../shell/readers.tsx'
import { ThumbBar } from '../shell/thumb-bar.tsx'
import { useDutchToday } from '../shell/use-dutch-today.ts'
import { ReportAssignee } from './report-assignee.tsx'
import { DECISION_ID, ReportDecision } from './report-decision.tsx'
import { ReportFacts } from './report-facts.tsx'
import { type Report, reportQuery } from './report-query.ts'
import { ReportTarget } from './report-target.tsx'
import { reasonText, reporterText } from './report-text.ts'

/** A report with what it is about, what is known, and the decision (DESK-071, DESK-072). */
export function ReportPage({ reportId }: { reportId: string }) {
  const { t, language } = useTranslation()
  const today = useDutchToday()
  const { data: report, error, isFetching, refetch } = useQuery(reportQuery(reportId))
  const back = { to: '/desk/reports', label: t('deskReports.title') } as const
  if (!report)
    return (
      <DeskPage title={t('desk.kinds.report')} back={back}>
        {error ? (
          <LoadFailure
            title={t('deskReports.oneFailed')}
            refusal={error.cause as RefusalCode}
            isLoading={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-60 rounded-lg" />
        )}
      </DeskPage>
    )
  const { kind, providerFullName: salon, dueDay } = report
  return (
    <DeskPage
      title={t(`deskReports.at.${kind}`, { salon })}
      lead={
        <span className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
          <Badge tone={report.state === 'decided' ? 'neutral' : 'warning'}>
            {t(`deskReports.badges.${report.state}`)}
          </Badge>
          {reporterText(report, t, language)}
        </span>
      }
      note={<ReadersNote kind="report" itemId={report.reportId} />}
      back={back}
      action={
        report.state !== 'decided' && <TermText work="report" dueDay={dueDay} today={today} />
      }
      thumbBar={report.state !== 'decided' && report.mayDecide && <DecisionBar />}
    >
      <DetailLayout
        asideLabel={t('deskReports.assignee.title')}
        aside={
          <>
            <ReportAssignee report={report} />
            <ReportFacts report={report} />
          </>
        }
      >
        <ReportTarget report={report} />
        <section className="mt-8">
          <h2 className="text-xl">{t('deskReports.report.title')}</h2>
          <p className="mt-2 border-l-3 border-line-strong pl-4 whitespace-pre-line wrap-anywhere">
            {report.message || t('deskReports.report.noMessage')}
          </p>
          <p className="mt-2 text-sm text-muted wrap-anywhere">
            {reporterText(report, t, language)}.{' '}
            {t('deskReports.report.reason', { reason: reasonText(report.reason, t) })}
          </p>
        </section>
        <History report={report} />
      </DetailLayout>
      <ReportDecision report={report} />
    </DeskPage>
  )
}

/** On a phone the decision stands below all that is known (DESK-288). */
function DecisionBar() {
  const { t } = useTranslation()
  const title = t('deskReports.decide.title')
  const lead = () => {
    const heading = document.getElementById(DECISION_ID)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <ThumbBar label={title}>
      <Button tone="primary" onClick={lead}>
        {title}
      </Button>
    </ThumbBar>
  )
}

function History({ report: { decisions, objections } }: { report: Report }) {
  const { t, language } = useTranslation()
  if (decisions.length === 0) return null
  const dayOf = (at: string) => formatDay(at, DUTCH_ZONE, language, 'dayMonthYear')
  const entries = [
    ...decisions.map(({ decidedAt, decidedBy, effect, ground, facts }) => ({
      at: decidedAt,
      title: t('deskReports.history.decision', {
        who: decidedBy ?? t('deskReports.history.commandLine'),
        effect: t(`deskReports.history.effects.${effect}`),
      }),
      text: [groundText(ground, language), facts].filter(Boolean).join(' '),
    })),
    ...objections.map(({ party, message, objectedAt }) => ({
      at: objectedAt,
      title: t(`deskReports.history.objections.${party}`),
      text: message,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  return (
    <section className="mt-8">
      <h2 className="text-xl">{t('deskReports.history.title')}</h2>
      <ol className="mt-3 grid gap-4">
        {entries.map(({ at, title, text }) => (
          <li key={at + title} className="wrap-anywhere">
            <p className="font-strong">{title}</p>
            <p className="whitespace-pre-line">{text}</p>
            <time dateTime={at} className="text-sm text-muted">
              {dayOf(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
