import type { Language } from '#messages/language.ts'
import type { Clock } from '#platform/clock.ts'
import type { JobRun, TaskHandlers } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { RateLimiter } from '#platform/rate-limit.ts'
import { protocolStore } from '../protocol/store.ts'
import { MAILS } from './limits.ts'
import { accountExistsMail, codeMail } from './mails.ts'
import { type User, userStore } from './store.ts'
import { issueCode } from './verification.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'mail-sign-up': { subject: string; language: Language }
    'mail-code-again': { userName: string; language: Language }
    'sweep-identity': Record<string, never>
  }
}

/** An unconfirmed sign-up is kept this long; then whoever comes late begins again. */
const SIGN_UP_KEPT_MS = 7 * 24 * 3600 * 1000

/** Cron lines for the recurring ones. */
export const identityRecurring = [{ task: 'sweep-identity', at: '17 * * * *' }] as const

/** The jobs of the embedded sign-in: its mails, and sweeping what has expired. */
export function identityTasks<Tables>(deps: {
  database: Database<Tables>
  publicUrl: string
  secretKey: string
  clock: Clock
  limiter: RateLimiter
  sendMail: SendMail
}): Pick<TaskHandlers, 'mail-sign-up' | 'mail-code-again' | 'sweep-identity'> {
  const { clock, limiter, publicUrl, secretKey, sendMail } = deps
  const users = userStore(deps.database)
  const protocol = protocolStore(deps.database)

  const mayMail = async ({ email }: User) => (await limiter.use(MAILS, email)).allowed
  const mailCode = async (user: User, language: Language, job: JobRun) => {
    const code = await issueCode(user, { store: users, secretKey, clock })
    // A new try makes a new code, and so is a new mail.
    await sendMail(codeMail({ id: `${job.id}-${job.attempt}`, user, language, code }))
  }
  return {
    'mail-sign-up': async ({ subject, language }, job) => {
      const user = await users.findBySubject(subject)
      if (!user || !(await mayMail(user))) return
      if (!user.isVerified) return mailCode(user, language, job)
      await sendMail(accountExistsMail({ id: job.id, user, language, publicUrl }))
    },
    'mail-code-again': async ({ userName, language }, job) => {
      const user = await users.findByUserName(userName)
      if (!user || user.isVerified || !(await mayMail(user))) return
      await mailCode(user, language, job)
    },
    'sweep-identity': async () => {
      await protocol.sweep()
      await users.sweep(clock.now() - SIGN_UP_KEPT_MS)
    },
  }
}
