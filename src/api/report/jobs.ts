import { DAY_MS } from '#domain/time-units.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import {
  type ReportMailDeps,
  sendDecisionMail,
  sendReportMail,
  sendReportReceipt,
} from './send-report-mail.ts'
import { deleteReportsBefore } from './store.ts'
import type {} from './tasks.ts'

// As the privacy statement says.
const RETENTION_MS = 2 * 365.25 * DAY_MS

/** Sends the mails about reports and decisions, and deletes old reports. */
export function reportJobs(
  deps: ReportMailDeps,
): Pick<TaskHandlers, 'report-mail' | 'report-receipt' | 'decision-mail' | 'delete-reports'> {
  const { database, clock } = deps
  return {
    'report-mail': (job) => sendReportMail(deps, job),
    'report-receipt': (job) => sendReportReceipt(deps, job),
    'decision-mail': (job) => sendDecisionMail(deps, job),
    'delete-reports': () =>
      database.transaction((trx) => deleteReportsBefore(trx, clock.now() - RETENTION_MS)),
  }
}

export const reportTimetable: RecurringTask[] = [{ task: 'delete-reports', at: '55 3 * * *' }]
