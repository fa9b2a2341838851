import type { TaskHandlers } from '#platform/jobs.ts'
import type { Accounts } from './register.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'sweep-sessions': Record<string, never>
  }
}

/** Cron lines for the recurring ones. */
export const accountRecurring = [{ task: 'sweep-sessions', at: '27 * * * *' }] as const

/** The jobs of sessions: sweeping what time has made useless. */
export function accountTasks(
  accounts: Pick<Accounts, 'sweep'>,
): Pick<TaskHandlers, 'sweep-sessions'> {
  return { 'sweep-sessions': accounts.sweep }
}
