import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import { type ReadDeps, readCalendar } from './read-calendar.ts'
import {
  sendUnreadableCalendarMail,
  type UnreadableCalendarMailDeps,
} from './send-unreadable-calendar-mail.ts'
import { enqueueDueReads } from './store.ts'
import type {} from './tasks.ts'

type ExternalCalendarTask =
  | 'read-external-calendars'
  | 'read-external-calendar'
  | 'external-calendar-mail'

/** Reads the calendars of other programs every quarter of an hour (WORK-113). */
export function externalCalendarJobs(
  deps: ReadDeps & UnreadableCalendarMailDeps,
): Pick<TaskHandlers, ExternalCalendarTask> {
  const { database, clock } = deps
  return {
    'read-external-calendars': () => enqueueDueReads(database.query, clock.now()),
    'read-external-calendar': ({ id }) => readCalendar(deps, id),
    'external-calendar-mail': (job, run) => sendUnreadableCalendarMail(deps, job, run),
  }
}

export const externalCalendarTimetable: RecurringTask[] = [
  { task: 'read-external-calendars', at: '*/15 * * * *' },
]
