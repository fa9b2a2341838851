import type { TaskHandlers } from '#platform/jobs.ts'
import { sendLinkMail, type VisitLinkMailDeps } from './send-link-mail.ts'
import { type SeriesMailDeps, sendSeriesMail } from './send-series-mail.ts'

/** The mails to people whom a provider wrote down, and those about several visits at once. */
export function visitJobs(
  deps: VisitLinkMailDeps & SeriesMailDeps,
): Pick<TaskHandlers, 'visit-link-mail' | 'series-mail'> {
  return {
    'visit-link-mail': (job, run) => sendLinkMail(deps, job, run),
    'series-mail': (job, run) => sendSeriesMail(deps, job, run),
  }
}
