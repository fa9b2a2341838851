import type { Transaction } from 'kysely'
import { DAY_MS } from '#domain/time-units.ts'
import type { Tables } from '../schema.gen.ts'
import { addMail, findUnprovenAddresses, type MailLimit } from './mail-count-store.ts'

/** Mails of decisions to an address that nobody has proven. */
const DECISIONS: MailLimit = { name: 'decision', mails: 10 }

/**
 * How long a decision's mail to these addresses waits, in ms (DESK-212). To an address that nobody has proven go ten a day; each ten
 * more wait another day, because the law asks for the mail. Counts the mail. @param now epoch ms
 */
export async function delayOfDecisionMail(
  trx: Transaction<Tables>,
  addresses: readonly string[],
  now: number,
): Promise<number> {
  let days = 0
  for (const email of await findUnprovenAddresses(trx, addresses)) {
    const mails = await addMail(trx, { limit: DECISIONS, email, now })
    days = Math.max(days, Math.floor((mails - 1) / DECISIONS.mails))
  }
  return days * DAY_MS
}
