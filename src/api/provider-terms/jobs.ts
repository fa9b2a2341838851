import type { TaskHandlers } from '#platform/jobs.ts'
import {
  enqueueTermsMails,
  sendRegistrationTermsMail,
  sendTermsMail,
  type TermsMailDeps,
} from './send-terms-mail.ts'
import type {} from './tasks.ts'

/** Mails every member, and salons without members, about a new version of the terms for providers. */
export function providerTermsJobs(
  deps: TermsMailDeps,
): Pick<
  TaskHandlers,
  'announce-provider-terms' | 'provider-terms-mail' | 'registration-terms-mail'
> {
  return {
    'announce-provider-terms': ({ termsId }) => enqueueTermsMails(deps, termsId),
    'provider-terms-mail': (job, run) => sendTermsMail(deps, job, run),
    'registration-terms-mail': (job) => sendRegistrationTermsMail(deps, job),
  }
}
