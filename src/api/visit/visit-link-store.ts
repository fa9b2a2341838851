import { type Kysely, type RawBuilder, sql } from 'kysely'
import { OPEN_STATUSES } from '#domain/order/status.ts'
import { MAX_ATTEMPTS, type TaskName } from '#platform/jobs.ts'
import { instant } from '#platform/postgres/instant.ts'
import { countRecipients, type MailLimit, recipientOf } from '../mail/mail-count-store.ts'
import type { Tables } from '../schema.gen.ts'

const TASK = 'visit-link-mail' satisfies TaskName

/** Mails per day that a provider causes to people whom it wrote down itself. */
export const VISIT_LINK_MAILS: MailLimit = { name: 'visit-link', mails: 40 }

/**
 * Common table expressions, the last named `link_mails`, that enqueue the mail with a link for the order in `written` when
 * it has a mail address and no account, and is to come. Over the limit of its provider none is enqueued. The statement must
 * count `link_mails`.
 */
export function enqueueLinkMail(at: number): RawBuilder<unknown> {
  return sql`invited as (
      select id, ${recipientOf(VISIT_LINK_MAILS, sql`provider_id::text`)} as recipient from written
      where customer_user_name is null and customer_email <> '' and starts_at > ${instant(at)}
    ), invited_count as (${countRecipients('invited', at)}
    ), link_mails as (
      select graphile_worker.add_job(${sql.lit(TASK)}, json_build_object('orderId', id),
        max_attempts => ${sql.lit(MAX_ATTEMPTS)})
      from invited join invited_count using (recipient)
      where invited_count.mails <= ${sql.lit(VISIT_LINK_MAILS.mails)})`
}

/** Notes that the client of a visit to come accepted the terms; the first time stays. @returns whether it is to come */
export async function acceptTerms(
  query: Kysely<Tables>,
  { orderId, email, now }: { orderId: string; email: string; now: number },
): Promise<boolean> {
  const at = instant(now)
  const { rows } = await sql`
    update orders set accepted_terms_at = coalesce(accepted_terms_at, ${at})
    where id = ${orderId}::uuid and customer_email = ${email} and starts_at > ${at}
      and status = any(${OPEN_STATUSES as string[]}::text[])
    returning id`.execute(query)
  return rows.length > 0
}

/**
 * Takes an address from the visits that a provider wrote down for it, and from its cards: the person it belongs to is
 * somebody else.
 */
export async function removeAddress(
  query: Kysely<Tables>,
  { providerId, email }: { providerId: string; email: string },
): Promise<void> {
  await sql`
    with cards as (
      update clients set email = null
      where provider_id = ${providerId}::uuid and user_name is null and lower(email) = lower(${email})
    )
    update orders set customer_email = ''
    where provider_id = ${providerId}::uuid and customer_user_name is null and placed_by is not null
      and lower(customer_email) = lower(${email})`.execute(query)
}
