import { DAY_MS } from '#domain/time-units.ts'
import { fill } from '#messages/fill.ts'
import { reviewMail as words } from '#messages/nl/review-mail.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { renderLetter } from '../mail/letter.ts'
import { deleteReports, findReport } from './moderation-store.ts'
import type { ReportMailJob } from './tasks.ts'

// As the privacy statement says.
const RETENTION_MS = 2 * 365.25 * DAY_MS

interface ReviewJobsDeps extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'> {
  readonly sendMail: SendMail
  /** Null when the operator set none: reports then stay in the table. */
  readonly operatorEmail: string | null
}

/** Mails reports to the operator and deletes old ones. */
export function reviewJobs(
  deps: ReviewJobsDeps,
): Pick<TaskHandlers, 'report-mail' | 'delete-reports'> {
  const { database, clock } = deps
  return {
    'report-mail': (job) => sendReportMail(deps, job),
    'delete-reports': () => deleteReports(database.query, clock.now() - RETENTION_MS),
  }
}

export const reviewTimetable: RecurringTask[] = [{ task: 'delete-reports', at: '55 3 * * *' }]

// The operator has no language setting; the market is Dutch.
async function sendReportMail(
  { database, publicUrl, sendMail, operatorEmail }: ReviewJobsDeps,
  { id }: ReportMailJob,
): Promise<void> {
  const report = await findReport(database.query, id)
  if (!report || operatorEmail === null) return
  const { report: texts } = words
  const { providerName, providerUserName, rating, reviewId } = report
  const reason = texts.reasons[report.reason as keyof typeof texts.reasons]
  await sendMail({
    ...renderLetter({
      language: 'nl',
      subject: fill(texts.subject, { salon: providerName }),
      heading: texts.heading,
      opening: texts.opening,
      rows: [
        { label: texts.labels.reason, lines: [reason] },
        { label: texts.labels.message, lines: [report.message] },
        { label: texts.labels.salon, lines: [providerName] },
        { label: texts.labels.review, lines: [`${rating}/5`, report.userFeedback] },
        { label: texts.labels.hide, lines: [`npm run admin -- hide-review ${reviewId}`] },
      ],
      notes: [texts.note],
      link: { label: texts.link, url: new URL(`/reviews/${providerUserName}`, publicUrl).href },
    }),
    id: `report-${id}`,
    to: operatorEmail,
    language: 'nl',
  })
}
