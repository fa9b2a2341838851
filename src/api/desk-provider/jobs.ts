import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import type { ApiDeps } from '../api-deps.ts'
import { countRecentVisits } from './store.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'count-visits': object
  }
}

/** Counts the visits by which the desk sorts its providers (DESK-245). */
export function deskProviderJobs({
  database,
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Pick<TaskHandlers, 'count-visits'> {
  return { 'count-visits': () => countRecentVisits(database.query, clock.now()) }
}

export const deskProviderTimetable: RecurringTask[] = [{ task: 'count-visits', at: '17 * * * *' }]
