import type { Language } from '#messages/language.ts'
import type { Clock } from '#platform/clock.ts'
import type { TaskHandlers } from '#platform/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { RateLimiter } from '#platform/rate-limit.ts'
import { DAY_MS } from '#platform/time-units.ts'
import { protocolStore } from '../protocol/store.ts'
import type { SecondFactorChange } from '../second-factor/second-factor.ts'
import { setUpCodeStore } from '../second-factor/set-up-code-store.ts'
import { type Allowance, MAILS } from './limits.ts'
import { issueCode } from './mailed-codes.ts'
import {
  accountExistsMail,
  codeMail,
  passwordChangedMail,
  passwordCodeMail,
  secondFactorMail,
  setUpCodeMail,
} from './mails.ts'
import { issuePasswordCode } from './password-reset.ts'
import { passwordResetStore } from './password-reset-store.ts'
import { signUpStore } from './sign-up-store.ts'
import { userStore } from './store.ts'

declare module '#platform/jobs.ts' {
  // Jobs queued by release 0.1 have neither `allowance` nor `knownTo`.
  interface TaskPayloads {
    'mail-sign-up': { userName: string; language: Language; allowance?: Allowance }
    'mail-password-code': {
      resetId: string
      language: Language
      allowance?: Allowance
      knownTo?: readonly string[]
    }
    'mail-password-changed': { subject: string; language: Language }
    'mail-set-up-code': { id: string; language: Language; allowance: Allowance }
    'mail-second-factor': { subject: string; language: Language; change: SecondFactorChange }
    'sweep-identity': Record<string, never>
  }
}

type IdentityTask =
  | 'mail-sign-up'
  | 'mail-password-code'
  | 'mail-password-changed'
  | 'mail-set-up-code'
  | 'mail-second-factor'
  | 'sweep-identity'

/** How long an unconfirmed sign-up is kept. */
const SIGN_UP_RETENTION_MS = 7 * DAY_MS

export const identityTimetable = [{ task: 'sweep-identity', at: '*/5 * * * *' }] as const

/** The jobs of the embedded sign-in: sends its mails and deletes expired rows. */
export function identityTasks<Tables>(deps: {
  database: Database<Tables>
  publicUrl: string
  secretKey: string
  clock: Clock
  limiter: RateLimiter
  sendMail: SendMail
  log: Log
}): Pick<TaskHandlers, IdentityTask> {
  const { clock, limiter, publicUrl, secretKey, sendMail, log } = deps
  const users = userStore(deps.database)
  const signUps = signUpStore(deps.database)
  const resets = passwordResetStore(deps.database)
  const setUpCodes = setUpCodeStore(deps.database)
  const protocol = protocolStore(deps.database)

  // Each kind is counted separately.
  const mayMail = async (
    kind: 'sign-up' | 'password' | 'set-up',
    email: string,
    allowance: Allowance,
  ) => (await limiter.use(MAILS[allowance], `${kind} ${email}`)).allowed
  return {
    'mail-sign-up': async ({ userName, language, allowance = 'again' }, job) => {
      const signUp = await signUps.findToMail(userName)
      if (!signUp || !(await mayMail('sign-up', signUp.email, allowance))) return
      const code = await issueCode(signUps, signUp, { secretKey, clock })
      const owner = await users.findByEmail(signUp.email)
      // Each attempt can make a new code, and so has its own message id.
      const id = `${job.id}-${job.attempt}`
      await sendMail(
        owner
          ? accountExistsMail({ id, user: owner, language, publicUrl })
          : codeMail({ id, user: signUp, language, code }),
      )
    },
    'mail-password-code': async ({ resetId, language, allowance = 'again', knownTo = [] }, job) => {
      const request = await resets.find(resetId)
      const user = request && (await users.findByLogin(request.login))
      if (!user) return
      const isKnownDevice = knownTo.includes(user.subject)
      if (!(await mayMail('password', user.email, isKnownDevice ? 'device' : allowance))) return
      const code = await issuePasswordCode(resetId, request, user, { resets, secretKey, clock })
      const id = `${job.id}-${job.attempt}`
      await sendMail(passwordCodeMail({ id, user, language, code }))
    },
    'mail-password-changed': async ({ subject, language }, { id }) => {
      const user = await users.findBySubject(subject)
      if (user) await sendMail(passwordChangedMail({ id, user, language, publicUrl }))
    },
    'mail-set-up-code': async ({ id: codeId, language, allowance }, job) => {
      const mailed = await setUpCodes.find(codeId)
      const user = mailed && (await users.findBySubject(mailed.subject))
      if (!user || !(await mayMail('set-up', user.email, allowance))) return
      const code = await issueCode(setUpCodes, { ...mailed, id: codeId }, { secretKey, clock })
      const id = `${job.id}-${job.attempt}`
      await sendMail(setUpCodeMail({ id, user, language, code }))
    },
    'mail-second-factor': async ({ subject, language, change }, { id }) => {
      if (change === 'removed-by-operator')
        log.info({ subject }, 'the operator removed a second factor')
      const user = await users.findBySubject(subject)
      if (user) await sendMail(secondFactorMail({ id, user, language, change, publicUrl }))
    },
    'sweep-identity': async () => {
      await protocol.deleteExpired()
      await signUps.deleteBefore(clock.now() - SIGN_UP_RETENTION_MS)
      await resets.deleteExpired(clock.now())
      await setUpCodes.deleteExpired(clock.now())
    },
  }
}
