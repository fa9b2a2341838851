import { formatDay } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import type { Report } from './report-query.ts'

const STATUSES = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'DECLINED', 'NO_SHOW'] as const

/** What is known of a report besides its words. */
export function ReportFacts({ report: { facts, kind } }: { report: Report }) {
  const { t, language } = useTranslation()
  const { visit, otherReviewsOfAuthor, reportsByProvider: count, otherReports } = facts
  const status = STATUSES.find((each) => each === visit?.status)
  const lines = [
    visit &&
      t('deskReports.facts.visit', {
        day: formatDay(visit.startTime, visit.timeZone, language, 'dayMonthYear'),
        status: status ? t(`deskReports.statuses.${status}`) : visit.status,
      }),
    kind === 'review' && !visit && t('deskReports.facts.noVisit'),
    otherReviewsOfAuthor === 0 && t('deskReports.facts.noReviews'),
    otherReviewsOfAuthor && t('deskReports.facts.reviews', { count: otherReviewsOfAuthor }),
    count > 0 && t('deskReports.facts.salon', { count, hidden: facts.hiddenByProvider }),
    otherReports > 0 && t('deskReports.facts.others', { count: otherReports }),
  ].filter((line) => typeof line === 'string')
  if (lines.length === 0) return null
  return (
    <section>
      <h2 className="text-lg">{t('deskReports.facts.title')}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-md">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
