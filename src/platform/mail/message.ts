/** A mail to one reader, in the reader's language. */
export interface Mail {
  /** The same in every attempt of a job; becomes the Message-ID, which identifies a repeat. */
  id: string
  to: string
  language: string
  subject: string
  text: string
  html: string
  /** Where the reader's answer goes; to the sender of all mails when left out. */
  replyTo?: string
  /** Whether a person wrote it to this reader; all other mails say that a program did. */
  isWrittenByPerson?: boolean
  /** An iCalendar text; mail programs then offer to add or remove the visit. PUBLISH has several. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string }
}

/** @throws when the mail could not be sent; the job is retried */
export type SendMail = (mail: Mail) => Promise<void>
