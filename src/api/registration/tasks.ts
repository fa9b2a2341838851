declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'registration-mail': RegistrationMailJob
    /** `id` is that of the row in `registrations`. */
    'check-vat': { readonly id: string }
  }
}

/** A mail to a salon that wants to join: a question, a refusal, or a link that proves its address. */
export interface RegistrationMailJob {
  /** The id of the row in `registrations`. */
  readonly id: string
  /** The number of the mail; the row has another one when it was undone. */
  readonly mailNumber: number
  readonly kind: 'question' | 'refusal' | 'confirmation'
}
