import type { RecurringTask } from '#platform/jobs.ts'
import { invitationJobs, invitationTimetable } from './invitation/jobs.ts'
import { memberNotificationJobs, memberNotificationTimetable } from './member-notification/jobs.ts'
import { providerTermsJobs } from './provider-terms/jobs.ts'
import { restrictionJobs, restrictionTimetable } from './restriction/jobs.ts'
import { taxReportJobs } from './tax-report/jobs.ts'

type Deps = Parameters<typeof memberNotificationJobs>[0] & Parameters<typeof restrictionJobs>[0]

/** The jobs about the members of a provider, and about what the operator decided about it. */
export function memberJobs(deps: Deps) {
  return {
    ...invitationJobs(deps),
    ...memberNotificationJobs(deps),
    ...restrictionJobs(deps),
    ...providerTermsJobs(deps),
    ...taxReportJobs(deps),
  }
}

export const memberTimetable: RecurringTask[] = [
  ...invitationTimetable,
  ...memberNotificationTimetable,
  ...restrictionTimetable,
]
