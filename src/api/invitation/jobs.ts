import { DAY_MS } from '#domain/time-units.ts'
import type { RecurringTask, TaskHandlers } from '#platform/jobs.ts'
import { type InvitationMailDeps, sendInvitationMail } from './send-invitation-mail.ts'
import { deleteInvitations } from './store.ts'
import type {} from './tasks.ts'

// As the privacy statement says.
const RETENTION_MS = 30 * DAY_MS

/** Mails invitations and deletes those that ended long ago (WORK-99). */
export function invitationJobs(
  deps: InvitationMailDeps,
): Pick<TaskHandlers, 'invitation-mail' | 'delete-invitations'> {
  const { database, clock } = deps
  return {
    'invitation-mail': (job, run) => sendInvitationMail(deps, job, run),
    'delete-invitations': () => deleteInvitations(database.query, clock.now() - RETENTION_MS),
  }
}

export const invitationTimetable: RecurringTask[] = [
  { task: 'delete-invitations', at: '25 3 * * *' },
]
