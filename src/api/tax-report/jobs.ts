import type { TaskHandlers } from '#platform/jobs.ts'
import { enqueueReminder, sendReminderMail, type TaxReminderDeps } from './send-reminder-mail.ts'
import type {} from './tasks.ts'

/** Mails the owners of providers whose tax details are incomplete. */
export function taxReportJobs(
  deps: TaxReminderDeps,
): Pick<TaskHandlers, 'send-tax-reminder' | 'tax-reminder-mail'> {
  return {
    'send-tax-reminder': ({ reminderId }) => enqueueReminder(deps, reminderId),
    'tax-reminder-mail': (job, run) => sendReminderMail(deps, job, run),
  }
}
