import type { RecurringTask } from '#platform/jobs.ts'
import { contactJobs, contactTimetable } from './contact/jobs.ts'
import { registrationJobs } from './registration/jobs.ts'
import { reportJobs, reportTimetable } from './report/jobs.ts'

type Deps = Parameters<typeof contactJobs>[0] &
  Parameters<typeof registrationJobs>[0] &
  Parameters<typeof reportJobs>[0]

/** The jobs about what an operator answers: messages, registrations and reports. */
export function deskJobs(deps: Deps) {
  return { ...contactJobs(deps), ...registrationJobs(deps), ...reportJobs(deps) }
}

export const deskTimetable: RecurringTask[] = [...contactTimetable, ...reportTimetable]
