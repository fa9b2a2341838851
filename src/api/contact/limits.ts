import { HOUR_SECONDS } from '#domain/time-units.ts'
import type { Limit } from '#platform/rate-limit.ts'
import type { MailLimit } from '../mail/mail-count-store.ts'

export const BY_ADDRESS: Limit = { name: 'contact-address', points: 10, seconds: HOUR_SECONDS }

/** Keeps strangers from filling a mailbox by typing its address. */
export const RECEIPTS: MailLimit = { name: 'contact-receipt', mails: 3 }
