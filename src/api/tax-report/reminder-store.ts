import { type Kysely, sql, type Transaction } from 'kysely'
import type { SellerKind, TaxField } from '#domain/tax-details/tax-details.ts'
import { REMINDER_DAYS } from '#domain/tax-details/tax-year.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Language } from '#messages/language.ts'
import { MAX_ATTEMPTS, type TaskName } from '#platform/jobs.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'
import type { TaxReminderMailJob } from './tasks.ts'

const SEND_TASK = 'send-tax-reminder' satisfies TaskName
const MAIL_TASK = 'tax-reminder-mail' satisfies TaskName

// Of a row `y` with a provider.
const HAS_ADDRESS = sql`exists (select from memberships m join accounts a on a.user_name = m.user_name
  where m.provider_id = y.provider_id and m.role = 'owner' and a.email_verified and a.email <> '')`

// Of a row `y` with a provider: whether an owner but one is still to be mailed.
function isMailUnderWay({ reminderId, but }: { reminderId: string; but: string }) {
  return sql`exists (
    select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      join memberships m on m.provider_id = y.provider_id and m.role = 'owner' and m.user_name = j.payload ->> 'userName'
      join accounts a on a.user_name = m.user_name
    where t.identifier = ${MAIL_TASK} and j.payload ->> 'reminderId' = ${reminderId}
      and j.payload ->> 'providerId' = y.provider_id::text and m.user_name <> ${but}
      and a.email_verified and a.email <> '')`
}

function isMailedLately(now: number) {
  return sql`exists (select from tax_reminder_mails r
    where r.provider_id = y.provider_id and r.enqueued_at > ${instant(now - REMINDER_DAYS * DAY_MS)})`
}

function isIncomplete(year: number) {
  return sql`y.year = ${year}::integer and y.visits > 0 and not y.is_complete`
}

interface Reach {
  readonly reach: number
  readonly mailedLately: number
  readonly withoutAddress: number
}

/** How many incomplete providers of a year a reminder reaches, and why not the others. @param now epoch ms */
export async function countReach(query: Kysely<Tables>, year: number, now: number): Promise<Reach> {
  const { rows } = await sql<Reach>`
    select count(*) filter (where has_address and not is_mailed) as reach,
      count(*) filter (where is_mailed) as "mailedLately",
      count(*) filter (where not has_address and not is_mailed) as "withoutAddress"
    from (select ${HAS_ADDRESS} as has_address, ${isMailedLately(now)} as is_mailed
      from tax_years y where ${isIncomplete(year)}) incomplete`.execute(query)
  return rows[0] ?? { reach: 0, mailedLately: 0, withoutAddress: 0 }
}

interface LatestReminder {
  /** Epoch ms. */
  readonly sentAt: number
  readonly areMailsEnqueued: boolean
  readonly providers: number
  readonly left: number
  readonly givenUp: number
}

export async function findLatestReminder(
  query: Kysely<Tables>,
  year: number,
): Promise<LatestReminder | undefined> {
  const { rows } = await sql<LatestReminder>`
    select r.asked_at as "sentAt", r.enqueued_at is not null as "areMailsEnqueued", count(m.*) as providers,
      count(m.left_at) as left, count(m.given_up_at) filter (where m.left_at is null) as "givenUp"
    from (select * from tax_reminders where year = ${year}::integer order by id desc limit 1) r
    left join tax_reminder_mails m on m.reminder_id = r.id
    group by r.id, r.asked_at, r.enqueued_at`.execute(query)
  return rows[0]
}

/** Lets one reminder be sent, and its mails be enqueued, at a time, until the transaction ends. */
export async function lockReminders(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tax_reminders'))`.execute(trx)
}

/** Whether mails of a reminder are still to be enqueued: one whose job failed for good holds up no other (DESK-283). */
export async function isReminderBeingSent(query: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select from tax_reminders r where r.enqueued_at is null and exists (
      select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${SEND_TASK} and j.payload ->> 'reminderId' = r.id::text
        and (j.attempts < j.max_attempts or j.locked_at is not null))
    limit 1`.execute(query)
  return rows.length > 0
}

export async function insertReminder(
  trx: Transaction<Tables>,
  { id, year, now }: { id: string; year: number; now: number },
): Promise<void> {
  await sql`insert into tax_reminders (id, year, asked_at)
    values (${id}::uuid, ${year}::integer, ${instant(now)})`.execute(trx)
}

/**
 * Enqueues the mails of a reminder to the owners of up to `limit` providers who were not mailed lately. The transaction holds the
 * lock of reminders. @returns how many providers
 */
export async function enqueueReminderMails(
  trx: Transaction<Tables>,
  { id, now, limit }: { id: string; now: number; limit: number },
): Promise<number> {
  const { rows } = await sql<{ providers: number }>`
    with chosen as (
      select y.provider_id from tax_years y join tax_reminders t on t.id = ${id}::uuid and t.year = y.year
      where y.visits > 0 and not y.is_complete and ${HAS_ADDRESS} and not ${isMailedLately(now)}
      order by y.user_name limit ${limit}
    ), written as (
      insert into tax_reminder_mails (reminder_id, provider_id, enqueued_at)
      select ${id}::uuid, provider_id, ${instant(now)} from chosen returning provider_id
    ), enqueued as (
      select graphile_worker.add_job(${sql.lit(MAIL_TASK)}, json_build_object('reminderId', ${id}::text,
        'providerId', w.provider_id, 'userName', m.user_name), max_attempts => ${MAX_ATTEMPTS}::int)
      from written w join memberships m on m.provider_id = w.provider_id and m.role = 'owner'
      join accounts a on a.user_name = m.user_name where a.email_verified and a.email <> ''
    )
    select (select count(*) from written) as providers, (select count(*) from enqueued) as jobs`.execute(
    trx,
  )
  return rows[0]?.providers ?? 0
}

/** @param now epoch ms */
export async function writeMailsEnqueued(
  query: Kysely<Tables>,
  id: string,
  now: number,
): Promise<void> {
  await sql`update tax_reminders set enqueued_at = ${instant(now)} where id = ${id}::uuid`.execute(
    query,
  )
}

interface ReminderForMail {
  readonly year: number
  readonly salon: string
  readonly salonUserName: string
  readonly language: Language
  readonly address: string
  /** Null while nothing was saved. */
  readonly kind: SellerKind | null
  readonly missing: TaxField[] | null
}

/** What the mail of a reminder needs; undefined when nothing is missing any more, or its reader is no owner. */
export async function findReminderForMail(
  query: Kysely<Tables>,
  { reminderId, providerId, userName }: TaxReminderMailJob,
): Promise<ReminderForMail | undefined> {
  const { rows } = await sql<ReminderForMail>`
    select t.year, p.full_name as salon, p.user_name as "salonUserName", p.mail_language as language, a.email as address,
      d.kind, d.missing
    from tax_reminders t join providers p on p.id = ${providerId}::uuid
    join memberships m on m.provider_id = p.id and m.user_name = ${userName} and m.role = 'owner'
    join accounts a on a.user_name = m.user_name
    left join tax_details d on d.provider_id = p.id
    where t.id = ${reminderId}::uuid and a.email_verified and a.email <> '' and d.missing is distinct from '{}'`.execute(
    query,
  )
  return rows[0]
}

/** Writes what became of a mail to a provider: one of several owners who is reached counts. @param now epoch ms */
export async function writeReminderMail(
  query: Kysely<Tables>,
  { reminderId, providerId }: TaxReminderMailJob,
  outcome: 'left' | 'given-up',
  now: number,
): Promise<void> {
  const column = sql.ref(outcome === 'left' ? 'left_at' : 'given_up_at')
  await sql`update tax_reminder_mails set ${column} = coalesce(${column}, ${instant(now)})
    where reminder_id = ${reminderId}::uuid and provider_id = ${providerId}::uuid`.execute(query)
}

/**
 * A provider that was completed before its mail left was not reminded, nor one without another owner whose mail is under way
 * (DESK-272). Who became an owner after the mails were enqueued has none (DESK-284).
 */
export async function deleteReminderMail(
  query: Kysely<Tables>,
  { reminderId, providerId, userName }: TaxReminderMailJob,
): Promise<void> {
  await sql`delete from tax_reminder_mails y
    where reminder_id = ${reminderId}::uuid and provider_id = ${providerId}::uuid and left_at is null
      and (not ${isMailUnderWay({ reminderId, but: userName })} or exists (
        select from tax_details d where d.provider_id = y.provider_id and d.missing = '{}'))`.execute(
    query,
  )
}
