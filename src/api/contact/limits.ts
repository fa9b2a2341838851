import type { Limit } from '#platform/rate-limit.ts'
import type { MailLimit } from '../mail/counting-store.ts'

/** Nobody has more to say in an hour, and a house with one address has room for two. */
export const BY_ADDRESS: Limit = { name: 'contact-address', points: 10, seconds: 3600 }

/** Somebody else's address typed here again and again must not fill that mailbox. */
export const RECEIPTS: MailLimit = { name: 'contact-receipt', mails: 3 }
