import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import { type MemberMailDeps, sendDayMail, sendReviewMail } from './send-member-mail.ts'
import { enqueueDayMails } from './store.ts'

type MemberMailTask = 'review-mail' | 'day-mail' | 'make-day-mails'

const BATCH = 500

/** The mails that a member of a provider chooses. */
export function memberMailJobs(deps: MemberMailDeps): Pick<TaskHandlers, MemberMailTask> {
  return {
    'review-mail': (job, run) => sendReviewMail(deps, job, run),
    'day-mail': (job, run) => sendDayMail(deps, job, run),
    'make-day-mails': () => makeDayMails(deps),
  }
}

export const memberMailTimetable: RecurringTask[] = [{ task: 'make-day-mails', at: '*/10 * * * *' }]

async function makeDayMails({ database, clock }: MemberMailDeps): Promise<void> {
  const now = clock.now()
  while ((await enqueueDayMails(database.query, now, BATCH)) === BATCH);
}
