import type { Language } from '#messages/language.ts'

declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'mail-address-code': MailAddressJob
  }
}

/** The mail with the code for an address. */
export interface MailAddressJob {
  /** The id of the row in `mail_addresses`. */
  readonly id: string
  readonly orderId: string
  readonly language: Language
}
