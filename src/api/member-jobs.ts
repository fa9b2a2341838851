import type { RecurringTask } from '#platform/jobs.ts'
import { invitationJobs, invitationTimetable } from './invitation/jobs.ts'
import { memberNotificationJobs, memberNotificationTimetable } from './member-notification/jobs.ts'

/** The jobs about the members of a provider. */
export function memberJobs(deps: Parameters<typeof memberNotificationJobs>[0]) {
  return { ...invitationJobs(deps), ...memberNotificationJobs(deps) }
}

export const memberTimetable: RecurringTask[] = [
  ...invitationTimetable,
  ...memberNotificationTimetable,
]
