import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { MemberNotification } from '#domain/membership/member-notification.ts'
import type { MemberRole, RoleSettings } from '#domain/membership/role.ts'
import type { Language } from '#messages/language.ts'
import { MAX_ATTEMPTS, type TaskName } from '#platform/jobs.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'
import { addPushJob, pushJobSpec } from './push-job-store.ts'

const REVIEW_TASK = 'review-mail' satisfies TaskName
const DAY_TASK = 'day-mail' satisfies TaskName
// What a member hears of who has chosen nothing.
const MAILS = sql<MemberNotification[]>`coalesce(w.mails, '{review}')`
const PUSHES = sql<MemberNotification[]>`coalesce(w.pushes, '{request,booking,change}')`
const ADDRESS = sql<string>`case when a.email_verified then a.email else '' end`

interface MemberKey {
  readonly providerId: string
  readonly userName: string
}

interface MemberNotifications {
  readonly mails: MemberNotification[]
  readonly pushes: MemberNotification[]
  /** The verified address of the member; empty without one. */
  readonly address: string
  /** Whether it is that of the provider too. */
  readonly isSalonAddress: boolean
}

/** What a member chose to be told of. */
export async function findMemberNotifications(
  query: Kysely<Tables>,
  { providerId, userName }: MemberKey,
): Promise<MemberNotifications> {
  const { rows } = await sql<MemberNotifications>`
    select ${MAILS} as mails, ${PUSHES} as pushes, ${ADDRESS} as address,
      a.email_verified and lower(a.email) = lower(p.email) as "isSalonAddress"
    from accounts a join providers p on p.id = ${providerId}
      left join member_notifications w on w.user_name = a.user_name and w.provider_id = p.id
    where a.user_name = ${userName}`.execute(query)
  return rows[0] ?? { mails: [], pushes: [], address: '', isSalonAddress: false }
}

/** Writes what a member wants to be told of. Nothing is written for one who left meanwhile. */
export async function saveMemberNotifications(
  query: Kysely<Tables>,
  { providerId, userName }: MemberKey,
  { mails, pushes }: Pick<MemberNotifications, 'mails' | 'pushes'>,
): Promise<void> {
  await sql`
    insert into member_notifications (provider_id, user_name, mails, pushes)
    select provider_id, user_name, ${[...new Set(mails)]}::text[], ${[...new Set(pushes)]}::text[] from memberships
      where provider_id = ${providerId} and user_name = ${userName} for key share
    on conflict (provider_id, user_name) do update set mails = excluded.mails, pushes = excluded.pushes`.execute(
    query,
  )
}

/**
 * Common table expressions, the last named `review_notifications`, that enqueue what members want to be told of every row of
 * the common table expression `reviews` (columns `id`, `provider_id`). The statement must count it, else it does not run.
 */
export function enqueueReviewNotifications(reviews: string): RawBuilder<unknown> {
  return sql`review_readers as (
    select r.id as review_id, m.provider_id, m.user_name, 'review' = any(${MAILS}) as by_mail, 'review' = any(${PUSHES}) as by_push
    from ${sql.table(reviews)} r join memberships m on m.provider_id = r.provider_id
      left join member_notifications w on w.provider_id = m.provider_id and w.user_name = m.user_name
    ), review_notifications as (
    select graphile_worker.add_job(${sql.lit(REVIEW_TASK)},
      json_build_object('reviewId', review_id, 'userName', user_name), max_attempts => ${MAX_ATTEMPTS}::int)
    from review_readers where by_mail
    union all
    select ${addPushJob(sql`'reviewId', review_id, 'deviceId', d.id`)}
    from review_readers m join push_devices d on d.provider_id = m.provider_id and d.user_name = m.user_name where by_push)`
}

/**
 * Enqueues the mails and notifications of the day for up to `limit` members: from seven to noon on the provider's clock, each
 * once a day.
 * @returns for how many members
 */
export async function enqueueDayNotifications(
  query: Kysely<Tables>,
  now: number,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    with members as (
      select w.provider_id, w.user_name, today.at::date as day,
        'day' = any(w.mails) and w.day_mailed is distinct from today.at::date as by_mail,
        'day' = any(w.pushes) and w.day_pushed is distinct from today.at::date as by_push
      from member_notifications w join providers p on p.id = w.provider_id,
        lateral (select ${instant(now)} at time zone p.time_zone as at) today
      where ('day' = any(w.mails) and w.day_mailed is distinct from today.at::date
          or 'day' = any(w.pushes) and w.day_pushed is distinct from today.at::date)
        and today.at::time >= '07:00' and today.at::time < '12:00'
      order by w.provider_id, w.user_name limit ${limit}
      for update of w skip locked
    ), marked as (
      update member_notifications w
      set day_mailed = case when by_mail then day else day_mailed end,
        day_pushed = case when by_push then day else day_pushed end
      from members m where w.provider_id = m.provider_id and w.user_name = m.user_name
      returning w.provider_id, w.user_name, day, by_mail, by_push
    ), enqueued as (
      select graphile_worker.add_job(${sql.lit(DAY_TASK)}, json_build_object('providerId', provider_id,
        'userName', user_name, 'day', day), max_attempts => ${MAX_ATTEMPTS}::int)
      from marked where by_mail
      union all
      select ${addPushJob(sql`'day', day, 'deviceId', d.id`)}
      from marked m join push_devices d on d.provider_id = m.provider_id and d.user_name = m.user_name where by_push
    )
    select (select count(*) from marked) as members, (select count(*) from enqueued) as enqueued`.execute(
    query,
  )
  return rows[0]?.members ?? 0
}

/**
 * A query with the columns `order_id`, `user_name` and `address`: the members who want a mail of an event of orders.
 * @param orders the name of a common table expression with `id` and `provider_id`
 * @param event an event of an order, as in `providers.provider_mails`
 */
export function mailedMembers(orders: string, event: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select o.id as order_id, w.user_name, a.email as address
    from ${sql.table(orders)} o join member_notifications w on w.provider_id = o.provider_id
      join accounts a on a.user_name = w.user_name and a.email_verified and a.email <> ''
    where ${kindOf(event)} = any(w.mails)`
}

/**
 * A query of the jobs, for `addJobs`, that notify the devices of the members who want to know of an event of orders (WORK-85);
 * parameters as of `mailedMembers`.
 */
export function pushesToMembers(orders: string, event: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${pushJobSpec(sql`'orderId', o.id, 'event', ${event}, 'deviceId', d.id`)}
    from ${sql.table(orders)} o join push_devices d on d.provider_id = o.provider_id
      left join member_notifications w on w.provider_id = d.provider_id and w.user_name = d.user_name
    where ${kindOf(event)} = any(${PUSHES})`
}

// As `notificationOf` of the domain.
function kindOf(event: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case ${event} when 'cancellation' then 'change' else ${event} end`
}

/** A member who is told of something. */
export interface MemberToNotify {
  readonly role: MemberRole
  readonly roleSettings: RoleSettings
  readonly mails: readonly MemberNotification[]
  readonly pushes: readonly MemberNotification[]
  /** Empty without a verified one. */
  readonly address: string
  readonly isSalonAddress: boolean
  readonly providerUserName: string
  readonly providerName: string
  readonly timeZone: string
  readonly language: Language
}

/** A member with what telling them something needs; undefined when they left. */
export async function findMemberToNotify(
  query: Kysely<Tables>,
  { providerId, userName }: MemberKey,
): Promise<MemberToNotify | undefined> {
  const { rows } = await sql<MemberToNotify>`
    select m.role, json_build_object('receptionMayCancel', p.reception_may_cancel,
        'managersMayExport', p.managers_may_export) as "roleSettings",
      ${MAILS} as mails, ${PUSHES} as pushes, ${ADDRESS} as address,
      a.email_verified and lower(a.email) = lower(p.email) as "isSalonAddress", p.user_name as "providerUserName", p.full_name as "providerName",
      p.time_zone as "timeZone", p.mail_language as language
    from memberships m join accounts a on a.user_name = m.user_name join providers p on p.id = m.provider_id
      left join member_notifications w on w.provider_id = m.provider_id and w.user_name = m.user_name
    where m.provider_id = ${providerId} and m.user_name = ${userName}`.execute(query)
  return rows[0]
}

/** A review that everybody can read; undefined when it is hidden or gone. */
export function findVisibleReview(query: Kysely<Tables>, reviewId: string) {
  return query
    .selectFrom('reviews')
    .select(['provider_id as providerId', 'rating', 'user_feedback as text'])
    .where('id', '=', reviewId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
}

export interface VisitOfDay {
  /** Epoch ms. */
  readonly startsAt: number
  /** Epoch ms. */
  readonly endsAt: number
  readonly isRequest: boolean
  readonly isAtHome: boolean
  readonly customerName: string
  readonly treatments: string
}

/** The visits of a provider that begin on a day of its clock and wait or take place, by start. */
export async function findVisitsOfDay(
  query: Kysely<Tables>,
  request: { providerId: string; day: string; language: Language; now: number },
): Promise<VisitOfDay[]> {
  const { providerId, day, now } = request
  const name = sql.ref(request.language === 'nl' ? 'i.name_nl' : 'i.name_en')
  const { rows } = await sql<VisitOfDay>`
    select o.starts_at as "startsAt", o.ends_at as "endsAt", o.status = 'PENDING' as "isRequest",
      o.service_location = 'DOORSTEP' as "isAtHome", o.customer_name as "customerName",
      (select coalesce(string_agg(${name}, ', ' order by i.position), '') from order_items i
        where i.order_id = o.id and not i.is_addon) as treatments
    from orders o join providers p on p.id = o.provider_id
    where o.provider_id = ${providerId}
      and o.starts_at >= (${day}::date)::timestamp at time zone p.time_zone
      and o.starts_at < (${day}::date + 1)::timestamp at time zone p.time_zone
      and (o.status in ('ACCEPTED', 'CONFIRMED') or (o.status = 'PENDING' and o.answer_by > ${instant(now)}))
    order by o.starts_at, o.id`.execute(query)
  return rows
}
