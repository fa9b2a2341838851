/** A mail to one reader, ready to send: texts are already in the reader's language. */
export interface Mail {
  /** Stable across retries of the same job; becomes the Message-ID, by which a repeat is recognised. */
  id: string
  to: string
  language: string
  subject: string
  text: string
  html: string
  /** An iCalendar text from calendar.ts; mail programs then offer to add or remove the visit. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}

/** Sends, or throws: then the job is tried again. */
export type SendMail = (mail: Mail) => Promise<void>
