import { type Kysely, type RawBuilder, sql } from 'kysely'
import { MAX_ATTEMPTS, type TaskName } from '#platform/jobs.ts'
import { instant } from '#platform/postgres/instant.ts'
import { countRecipients, type MailLimit, recipientOf } from '../../mail/mail-count-store.ts'
import type { Tables } from '../../schema.gen.ts'
import { delayOf, eventOf, type UndoableEvent } from './store.ts'

const TASK = 'visit-link-mail' satisfies TaskName

/** Mails a day to people whom members wrote down, so that no salon is a relay: of one provider, and to one mailbox. */
const BY_PROVIDER: MailLimit = { name: 'visit-link', mails: 40 }
const BY_MAILBOX: MailLimit = { name: 'visit-link-mailbox', mails: 5 }
/** Mails a day about moves and cancellations, to a mailbox that has the link already. */
const CHANGES_BY_PROVIDER: MailLimit = { name: 'visit-link-move', mails: 200 }
const CHANGES_BY_MAILBOX: MailLimit = { name: 'visit-link-move-mailbox', mails: 20 }

interface LinkMailOptions {
  /** A common table expression with one order; with `link_mailed_at` when it is about an event. */
  readonly orders: string
  /** Epoch ms. */
  readonly at: number
  /** The event of the move or the cancellation that the mail is about, and how long it waits for it to be undone. */
  readonly undoable?: UndoableEvent
  readonly kind?: 'cancellation'
}

/**
 * Common table expressions, the last named `link_mails`, that enqueue the mail with a link for an order when
 * it has a mail address and no account, and is to come: then it is in `invited`. Over the limit of its provider or of the
 * mailbox none is enqueued. The statement must count `link_mails`.
 */
export function enqueueLinkMail({
  orders,
  at,
  undoable,
  kind,
}: LinkMailOptions): RawBuilder<unknown> {
  return sql`invited as (
      select id, provider_id::text as provider, customer_email as mailbox,
        ${undoable ? sql`link_mailed_at is not null` : sql`false`} as has_link
      from ${sql.table(orders)}
      where ${getsLinkMail(at, kind)}
    ), invited_by as (
      ${limitedBy(BY_PROVIDER, sql`provider`)} where not has_link
      union all ${limitedBy(BY_MAILBOX, sql`mailbox`)} where not has_link
      union all ${limitedBy(CHANGES_BY_PROVIDER, sql`provider`)} where has_link
      union all ${limitedBy(CHANGES_BY_MAILBOX, sql`mailbox`)} where has_link
    ), invited_count as (${countRecipients('invited_by', at)}
    ), link_mails as (
      select graphile_worker.add_job(${sql.lit(TASK)}, json_build_object('orderId', id${eventOf(undoable)}${kindOf(kind)}),
        max_attempts => ${sql.lit(MAX_ATTEMPTS)}${delayOf(undoable)})
      from (select id from invited_by join invited_count using (recipient)
        group by id having bool_and(invited_count.mails <= most)) as within_limits)`
}

/** A condition on an order: its customer gets the mail with a link. @param at epoch ms */
export function getsLinkMail(at: number, kind?: LinkMailOptions['kind']): RawBuilder<boolean> {
  const hasLink = kind === 'cancellation' ? sql`and link_mailed_at is not null` : sql``
  return sql<boolean>`customer_user_name is null and customer_email <> '' and starts_at > ${instant(at)} ${hasLink}`
}

/** Whether a mail of a move to somebody without an account would be over a limit of the day. @param now epoch ms */
export async function isMoveMailLimited(
  query: Kysely<Tables>,
  { providerId, email, hasLink }: { providerId: string; email: string; hasLink: boolean },
  now: number,
): Promise<boolean> {
  const byProvider = hasLink ? CHANGES_BY_PROVIDER : BY_PROVIDER
  const byMailbox = hasLink ? CHANGES_BY_MAILBOX : BY_MAILBOX
  const { rows } = await sql<{ limited: boolean }>`
    select exists (select from mail_counts c join (values
        (${recipientOf(byProvider, sql`${providerId}::text`)}, ${byProvider.mails}::integer),
        (${recipientOf(byMailbox, sql`${email}::text`)}, ${byMailbox.mails}::integer)
      ) as wanted (recipient, most) on c.recipient = wanted.recipient
      where c.began_at > ${instant(now)} - interval '1 day' and c.mails >= wanted.most) as limited`.execute(
    query,
  )
  return rows[0]?.limited ?? false
}

function limitedBy(limit: MailLimit, address: RawBuilder<unknown>): RawBuilder<unknown> {
  const recipient = recipientOf(limit, address)
  return sql`select id, ${recipient} as recipient, ${sql.lit(limit.mails)} as most from invited`
}

function kindOf(kind: LinkMailOptions['kind']): RawBuilder<unknown> {
  return kind ? sql`, 'kind', ${sql.lit(kind)}` : sql``
}
