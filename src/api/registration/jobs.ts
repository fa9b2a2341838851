import type { TaskHandlers } from '#platform/jobs.ts'
import { checkVat } from './check-vat.ts'
import { type RegistrationMailDeps, sendRegistrationMail } from './send-registration-mail.ts'
import type {} from './tasks.ts'

/** Sends the mails about registrations, and asks the VAT service about them. */
export function registrationJobs(
  deps: RegistrationMailDeps & Parameters<typeof checkVat>[0],
): Pick<TaskHandlers, 'registration-mail' | 'check-vat'> {
  return {
    'registration-mail': (job, run) => sendRegistrationMail(deps, job, run),
    'check-vat': (job) => checkVat(deps, job),
  }
}
