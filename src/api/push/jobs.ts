import type { TaskHandlers } from '#platform/jobs.ts'
import { type PushDeps, sendNotification } from './send-notification.ts'
import type {} from './tasks.ts'

export function pushJobs(deps: PushDeps): Pick<TaskHandlers, 'push'> {
  return { push: (job, run) => sendNotification(deps, job, run) }
}
