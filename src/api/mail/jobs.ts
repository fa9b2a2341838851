import type { Kysely } from 'kysely'
import { DAY_MS } from '#domain/time-units.ts'
import type { Clock } from '#platform/clock.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import { storedMails } from '#platform/mail/stored-mails.ts'
import type { Tables } from '../schema.gen.ts'
import { deleteCounts } from './mail-count-store.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'delete-mails': object
  }
}

// Stored mails replace a mail server; they are no archive.
const MAILS_RETENTION_MS = 30 * DAY_MS
// A count covers one day.
const COUNTS_RETENTION_MS = DAY_MS

/** Deletes old stored mails and old counts of mails. */
export function mailJobs(query: Kysely<Tables>, clock: Clock): Pick<TaskHandlers, 'delete-mails'> {
  const mails = storedMails(query)
  return {
    'delete-mails': async () => {
      await mails.deleteBefore(clock.now() - MAILS_RETENTION_MS)
      await deleteCounts(query, clock.now() - COUNTS_RETENTION_MS)
    },
  }
}

export const mailTimetable: RecurringTask[] = [{ task: 'delete-mails', at: '20 3 * * *' }]
