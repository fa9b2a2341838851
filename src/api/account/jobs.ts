import type { Clock } from '#platform/clock.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import type { Database } from '#platform/postgres/database.ts'
import { accountStore } from './store.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'sweep-accounts': object
  }
}

/** What the job runner does for sessions: removes what time has made useless. */
export function accountJobs<Tables>(
  database: Database<Tables>,
  clock: Clock,
): Pick<TaskHandlers, 'sweep-accounts'> {
  const store = accountStore(database)
  return {
    'sweep-accounts': async () => {
      await store.sweepRevocations(clock.now())
      await store.sweepRefreshTurns(clock.now())
    },
  }
}

export const accountTimetable: RecurringTask[] = [{ task: 'sweep-accounts', at: '47 * * * *' }]
