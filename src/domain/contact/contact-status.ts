import { REQUEST_TYPES } from './contact-request.ts'

/** The states of a message to the operator: it waits for an operator, for its sender, or for nobody. */
export const CONTACT_STATUSES = ['open', 'waiting', 'closed'] as const
export type ContactStatus = (typeof CONTACT_STATUSES)[number]

/** The kinds by which the desk lists messages: those of the forms, and what an operator marked (DESK-300). */
export const MESSAGE_KINDS = [...REQUEST_TYPES, 'privacy-request'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** The most that a reply or the answer to it has, in characters. */
export const MAX_CONTACT_REPLY_LENGTH = 5000

/** The name of a message in the subject of each mail about it: eight characters of its id. */
export function contactReference(id: string): string {
  return id.slice(-8).toUpperCase()
}

/** The reference in a text such as the subject of a mail, or null. */
export function referenceIn(text: string): string | null {
  return /(?:^|[\s[#])([\da-f]{8})(?:$|[\s\]])/i.exec(text)?.[1]?.toUpperCase() ?? null
}
