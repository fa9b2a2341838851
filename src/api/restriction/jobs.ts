import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { type EndDeps, endProviders } from './end-providers.ts'
import { sendRestrictionMail } from './send-restriction-mail.ts'
import type {} from './tasks.ts'

type Deps = EndDeps & Pick<ApiDeps, 'publicUrl'> & { readonly sendMail: SendMail }

/** Mails decisions about providers and carries out announced ends. */
export function restrictionJobs(
  deps: Deps,
): Pick<TaskHandlers, 'restriction-mail' | 'end-providers'> {
  return {
    'restriction-mail': (job) => sendRestrictionMail(deps, job),
    'end-providers': () => endProviders(deps),
  }
}

export const restrictionTimetable: RecurringTask[] = [{ task: 'end-providers', at: '*/10 * * * *' }]
