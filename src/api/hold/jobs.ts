import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import type { ApiDeps } from '../api-deps.ts'
import { deleteEndedHolds } from './store.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'sweep-holds': object
  }
}

/** Clears expired holds every minute. Queries ignore them before that. */
export function holdJobs({
  database,
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Pick<TaskHandlers, 'sweep-holds'> {
  return { 'sweep-holds': () => deleteEndedHolds(database.query, clock.now()) }
}

export const holdTimetable: RecurringTask[] = [{ task: 'sweep-holds', at: '* * * * *' }]
