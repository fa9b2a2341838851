import type { Clock } from '#platform/clock.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import type { Database } from '#platform/postgres/database.ts'
import { accountStore } from './store.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'sweep-accounts': object
  }
}

/** Deletes expired revocations and refresh claims. */
export function accountJobs<Tables>(
  database: Database<Tables>,
  clock: Clock,
): Pick<TaskHandlers, 'sweep-accounts'> {
  const store = accountStore(database)
  return {
    'sweep-accounts': async () => {
      await store.deleteExpiredRevocations(clock.now())
      await store.deleteExpiredRefreshClaims(clock.now())
    },
  }
}

export const accountTimetable: RecurringTask[] = [{ task: 'sweep-accounts', at: '47 * * * *' }]
