import type { Language } from '#messages/language.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'account-mail': AccountMailJob
  }
}

/** The mail after the deletion of an account. Only the job still has the address. */
export interface AccountMailJob {
  readonly email: string
  readonly language: Language
}
