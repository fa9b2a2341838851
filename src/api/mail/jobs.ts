import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import { keptMails } from '#platform/mail/kept-mails.ts'
import type { Tables } from '../schema.gen.ts'
import { forgetCounts } from './counting-store.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'forget-mails': object
  }
}

// Kept mails stand in for a mail server: long enough to be read, not an archive.
const MAILS_KEPT_MS = 30 * 86_400_000
// A count is of one day.
const COUNTS_KEPT_MS = 86_400_000

/** What the job runner does for mails: forgets those that were kept for want of SMTP, and how many went to whom. */
export function mailJobs(query: Kysely<Tables>, clock: Clock): Pick<TaskHandlers, 'forget-mails'> {
  const mails = keptMails(query)
  return {
    'forget-mails': async () => {
      await mails.forget(clock.now() - MAILS_KEPT_MS)
      await forgetCounts(query, clock.now() - COUNTS_KEPT_MS)
    },
  }
}

export const mailTimetable: RecurringTask[] = [{ task: 'forget-mails', at: '20 3 * * *' }]
