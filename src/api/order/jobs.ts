import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import type { ApiDeps } from '../api-deps.ts'
import { completeVisits } from './complete-visits.ts'
import { declineUnanswered } from './decline-unanswered.ts'
import { forgetKeys } from './idempotency-store.ts'
import { type OrderMailDeps, sendOrderMail } from './mail/send-order-mail.ts'

// Longer than any client keeps trying the same request.
const KEYS_KEPT_MS = 7 * 86_400_000

type OrderTask = 'order-mail' | 'complete-visits' | 'decline-unanswered' | 'forget-idempotency-keys'

/** What the job runner does for orders. */
export function orderJobs(
  deps: OrderMailDeps & Pick<ApiDeps, 'clock'>,
): Pick<TaskHandlers, OrderTask> {
  return {
    'order-mail': (job) => sendOrderMail(deps, job),
    'complete-visits': () => completeVisits(deps),
    'decline-unanswered': () => declineUnanswered(deps),
    'forget-idempotency-keys': () =>
      forgetKeys(deps.database.query, deps.clock.now() - KEYS_KEPT_MS),
  }
}

export const orderTimetable: RecurringTask[] = [
  { task: 'complete-visits', at: '*/5 * * * *' },
  { task: 'decline-unanswered', at: '*/5 * * * *' },
  { task: 'forget-idempotency-keys', at: '40 3 * * *' },
]
