import type { TaskHandlers } from '#platform/jobs.ts'
import { sendLinkMail, type VisitLinkMailDeps } from './send-link-mail.ts'

/** The mails to people whom a provider wrote down. */
export function visitJobs(deps: VisitLinkMailDeps): Pick<TaskHandlers, 'visit-link-mail'> {
  return { 'visit-link-mail': (job) => sendLinkMail(deps, job) }
}
