import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ProviderMail } from '#domain/order/provider-mail.ts'
import type { OrderStatus } from '#domain/order/status.ts'
import { SECOND_MS } from '#domain/time-units.ts'
import { addJobs, jobSpec, MAX_ATTEMPTS, type TaskName } from '#platform/jobs.ts'
import { instant } from '#platform/postgres/instant.ts'
import { countRecipients, type MailLimit, recipientOf } from '../../mail/mail-count-store.ts'
import { mailedMembers, pushesToMembers } from '../../member-notification/store.ts'
import type { Tables } from '../../schema.gen.ts'
import type { OrderMailJob, OrderMailKind, OrderMailTo } from '../tasks.ts'

/** The task that sends the mails of an event. */
export type MailTask = Extract<TaskName, 'order-mail' | 'series-mail'>
const MEMBER_TASK = 'member-order-mail' satisfies TaskName
export const ALL_RECIPIENTS = [
  'customer',
  'typed-address',
  'salon',
] as const satisfies OrderMailTo[]
export const CUSTOMER_ONLY = ['customer', 'typed-address'] as const satisfies OrderMailTo[]

/** Order mails per day for one recipient and one customer. */
export const ORDER_MAILS: MailLimit = { name: 'order', mails: 100 }

/**
 * A query with the columns `to` and `address`: the recipients of an order's mails. A customer's addresses are that of the
 * account, if the issuer verified it, and the one typed with the order, if a mailed code verified it.
 * @param order the alias of a row with `provider_id`, `customer_user_name` and `customer_email`
 */
function addressesOf(order: string): RawBuilder<unknown> {
  const customer = sql.ref(`${order}.customer_user_name`)
  return sql`
    select 'customer' as "to", a.email as address from accounts a
      where a.user_name = ${customer} and a.email_verified and a.email <> ''
    union all
    select 'typed-address', m.email from mail_addresses m join accounts a on a.user_name = m.user_name
      where m.user_name = ${customer} and m.email = lower(${sql.ref(`${order}.customer_email`)})
        and m.verified_at is not null and not (a.email_verified and lower(a.email) = m.email)
    union all
    select 'salon', p.email from providers p where p.id = ${sql.ref(`${order}.provider_id`)} and p.email <> ''`
}

/** An event that mails are about, and how long they wait for it to be undone. */
export interface UndoableEvent {
  readonly eventId: string
  readonly delayMs: number
}

interface MailOptions {
  readonly orders: string
  /** Epoch ms. */
  readonly at: number
  readonly to?: readonly OrderMailTo[]
  /** The event that the mails are about, and how long they wait for it to be undone. */
  readonly undoable?: UndoableEvent | undefined
  /** `series-mail` for one mail about all visits of a series, of which `orders` has one. */
  readonly task?: MailTask
  /** Whether a customer agreed by it to the time that the salon proposed, so that it becomes a booking. */
  readonly isByCustomer?: boolean
  /** The event of a change by the operator, whose mails have its reason. */
  readonly operatorEventId?: string | undefined
  /** Whether the mails leave a second time: nobody else is told of them. */
  readonly isResent?: boolean
}

/**
 * Common table expressions, the last named `mails`, that enqueue one mail per address for every row of the common table
 * expression `orders` (columns `id`, `provider_id`, `customer_user_name`, `customer_email`; of a confirmation also
 * `status`), and what members of the provider want to be told of. They are part of the
 * statement that writes the event. Mails over the limit of a recipient are not enqueued. The statement must count
 * `mails`, because a CTE that is not read does not run.
 * @param kind null for an event without a mail
 */
export function enqueueMails(
  kind: OrderMailKind | null,
  options: MailOptions,
): RawBuilder<unknown> {
  const { orders, at, to = ALL_RECIPIENTS, undoable, task = 'order-mail', isByCustomer } = options
  if (!kind) return sql`mails as (select)`
  // Members are told of what a customer did; what the salon did itself can be undone at first.
  const event =
    to.includes('salon') && !undoable && !options.isResent
      ? EVENTS[kind === 'agreement' && isByCustomer ? 'confirmation' : kind]
      : undefined
  const recipientKinds = sql.join(to.map((each) => sql.lit(each)))
  // An order without an account is counted by its own id.
  const countedBy = sql`address || ' ' || coalesce(o.customer_user_name, o.id::text)`
  const payload = sql`json_build_object('orderId', order_id, 'kind', ${sql.lit(kind)}, 'to', "to"${argumentsOf(options)})`
  const memberMail = jobSpec({
    task: MEMBER_TASK,
    payload: sql`json_build_object('orderId', order_id, 'kind', ${sql.lit(kind)}, 'userName', user_name)`,
  })
  return sql`recipients as (
      select o.id as order_id, t."to", null as user_name, ${recipientOf(ORDER_MAILS, countedBy)} as recipient
      from ${sql.table(orders)} o cross join lateral (${addressesOf('o')}) t where t."to" in (${recipientKinds})
      ${event ? membersOf(event, orders, countedBy) : sql``}
    ), counted as (${countRecipients('recipients', at)}
    ), mails as (
      ${addJobs(sql`
        select case when user_name is null then ${jobSpec({ task, payload, runAt: runAtOf(undoable) })}
          else ${memberMail} end
        from (select *, row_number() over (partition by recipient order by order_id) as place,
            count(*) over (partition by recipient) as all_of_these from recipients) r
          join counted using (recipient)
        where counted.mails - all_of_these + place <= ${sql.lit(ORDER_MAILS.mails)}
        ${event ? sql`union all ${pushesToMembers(orders, event)}` : sql``}`)})`
}

function membersOf(
  event: RawBuilder<ProviderMail>,
  orders: string,
  countedBy: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`union all
      select o.id, null, t.user_name, ${recipientOf(ORDER_MAILS, countedBy)}
      from ${sql.table(orders)} o join (${mailedMembers(orders, event)}) t on t.order_id = o.id`
}

/**
 * How many mails an event about the one order of `orders` enqueues when nothing waits to be undone: one per address of customer
 * and salon, and one per member who wants to be told. The limits of recipients are not counted in.
 */
export function mailCount(kind: OrderMailKind, orders: string): RawBuilder<number> {
  const event = EVENTS[kind]
  return sql<number>`((select count(*) from ${sql.table(orders)} o cross join lateral (${addressesOf('o')}) t)
    + ${event ? sql`(select count(*) from (${mailedMembers(orders, event)}) m)` : sql`0`})`
}

const eventOfStatus = sql<ProviderMail>`case o.status when 'PENDING' then 'request' else 'booking' end`
const EVENTS: Partial<Record<OrderMailKind, RawBuilder<ProviderMail>>> = {
  confirmation: eventOfStatus,
  change: sql.lit('change'),
  cancellation: sql.lit('cancellation'),
}

function argumentsOf({ undoable, operatorEventId, isResent }: MailOptions): RawBuilder<unknown> {
  const event = operatorEventId ? { eventId: operatorEventId, delayMs: 0 } : undefined
  return sql`${eventOf(undoable ?? event)}${isResent ? sql`, 'isResent', true` : sql``}`
}

/** The event of a job, as arguments of `json_build_object`. */
export function eventOf(undoable: UndoableEvent | undefined): RawBuilder<unknown> {
  return undoable ? sql`, 'eventId', ${undoable.eventId}::uuid` : sql``
}

/** How long a job waits, as an argument of `add_job`. */
export function delayOf(undoable: UndoableEvent | undefined): RawBuilder<unknown> {
  return undoable ? sql`, run_at => ${runAtOf(undoable)}` : sql``
}

// By the clock of the database, which runs the jobs.
function runAtOf(undoable: UndoableEvent | undefined): RawBuilder<unknown> | undefined {
  return undoable && sql`now() + make_interval(secs => ${undoable.delayMs / SECOND_MS})`
}

/** Whether an event was undone. */
export async function isUndone(query: Kysely<Tables>, eventId: string): Promise<boolean> {
  const event = await findEvent(query, eventId)
  return event !== undefined && event.undoneAt !== null
}

/** The event that a mail is about: whether it was undone, who it says acted, and in which words. */
export function findEvent(query: Kysely<Tables>, eventId: string) {
  return query
    .selectFrom('order_events')
    .select(['undone_at as undoneAt', 'actor', 'by_operator as isByOperator', 'note'])
    .where('id', '=', eventId)
    .executeTakeFirst()
}

/** The last change of an order's status that was not undone; `at` in epoch ms. */
export function findLastStatusEvent(query: Kysely<Tables>, orderId: string) {
  return query
    .selectFrom('order_events')
    .select(['id', 'at', sql<OrderStatus>`to_status`.as('toStatus')])
    .where('order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .whereRef('from_status', 'is distinct from', 'to_status')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Makes a mail due again after a while. */
export async function enqueueMailAgain(
  query: Kysely<Tables>,
  job: OrderMailJob,
  delayMs: number,
): Promise<void> {
  await sql`select graphile_worker.add_job('order-mail', ${JSON.stringify(job)}::json,
    max_attempts => ${sql.lit(MAX_ATTEMPTS)}, run_at => now() + make_interval(secs => ${delayMs / SECOND_MS}))`.execute(
    query,
  )
}

/** An SQL condition: the customer of the row `order` has an address for mails. */
export function isCustomerReachable(order: string): RawBuilder<boolean> {
  return sql`exists (select from (${addressesOf(order)}) t where t."to" <> 'salon')`
}

/** The addresses of an order's customer, that of the account first. */
export async function findCustomerAddresses(
  query: Kysely<Tables>,
  orderId: string,
): Promise<{ to: OrderMailTo; address: string }[]> {
  const { rows } = await sql<{ to: OrderMailTo; address: string }>`
    select t."to", t.address from orders o cross join lateral (${addressesOf('o')}) t
    where o.id = ${orderId}::uuid and t."to" <> 'salon' order by t."to"`.execute(query)
  return rows
}

/**
 * The member whose verified address is the one of the salon, an owner first, then the earliest. Undefined where nobody has
 * proven that address: whoever reads its mails may be anybody.
 */
export async function findSalonReader(
  query: Kysely<Tables>,
  providerId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ userName: string }>`
    select m.user_name as "userName" from memberships m
      join accounts a on a.user_name = m.user_name join providers p on p.id = m.provider_id
    where m.provider_id = ${providerId}::uuid and a.email_verified and lower(a.email) = lower(p.email)
    order by m.role = 'owner' desc, m.joined_at, m.user_name
    limit 1`.execute(query)
  return rows[0]?.userName
}

/** The last change of an order. Instants are epoch ms. */
interface OrderChange {
  readonly id: string
  readonly at: number
  readonly actor: string
  /** The start before it. */
  readonly fromStartsAt: number
  /** The words of the salon. */
  readonly note: string
  /** When the customer agreed to a move by the provider. */
  readonly agreedAt: number | null
}

/** The last change of an order: of its start, or of its items with the start as it is. */
export async function findChange(
  query: Kysely<Tables>,
  orderId: string,
): Promise<OrderChange | undefined> {
  const { rows } = await sql<OrderChange>`
    select id, at, actor, from_starts_at as "fromStartsAt", note, agreed_at as "agreedAt" from order_events
    where order_id = ${orderId} and from_starts_at is not null and undone_at is null
    order by at desc, id desc limit 1`.execute(query)
  return rows[0]
}

/** The last move of an order. Changes by its provider that kept the start are skipped. */
export async function findLastMove(
  query: Kysely<Tables>,
  order: { id: string; starts_at: number; customer_user_name: string | null },
): Promise<OrderChange | undefined> {
  const { rows } = await sql<OrderChange>`
    select id, at, actor, from_starts_at as "fromStartsAt", note, agreed_at as "agreedAt" from (
      select *, lead(from_starts_at, 1, ${instant(order.starts_at)}) over (order by at, id) as to_starts_at from order_events
      where order_id = ${order.id}::uuid and from_starts_at is not null and undone_at is null
    ) changes
    where to_starts_at <> from_starts_at or actor in ('customer', ${order.customer_user_name ?? ''})
    order by at desc, id desc limit 1`.execute(query)
  return rows[0]
}

interface ReadMove {
  readonly eventId: string
  /** The version of the order that was read with the move. */
  readonly version: number
  /** Epoch ms. */
  readonly now: number
}

/**
 * Notes when the customer agreed to a move, epoch ms; the first time stays.
 * @returns that time; undefined, with nothing written, when the order no longer has this version
 */
export async function writeAgreement(
  query: Kysely<Tables>,
  { eventId, version, now }: ReadMove,
): Promise<number | undefined> {
  const { rows } = await sql<{ at: number }>`
    with present as ( -- locked, so that no change of the order comes between
      select id from orders where version = ${version}
        and id = (select order_id from order_events where id = ${eventId}::uuid) for update
    )
    update order_events e set agreed_at = coalesce(e.agreed_at, ${instant(now)}) from present
    where e.id = ${eventId}::uuid and e.undone_at is null and e.order_id = present.id
    returning e.agreed_at as at`.execute(query)
  return rows[0]?.at
}

/** The actor and the words of the last cancellation or decline, or of another end; the words may be empty. */
export function findCancellation(
  query: Kysely<Tables>,
  orderId: string,
  ends: readonly OrderStatus[] = ['CANCELLED', 'DECLINED'],
) {
  return query
    .selectFrom('order_events')
    .select(['actor', 'note'])
    .where('order_id', '=', orderId)
    .where('to_status', 'in', ends)
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
