import { EVENT_RETENTION_DAYS } from '#domain/event/events.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import type { ApiDeps } from '../api-deps.ts'
import { deleteEventsBefore } from './store.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'sweep-events': object
  }
}

/** Deletes events after thirteen months. */
export function eventJobs({
  database,
  clock,
}: Pick<ApiDeps, 'database' | 'clock'>): Pick<TaskHandlers, 'sweep-events'> {
  return {
    'sweep-events': () =>
      deleteEventsBefore(database.query, clock.now() - EVENT_RETENTION_DAYS * DAY_MS),
  }
}

export const eventTimetable: RecurringTask[] = [{ task: 'sweep-events', at: '41 2 * * *' }]
