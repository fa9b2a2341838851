import type { Language } from '#messages/language.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'account-mail': AccountMailJob
  }
}

/** The last mail to somebody whose account is gone: only the job still knows where to, until it is done. */
export interface AccountMailJob {
  readonly email: string
  readonly language: Language
}
