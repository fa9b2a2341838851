import type { TaskHandlers } from '#platform/jobs.ts'
import { type RegistrationMailDeps, sendRegistrationMail } from './send-registration-mail.ts'
import type {} from './tasks.ts'

/** Sends the mails about registrations. */
export function registrationJobs(
  deps: RegistrationMailDeps,
): Pick<TaskHandlers, 'registration-mail'> {
  return { 'registration-mail': (job, run) => sendRegistrationMail(deps, job, run) }
}
