import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import { keptMails } from '#platform/mail/kept-mails.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'forget-mails': object
  }
}

// Kept mails stand in for a mail server: long enough to be read, not an archive.
const MAILS_KEPT_MS = 30 * 86_400_000

/** What the job runner does for the mails of an installation without SMTP. */
export function mailJobs<Tables>(
  query: Kysely<Tables>,
  clock: Clock,
): Pick<TaskHandlers, 'forget-mails'> {
  const mails = keptMails(query)
  return { 'forget-mails': () => mails.forget(clock.now() - MAILS_KEPT_MS) }
}

export const mailTimetable: RecurringTask[] = [{ task: 'forget-mails', at: '20 3 * * *' }]
