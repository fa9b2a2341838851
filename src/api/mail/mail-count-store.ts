import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** At most `mails` within 24 hours of the first. `name` separates the counts of different limits. */
export interface MailLimit {
  readonly name: string
  readonly mails: number
}

/** The key by which a recipient is counted, in SQL: a SHA-256, ignoring case. */
export function recipientOf(limit: MailLimit, address: RawBuilder<unknown>): RawBuilder<string> {
  return sql`encode(sha256(convert_to(lower(${sql.lit(`${limit.name} `)} || ${address}), 'UTF8')), 'hex')`
}

/**
 * A statement that counts the rows of the common table expression `recipients` (column `recipient`) and returns each
 * recipient with its mails of the day, these included. Recipients are updated in order, which prevents deadlocks.
 */
export function countRecipients(recipients: string, at: number): RawBuilder<unknown> {
  const now = instant(at)
  const isExpired = sql`known.began_at <= ${now} - interval '1 day'`
  return sql`insert into mail_counts as known (recipient, mails, began_at)
    select recipient, count(*), ${now} from ${sql.table(recipients)} group by recipient order by recipient
    on conflict (recipient) do update set
      mails = excluded.mails + case when ${isExpired} then 0 else known.mails end,
      began_at = case when ${isExpired} then excluded.began_at else known.began_at end
    returning recipient, mails`
}

interface CountedMail {
  readonly limit: MailLimit
  readonly email: string
  /** Epoch ms. */
  readonly now: number
}

/**
 * Counts one mail to an address. @returns whether it may be sent
 */
export async function countMail(trx: Transaction<Tables>, mail: CountedMail): Promise<boolean> {
  return (await addMail(trx, mail)) <= mail.limit.mails
}

/** Those of some addresses that no issuer verified and that nobody has proven by a mailed code. */
export async function findUnprovenAddresses(
  query: Kysely<Tables>,
  addresses: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct lower(t.address) as address from unnest(${[...addresses]}::text[]) as t (address)
    where not exists (select from accounts a
        where left(lower(a.email), 320) = left(lower(t.address), 320) and a.email_verified)
      and not exists (select from mail_addresses m where m.email = lower(t.address) and m.verified_at is not null)
    order by 1`.execute(query)
  return rows.map(({ address }) => address)
}

/** Counts one mail to an address. @returns how many they are within the day, this included */
export async function addMail(
  trx: Transaction<Tables>,
  { limit, email, now }: CountedMail,
): Promise<number> {
  const { rows } = await sql<{ mails: number }>`
    with recipients as (select ${recipientOf(limit, sql`${email}::text`)} as recipient)
    ${countRecipients('recipients', now)}`.execute(trx)
  return rows[0]?.mails ?? 0
}

/** Deletes the counts that began before an instant (epoch ms). */
export async function deleteCounts(query: Kysely<Tables>, before: number): Promise<void> {
  await query.deleteFrom('mail_counts').where('began_at', '<', instant(before)).execute()
}
