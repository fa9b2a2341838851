import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import type { ApiDeps } from '../api-deps.ts'
import { clearOldCards } from './clear-old-cards.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'clear-old-cards': object
  }
}

export function clientJobs(
  deps: Pick<ApiDeps, 'database' | 'clock'>,
): Pick<TaskHandlers, 'clear-old-cards'> {
  return { 'clear-old-cards': () => clearOldCards(deps) }
}

export const clientTimetable: RecurringTask[] = [{ task: 'clear-old-cards', at: '5 4 * * *' }]
