import { type Kysely, type RawBuilder, sql } from 'kysely'
import { OPEN_STATUSES } from '#domain/order/status.ts'
import { MAX_ATTEMPTS, type TaskName } from '#platform/jobs.ts'
import { instant } from '#platform/postgres/instant.ts'
import { countRecipients, type MailLimit, recipientOf } from '../mail/mail-count-store.ts'
import { delayOf, eventOf, type Undoable } from '../order/mail/store.ts'
import type { Tables } from '../schema.gen.ts'

const TASK = 'visit-link-mail' satisfies TaskName

/** Mails a day to people whom members wrote down, so that no salon is a relay: of one provider, and to one mailbox. */
const BY_PROVIDER: MailLimit = { name: 'visit-link', mails: 40 }
const BY_MAILBOX: MailLimit = { name: 'visit-link-mailbox', mails: 5 }

interface LinkMailOptions {
  /** A common table expression with one order. */
  readonly orders: string
  /** Epoch ms. */
  readonly at: number
  /** The event of the move that the mail is about, and how long it waits for it to be undone. */
  readonly undoable?: Undoable
}

/**
 * Common table expressions, the last named `link_mails`, that enqueue the mail with a link for an order when
 * it has a mail address and no account, and is to come. Over the limit of its provider or of the mailbox none is enqueued.
 * The statement must count `link_mails`.
 */
export function enqueueLinkMail({ orders, at, undoable }: LinkMailOptions): RawBuilder<unknown> {
  return sql`invited as (
      select id, provider_id::text as provider, customer_email as mailbox from ${sql.table(orders)}
      where customer_user_name is null and customer_email <> '' and starts_at > ${instant(at)}
    ), invited_by as (
      select id, ${recipientOf(BY_PROVIDER, sql`provider`)} as recipient, ${sql.lit(BY_PROVIDER.mails)} as most from invited
      union all
      select id, ${recipientOf(BY_MAILBOX, sql`mailbox`)}, ${sql.lit(BY_MAILBOX.mails)} from invited
    ), invited_count as (${countRecipients('invited_by', at)}
    ), link_mails as (
      select graphile_worker.add_job(${sql.lit(TASK)}, json_build_object('orderId', id${eventOf(undoable)}),
        max_attempts => ${sql.lit(MAX_ATTEMPTS)}${delayOf(undoable)})
      from (select id from invited_by join invited_count using (recipient)
        group by id having bool_and(invited_count.mails <= most)) as within_limits)`
}

/**
 * Notes that the client of a visit to come accepted the terms, with it for the later visits that were booked together with
 * it for this address; the first time stays. @returns whether one of them is to come
 */
export async function acceptTerms(
  query: Kysely<Tables>,
  { orderId, email, now }: { orderId: string; email: string; now: number },
): Promise<boolean> {
  const at = instant(now)
  const { rows } = await sql`
    with linked as (
      select series_id, starts_at from orders where id = ${orderId}::uuid
    ), shown as ( -- locked as for cancelling a series, so that the two do not deadlock
      select id from orders
      where (id = ${orderId}::uuid
          or series_id = (select series_id from linked) and starts_at > (select starts_at from linked))
        and customer_email = ${email} and starts_at > ${at} and status = any(${OPEN_STATUSES as string[]}::text[])
      order by id for update
    )
    update orders set accepted_terms_at = coalesce(accepted_terms_at, ${at}) from shown where orders.id = shown.id
    returning orders.id`.execute(query)
  return rows.length > 0
}

/** Notes when the mail with the link to visits left. */
export async function noteLinkMail(
  query: Kysely<Tables>,
  { orderIds, now }: { orderIds: readonly string[]; now: number },
): Promise<void> {
  await sql`update orders set link_mailed_at = ${instant(now)} where id = any(${orderIds}::uuid[])`.execute(
    query,
  )
}

/** Whether the owner of an address objected to mails of a provider. @param addressHash see `addressHash` */
export async function hasMailObjection(
  query: Kysely<Tables>,
  { providerId, addressHash }: { providerId: string; addressHash: Buffer },
): Promise<boolean> {
  const { rows } = await sql`
    select from mail_objections
    where provider_id = ${providerId}::uuid and address_hash = ${addressHash}`.execute(query)
  return rows.length > 0
}

interface Objection {
  readonly providerId: string
  readonly email: string
  /** See `addressHash`. */
  readonly addressHash: Buffer
  /** Epoch ms. */
  readonly now: number
}

/**
 * Takes an address from the visits that a provider wrote down for it, and from its cards: the person it belongs to is
 * somebody else, whom the provider does not mail again.
 */
export async function removeAddress(
  query: Kysely<Tables>,
  { providerId, email, addressHash, now }: Objection,
): Promise<void> {
  await sql`
    with objection as (
      insert into mail_objections (provider_id, address_hash, objected_at)
      values (${providerId}::uuid, ${addressHash}, ${instant(now)}) on conflict do nothing
    ), cards as (
      update clients set email = null
      where provider_id = ${providerId}::uuid and user_name is null and lower(email) = lower(${email})
    )
    update orders set customer_email = '', address_removed_at = ${instant(now)}
    where provider_id = ${providerId}::uuid and customer_user_name is null and placed_by is not null
      and lower(customer_email) = lower(${email})`.execute(query)
}
