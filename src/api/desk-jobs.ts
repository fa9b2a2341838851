import type { RecurringTask } from '#platform/jobs.ts'
import { contactJobs, contactTimetable } from './contact/jobs.ts'
import { deskProviderJobs, deskProviderTimetable } from './desk-provider/jobs.ts'
import { registrationJobs } from './registration/jobs.ts'
import { reportJobs, reportTimetable } from './report/jobs.ts'

type Deps = Parameters<typeof contactJobs>[0] &
  Parameters<typeof deskProviderJobs>[0] &
  Parameters<typeof registrationJobs>[0] &
  Parameters<typeof reportJobs>[0]

/** The jobs about what an operator answers, and the counts of the desk. */
export function deskJobs(deps: Deps) {
  return {
    ...contactJobs(deps),
    ...deskProviderJobs(deps),
    ...registrationJobs(deps),
    ...reportJobs(deps),
  }
}

export const deskTimetable: RecurringTask[] = [
  ...contactTimetable,
  ...deskProviderTimetable,
  ...reportTimetable,
]
