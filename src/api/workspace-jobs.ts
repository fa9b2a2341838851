import type { RecurringTask } from '#platform/jobs.ts'
import { clientJobs, clientTimetable } from './client/jobs.ts'
import { externalCalendarJobs, externalCalendarTimetable } from './external-calendar/jobs.ts'
import { invitationJobs, invitationTimetable } from './invitation/jobs.ts'
import { memberNotificationJobs, memberNotificationTimetable } from './member-notification/jobs.ts'
import { providerTermsJobs } from './provider-terms/jobs.ts'
import { restrictionJobs, restrictionTimetable } from './restriction/jobs.ts'
import { taxReportJobs } from './tax-report/jobs.ts'

type Deps = Parameters<typeof externalCalendarJobs>[0] &
  Parameters<typeof memberNotificationJobs>[0] &
  Parameters<typeof restrictionJobs>[0]

/** The jobs about a provider: its members, clients and external calendars, and what the operator decided about it. */
export function workspaceJobs(deps: Deps) {
  return {
    ...clientJobs(deps),
    ...externalCalendarJobs(deps),
    ...invitationJobs(deps),
    ...memberNotificationJobs(deps),
    ...restrictionJobs(deps),
    ...providerTermsJobs(deps),
    ...taxReportJobs(deps),
  }
}

export const workspaceTimetable: RecurringTask[] = [
  ...clientTimetable,
  ...externalCalendarTimetable,
  ...invitationTimetable,
  ...memberNotificationTimetable,
  ...restrictionTimetable,
]
