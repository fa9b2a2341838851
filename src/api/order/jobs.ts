import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import { anonymizeOrders } from './anonymize-orders.ts'
import { completeVisits } from './complete-visits.ts'
import { type DecliningDeps, declineUnanswered } from './decline-unanswered.ts'
import { forgetKeys } from './idempotency-store.ts'
import { inviteReviews } from './invite-reviews.ts'
import { type OrderMailDeps, sendOrderMail } from './mail/send-order-mail.ts'
import { sendReminders } from './send-reminders.ts'

// Longer than any client keeps trying the same request.
const KEYS_KEPT_MS = 7 * 86_400_000

type OrderTask =
  | 'order-mail'
  | 'send-reminders'
  | 'invite-reviews'
  | 'complete-visits'
  | 'decline-unanswered'
  | 'forget-customers'
  | 'forget-idempotency-keys'

/** What the job runner does for orders. */
export function orderJobs(deps: OrderMailDeps & DecliningDeps): Pick<TaskHandlers, OrderTask> {
  return {
    'order-mail': (job) => sendOrderMail(deps, job),
    'complete-visits': () => completeVisits(deps),
    'send-reminders': () => sendReminders(deps),
    'invite-reviews': () => inviteReviews(deps),
    'forget-customers': () => anonymizeOrders(deps),
    'decline-unanswered': () => declineUnanswered(deps),
    'forget-idempotency-keys': () =>
      forgetKeys(deps.database.query, deps.clock.now() - KEYS_KEPT_MS),
  }
}

export const orderTimetable: RecurringTask[] = [
  { task: 'complete-visits', at: '*/5 * * * *' },
  { task: 'decline-unanswered', at: '*/5 * * * *' },
  { task: 'send-reminders', at: '*/15 * * * *' },
  { task: 'invite-reviews', at: '5,20,35,50 * * * *' },
  { task: 'forget-customers', at: '0 4 * * *' },
  { task: 'forget-idempotency-keys', at: '40 3 * * *' },
]
