import { DAY_MS } from '#domain/time-units.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import { anonymizeOrders } from './anonymize-orders.ts'
import { completeVisits } from './complete-visits.ts'
import { type DeclineDeps, declineUnanswered } from './decline-unanswered.ts'
import { deleteKeys } from './idempotency-store.ts'
import { inviteReviews } from './invite-reviews.ts'
import { sendMemberOrderMail } from './mail/send-member-order-mail.ts'
import { type OrderMailDeps, sendOrderMail } from './mail/send-order-mail.ts'
import { sendReminders } from './send-reminders.ts'

// Longer than any client retries a request.
const KEYS_RETENTION_MS = 7 * DAY_MS

type OrderTask =
  | 'order-mail'
  | 'member-order-mail'
  | 'send-reminders'
  | 'invite-reviews'
  | 'complete-visits'
  | 'decline-unanswered'
  | 'anonymize-orders'
  | 'delete-idempotency-keys'

export function orderJobs(deps: OrderMailDeps & DeclineDeps): Pick<TaskHandlers, OrderTask> {
  return {
    'order-mail': (job, run) => sendOrderMail(deps, job, run),
    'member-order-mail': (job, run) => sendMemberOrderMail(deps, job, run),
    'complete-visits': () => completeVisits(deps),
    'send-reminders': () => sendReminders(deps),
    'invite-reviews': () => inviteReviews(deps),
    'anonymize-orders': () => anonymizeOrders(deps),
    'decline-unanswered': () => declineUnanswered(deps),
    'delete-idempotency-keys': () =>
      deleteKeys(deps.database.query, deps.clock.now() - KEYS_RETENTION_MS),
  }
}

export const orderTimetable: RecurringTask[] = [
  { task: 'complete-visits', at: '*/5 * * * *' },
  { task: 'decline-unanswered', at: '* * * * *' },
  { task: 'send-reminders', at: '*/15 * * * *' },
  { task: 'invite-reviews', at: '5,20,35,50 * * * *' },
  { task: 'anonymize-orders', at: '0 4 * * *' },
  { task: 'delete-idempotency-keys', at: '40 3 * * *' },
]
