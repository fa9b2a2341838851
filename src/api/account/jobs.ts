import type { Clock } from '#platform/clock.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { Tables } from '../schema.gen.ts'
import { deleteExpiredRefreshes } from './refresh-store.ts'
import { deleteExpiredRevocations } from './revocation-store.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'sweep-accounts': object
  }
}

/** Deletes expired revocations and refresh claims. */
export function accountJobs(
  { query }: Database<Tables>,
  clock: Clock,
): Pick<TaskHandlers, 'sweep-accounts'> {
  return {
    'sweep-accounts': async () => {
      await deleteExpiredRevocations(query, clock.now())
      await deleteExpiredRefreshes(query, clock.now())
    },
  }
}

export const accountTimetable: RecurringTask[] = [{ task: 'sweep-accounts', at: '47 * * * *' }]
