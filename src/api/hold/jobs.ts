import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import type { ApiDeps } from '../api-deps.ts'
import { sweepHolds } from './store.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'sweep-holds': object
  }
}

/** What the job runner does for holds: those that ran out count no more anyway, and go within a minute. */
export function holdJobs({
  database,
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Pick<TaskHandlers, 'sweep-holds'> {
  return { 'sweep-holds': () => sweepHolds(database.query, clock.now()) }
}

export const holdTimetable: RecurringTask[] = [{ task: 'sweep-holds', at: '* * * * *' }]
