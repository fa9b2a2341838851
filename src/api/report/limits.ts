import { HOUR_SECONDS } from '#domain/time-units.ts'
import type { Limit } from '#platform/rate-limit.ts'
import type { MailLimit } from '../mail/mail-count-store.ts'

export const REPORTS_BY_ADDRESS: Limit = {
  name: 'report-address',
  points: 10,
  seconds: HOUR_SECONDS,
}

export const OBJECTIONS_BY_ADDRESS: Limit = {
  name: 'objection-address',
  points: 20,
  seconds: HOUR_SECONDS,
}

/** Keeps strangers from filling a mailbox by typing its address. */
export const RECEIPTS: MailLimit = { name: 'report-receipt', mails: 3 }
