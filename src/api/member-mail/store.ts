import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { MemberMail } from '#domain/membership/member-mail.ts'
import type { MemberRole, RoleSettings } from '#domain/membership/role.ts'
import type { Language } from '#messages/language.ts'
import { MAX_ATTEMPTS, type TaskName } from '#platform/jobs.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

const REVIEW_TASK = 'review-mail' satisfies TaskName
const DAY_TASK = 'day-mail' satisfies TaskName
const KINDS = sql<MemberMail[]>`coalesce(w.kinds, '{review}')`
const ADDRESS = sql<string>`case when a.email_verified then a.email else '' end`

interface MemberKey {
  readonly providerId: string
  readonly userName: string
}

/** The mails that a member wants, and their verified address; empty without one. */
export async function findMemberMails(
  query: Kysely<Tables>,
  { providerId, userName }: MemberKey,
): Promise<{ mails: MemberMail[]; address: string }> {
  const { rows } = await sql<{ mails: MemberMail[]; address: string }>`
    select ${KINDS} as mails, ${ADDRESS} as address
    from accounts a left join member_mails w on w.user_name = a.user_name and w.provider_id = ${providerId}
    where a.user_name = ${userName}`.execute(query)
  return rows[0] ?? { mails: [], address: '' }
}

/** Writes which mails a member wants. Nothing is written for one who left meanwhile. */
export async function saveMemberMails(
  query: Kysely<Tables>,
  { providerId, userName }: MemberKey,
  mails: readonly MemberMail[],
): Promise<void> {
  await sql`
    insert into member_mails (provider_id, user_name, kinds)
    select provider_id, user_name, ${[...new Set(mails)]}::text[] from memberships
      where provider_id = ${providerId} and user_name = ${userName} for key share
    on conflict (provider_id, user_name) do update set kinds = excluded.kinds`.execute(query)
}

/**
 * A common table expression `review_mails` that enqueues a mail to every member who wants one, for every row of the common
 * table expression `reviews` (columns `id`, `provider_id`). The statement must count it, else it does not run.
 */
export function enqueueReviewMails(reviews: string): RawBuilder<unknown> {
  return sql`review_mails as (
    select graphile_worker.add_job(${sql.lit(REVIEW_TASK)},
      json_build_object('reviewId', r.id, 'userName', m.user_name), max_attempts => ${MAX_ATTEMPTS}::int)
    from ${sql.table(reviews)} r join memberships m on m.provider_id = r.provider_id
      left join member_mails w on w.provider_id = m.provider_id and w.user_name = m.user_name
    where 'review' = any(${KINDS}))`
}

/**
 * Enqueues up to `limit` mails of the day: from seven to noon on the provider's clock, once a day.
 * @returns how many were enqueued
 */
export async function enqueueDayMails(
  query: Kysely<Tables>,
  now: number,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ enqueued: number }>`
    with due as (
      select w.provider_id, w.user_name, today.at::date as day
      from member_mails w join providers p on p.id = w.provider_id,
        lateral (select ${instant(now)} at time zone p.time_zone as at) today
      where 'day' = any(w.kinds) and today.at::time >= '07:00' and today.at::time < '12:00'
        and w.day_mailed is distinct from today.at::date
      order by w.provider_id, w.user_name limit ${limit}
      for update of w skip locked
    ), marked as (
      update member_mails w set day_mailed = due.day from due
      where w.provider_id = due.provider_id and w.user_name = due.user_name
      returning w.provider_id, w.user_name, w.day_mailed
    ), enqueued as (
      select graphile_worker.add_job(${sql.lit(DAY_TASK)}, json_build_object('providerId', provider_id,
        'userName', user_name, 'day', day_mailed), max_attempts => ${MAX_ATTEMPTS}::int)
      from marked
    )
    select count(*) as enqueued from enqueued`.execute(query)
  return rows[0]?.enqueued ?? 0
}

/** Whom a mail to a member is for. */
export interface MemberToMail {
  readonly role: MemberRole
  readonly roleSettings: RoleSettings
  readonly mails: readonly MemberMail[]
  /** Empty without a verified one. */
  readonly address: string
  readonly providerUserName: string
  readonly providerName: string
  readonly timeZone: string
  readonly language: Language
}

/** A member with what a mail to them needs; undefined when they left. */
export async function findMemberToMail(
  query: Kysely<Tables>,
  { providerId, userName }: MemberKey,
): Promise<MemberToMail | undefined> {
  const { rows } = await sql<MemberToMail>`
    select m.role, json_build_object('receptionMayCancel', p.reception_may_cancel,
        'managersMayExport', p.managers_may_export) as "roleSettings",
      ${KINDS} as mails, ${ADDRESS} as address, p.user_name as "providerUserName", p.full_name as "providerName",
      p.time_zone as "timeZone", p.mail_language as language
    from memberships m join accounts a on a.user_name = m.user_name join providers p on p.id = m.provider_id
      left join member_mails w on w.provider_id = m.provider_id and w.user_name = m.user_name
    where m.provider_id = ${providerId} and m.user_name = ${userName}`.execute(query)
  return rows[0]
}

/** A review that everybody can read; undefined when it is hidden or gone. */
export function findReviewToMail(query: Kysely<Tables>, reviewId: string) {
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
  wish: { providerId: string; day: string; language: Language; now: number },
): Promise<VisitOfDay[]> {
  const { providerId, day, now } = wish
  const name = sql.ref(wish.language === 'nl' ? 'i.name_nl' : 'i.name_en')
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
