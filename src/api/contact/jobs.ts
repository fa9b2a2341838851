import { DAY_MS } from '#domain/time-units.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import { type ContactMailDeps, sendContactMail } from './send-contact-mail.ts'
import { sendReplyMail } from './send-reply-mail.ts'
import { deleteContactsBefore } from './store.ts'

// As the privacy statement says.
const RETENTION_MS = 2 * 365.25 * DAY_MS

/** Sends contact mails and deletes old messages and registrations. */
export function contactJobs(
  deps: ContactMailDeps,
): Pick<TaskHandlers, 'contact-mail' | 'contact-reply-mail' | 'delete-contacts'> {
  const { database, clock } = deps
  return {
    'contact-mail': (job) => sendContactMail(deps, job),
    'contact-reply-mail': (job) => sendReplyMail(deps, job),
    'delete-contacts': () => deleteContactsBefore(database.query, clock.now() - RETENTION_MS),
  }
}

export const contactTimetable: RecurringTask[] = [{ task: 'delete-contacts', at: '50 3 * * *' }]
