declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'contact-mail': ContactMailJob
    'contact-reply-mail': ContactReplyJob
    'delete-contacts': object
  }
}

/** One mail about a message or a registration: to the operator, or a receipt to its sender. */
export interface ContactMailJob {
  readonly id: string
  readonly about: 'request' | 'registration'
  readonly to: 'operator' | 'sender'
}

/** The mail of a reply that an operator wrote. */
export interface ContactReplyJob {
  readonly mailId: string
}
