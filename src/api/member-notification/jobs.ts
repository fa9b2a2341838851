import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import { type MemberMailDeps, sendDayMail, sendReviewMail } from './send-member-mail.ts'
import { enqueueDayNotifications } from './store.ts'

type MemberNotificationTask = 'review-mail' | 'day-mail' | 'notify-of-day'

const BATCH = 500

/** What a member of a provider chose to be told of by mail, and of their day also by devices. */
export function memberNotificationJobs(
  deps: MemberMailDeps,
): Pick<TaskHandlers, MemberNotificationTask> {
  return {
    'review-mail': (job, run) => sendReviewMail(deps, job, run),
    'day-mail': (job, run) => sendDayMail(deps, job, run),
    'notify-of-day': () => notifyOfDay(deps),
  }
}

export const memberNotificationTimetable: RecurringTask[] = [
  { task: 'notify-of-day', at: '*/10 * * * *' },
]

async function notifyOfDay({ database, clock }: MemberMailDeps): Promise<void> {
  const now = clock.now()
  while ((await enqueueDayNotifications(database.query, now, BATCH)) === BATCH);
}
