import type { RecurringTask } from '#platform/jobs.ts'
import { invitationJobs, invitationTimetable } from './invitation/jobs.ts'
import { memberMailJobs, memberMailTimetable } from './member-mail/jobs.ts'

/** The jobs about the members of a provider. */
export function memberJobs(deps: Parameters<typeof memberMailJobs>[0]) {
  return { ...invitationJobs(deps), ...memberMailJobs(deps) }
}

export const memberTimetable: RecurringTask[] = [...invitationTimetable, ...memberMailTimetable]
