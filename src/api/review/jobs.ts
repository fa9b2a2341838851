import { fill } from '#messages/fill.ts'
import { reviewMail as words } from '#messages/nl/reviewMail.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { renderLetter } from '../mail/letter.ts'
import { findReport, forgetReports } from './answering-store.ts'
import type { ReportMailJob } from './tasks.ts'

// As the privacy statement says.
const KEPT_MS = 2 * 365.25 * 86_400_000

interface ReviewJobsDeps extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'> {
  readonly sendMail: SendMail
  /** Null where the operator gave none: then reports wait in the table. */
  readonly operatorEmail: string | null
}

/** What the job runner does for reviews: tells the operator of reports, and forgets old ones. */
export function reviewJobs(
  deps: ReviewJobsDeps,
): Pick<TaskHandlers, 'report-mail' | 'forget-reports'> {
  const { database, clock } = deps
  return {
    'report-mail': (job) => sendReportMail(deps, job),
    'forget-reports': () => forgetReports(database.query, clock.now() - KEPT_MS),
  }
}

export const reviewTimetable: RecurringTask[] = [{ task: 'forget-reports', at: '55 3 * * *' }]

// Which language an operator reads is not asked; the market is Dutch.
async function sendReportMail(
  { database, publicUrl, sendMail, operatorEmail }: ReviewJobsDeps,
  { id }: ReportMailJob,
): Promise<void> {
  const report = await findReport(database.query, id)
  if (!report || operatorEmail === null) return
  const { report: said } = words
  const { providerName, providerUserName, rating, reviewId } = report
  const reason = said.reasons[report.reason as keyof typeof said.reasons]
  await sendMail({
    ...renderLetter({
      language: 'nl',
      subject: fill(said.subject, { salon: providerName }),
      heading: said.heading,
      opening: said.opening,
      rows: [
        { label: said.labels.reason, lines: [reason] },
        { label: said.labels.message, lines: [report.message] },
        { label: said.labels.salon, lines: [providerName] },
        { label: said.labels.review, lines: [`${rating}/5`, report.userFeedback] },
        { label: said.labels.hide, lines: [`npm run admin -- hide-review ${reviewId}`] },
      ],
      notes: [said.note],
      link: { label: said.link, url: new URL(`/reviews/${providerUserName}`, publicUrl).href },
    }),
    ...{ id: `report-${id}`, to: operatorEmail, language: 'nl' },
  })
}
