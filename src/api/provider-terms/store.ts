import { type Kysely, sql, type Transaction } from 'kysely'
import type { TermsVersion } from '#domain/provider-terms/notice.ts'
import type { Language } from '#messages/language.ts'
import { MAX_ATTEMPTS, type TaskName } from '#platform/jobs.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'
import type { RegistrationTermsMailJob } from './tasks.ts'

const MAIL_TASK = 'provider-terms-mail' satisfies TaskName
const REGISTRATION_TASK = 'registration-terms-mail' satisfies TaskName
// Members hear of new terms once, however many providers they work at.
const MEMBERS = sql`(select distinct user_name from memberships)`

export type TextByLanguage = Readonly<Record<Language, string>>

export interface StoredTerms extends TermsVersion {
  readonly id: string
  readonly change: TextByLanguage
  /** Whether its mails have begun to be enqueued; from then on it cannot be withdrawn. */
  readonly haveMailsBegun: boolean
}

/** Versions that were not withdrawn, by number, without their texts: the latest `limit` of them. */
export async function findTerms(query: Kysely<Tables>, limit: number): Promise<StoredTerms[]> {
  const { rows } = await sql<StoredTerms>`
    select t.id, t.number, t.first_day::text as "firstDay", t.announced_at as "announcedAt",
      json_build_object('en', t.change_en, 'nl', t.change_nl) as change,
      t.mails_began_at is not null as "haveMailsBegun", t.mails_enqueued_at is not null as "areMailsEnqueued",
      exists (select from provider_terms_mails m where m.terms_id = t.id) as "hasMails",
      exists (select from provider_terms_mails m where m.terms_id = t.id
        and m.left_at is null and m.given_up_at is null) as "isMailWaiting",
      exists (select from provider_terms_mails m where m.terms_id = t.id and m.left_at is not null) as "hasMailLeft",
      greatest(
        (select max(left_at) from provider_terms_mails m where m.terms_id = t.id and m.left_at is not null),
        (select max(given_up_at) from provider_terms_mails m where m.terms_id = t.id
          and m.left_at is null and m.given_up_at is not null)) as "lastMailAt"
    from provider_terms t where t.withdrawn_at is null order by t.number desc limit ${limit}`.execute(
    query,
  )
  return rows.toReversed()
}

export interface TermsWithText extends Pick<StoredTerms, 'id' | 'number' | 'firstDay' | 'change'> {
  readonly text: TextByLanguage
}

/** Versions with their texts, by number, also those that were withdrawn. */
export async function findTexts(
  query: Kysely<Tables>,
  ids: readonly string[],
): Promise<TermsWithText[]> {
  const { rows } = await sql<TermsWithText>`
    select id, number, first_day::text as "firstDay",
      json_build_object('en', change_en, 'nl', change_nl) as change,
      json_build_object('en', text_en, 'nl', text_nl) as text
    from provider_terms where id = any(${ids}::uuid[]) order by number, id`.execute(query)
  return rows
}

export interface MailCounts {
  readonly mails: number
  readonly mailsLeft: number
  readonly mailsGivenUp: number
}

/** What became of the mails about versions, by the ids of these. One without mails is not among them. */
export async function countMails(
  query: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, MailCounts>> {
  const { rows } = await sql<MailCounts & { id: string }>`
    select terms_id as id, count(*) as mails, count(left_at) as "mailsLeft",
      count(given_up_at) filter (where left_at is null) as "mailsGivenUp"
    from provider_terms_mails where terms_id = any(${ids}::uuid[]) group by terms_id`.execute(query)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** How many members are mailed about a version. */
export async function countMembers(query: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select count(*) as members from ${MEMBERS} m`.execute(query)
  return rows[0]?.members ?? 0
}

// Salons that were approved, did not end, and have no member yet. The limit keeps PostgreSQL from reading all memberships for it.
const REGISTERED = sql`(select r.id from registrations r join providers p on p.id = r.provider_id
  where r.status = 'approved' and p.state <> 'ended'
    and (select true from memberships m where m.provider_id = p.id limit 1) is null)`

/** How many salons without a member are mailed about a version at the address of their registration. */
export async function countRegistrations(query: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ registrations: number }>`
    select count(*) as registrations from ${REGISTERED} r`.execute(query)
  return rows[0]?.registrations ?? 0
}

/** Enqueues the mail about a version for each of them. */
export async function enqueueRegistrationMails(
  trx: Transaction<Tables>,
  id: string,
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${sql.lit(REGISTRATION_TASK)},
      json_build_object('termsId', ${id}::text, 'registrationId', r.id), max_attempts => ${MAX_ATTEMPTS}::int)
    from ${REGISTERED} r`.execute(trx)
}

/** What the mail about a version to a salon without members needs; undefined when it has one by now, or is gone. */
export async function findForRegistration(
  query: Kysely<Tables>,
  { termsId, registrationId }: RegistrationTermsMailJob,
): Promise<TermsForMail | undefined> {
  const { rows } = await sql<TermsForMail>`
    select t.number, t.first_day::text as "firstDay",
      json_build_object('en', t.change_en, 'nl', t.change_nl) as change,
      json_build_object('en', t.text_en, 'nl', t.text_nl) as text, r.language, r.email as address
    from provider_terms t join registrations r on r.id = ${registrationId}::uuid
    where t.id = ${termsId}::uuid and r.id in ${REGISTERED}`.execute(query)
  return rows[0]
}

/** Lets one announcement or withdrawal be written at a time, until the transaction ends. */
export async function lockTerms(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('provider_terms'))`.execute(trx)
}

export interface NewTerms {
  readonly id: string
  readonly number: number
  readonly firstDay: string
  readonly text: TextByLanguage
  readonly change: TextByLanguage
  /** Epoch ms; null for the terms of the release. */
  readonly announcedAt: number | null
}

export async function insertTerms(trx: Transaction<Tables>, terms: NewTerms): Promise<void> {
  const { id, number, firstDay, text, change, announcedAt } = terms
  await sql`
    insert into provider_terms (id, number, first_day, text_en, text_nl, change_en, change_nl, announced_at, mails_began_at, mails_enqueued_at)
    values (${id}::uuid, ${number}, ${firstDay}::date, ${text.en}, ${text.nl}, ${change.en}, ${change.nl},
      ${announcedAt === null ? null : instant(announcedAt)}, null, null)`.execute(trx)
}

/** Withdraws a version of which no mail was enqueued. @param now epoch ms */
export async function writeWithdrawal(
  trx: Transaction<Tables>,
  id: string,
  now: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update provider_terms set withdrawn_at = ${instant(now)}
    where id = ${id}::uuid and announced_at is not null and withdrawn_at is null and mails_began_at is null`.execute(
    trx,
  )
  return numAffectedRows === 1n
}

/** Begins the mails of a version, unless it was withdrawn or all are enqueued. Again after a crash. @param now epoch ms */
export async function beginMails(query: Kysely<Tables>, id: string, now: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update provider_terms set mails_began_at = coalesce(mails_began_at, ${instant(now)})
    where id = ${id}::uuid and withdrawn_at is null and mails_enqueued_at is null`.execute(query)
  return numAffectedRows === 1n
}

/**
 * Enqueues the mail about a version for up to `limit` members after a user name, each once: who has a row has a job.
 * @returns the last of them; null when there were none
 */
export async function enqueueMails(
  query: Kysely<Tables>,
  { id, after, limit }: { id: string; after: string; limit: number },
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with members as (
      select user_name from ${MEMBERS} m where user_name > ${after} order by user_name limit ${limit}
    ), written as (
      insert into provider_terms_mails (terms_id, user_name) select ${id}::uuid, user_name from members
      on conflict do nothing returning user_name
    ), enqueued as (
      select graphile_worker.add_job(${sql.lit(MAIL_TASK)},
        json_build_object('termsId', ${id}::text, 'userName', user_name), max_attempts => ${MAX_ATTEMPTS}::int)
      from written
    )
    select (select max(user_name) from members) as last, (select count(*) from enqueued) as enqueued`.execute(
    query,
  )
  return rows[0]?.last ?? null
}

export async function writeMailsEnqueued(
  query: Kysely<Tables>,
  id: string,
  now: number,
): Promise<void> {
  await sql`update provider_terms set mails_enqueued_at = ${instant(now)} where id = ${id}::uuid`.execute(
    query,
  )
}

export interface TermsForMail {
  readonly number: number
  readonly firstDay: string
  readonly change: TextByLanguage
  readonly text: TextByLanguage
  readonly language: Language
  /** Empty without a verified one. */
  readonly address: string
}

/** What the mail about a version to a member needs; undefined when it left already, or they are no member any more. */
export async function findForMail(
  query: Kysely<Tables>,
  { termsId, userName }: { termsId: string; userName: string },
): Promise<TermsForMail | undefined> {
  const { rows } = await sql<TermsForMail>`
    select t.number, t.first_day::text as "firstDay",
      json_build_object('en', t.change_en, 'nl', t.change_nl) as change,
      json_build_object('en', t.text_en, 'nl', t.text_nl) as text,
      (select p.mail_language from memberships s join providers p on p.id = s.provider_id
        where s.user_name = a.user_name order by s.provider_id limit 1) as language,
      case when a.email_verified then a.email else '' end as address
    from provider_terms_mails m join provider_terms t on t.id = m.terms_id join accounts a on a.user_name = m.user_name
    where m.terms_id = ${termsId}::uuid and m.user_name = ${userName} and m.left_at is null
      and exists (select from memberships s where s.user_name = m.user_name)`.execute(query)
  return rows[0]
}

/** Writes what became of a mail. @param now epoch ms */
export async function writeMail(
  query: Kysely<Tables>,
  { termsId, userName }: { termsId: string; userName: string },
  outcome: 'left' | 'given-up',
  now: number,
): Promise<void> {
  const column = sql.ref(outcome === 'left' ? 'left_at' : 'given_up_at')
  await sql`update provider_terms_mails set ${column} = ${instant(now)}
    where terms_id = ${termsId}::uuid and user_name = ${userName}`.execute(query)
}

/** Who left before they were told waits for no mail. */
export async function deleteMailOfFormerMember(
  query: Kysely<Tables>,
  { termsId, userName }: { termsId: string; userName: string },
): Promise<void> {
  await sql`delete from provider_terms_mails m where m.terms_id = ${termsId}::uuid and m.user_name = ${userName}
    and m.left_at is null and not exists (select from memberships s where s.user_name = m.user_name)`.execute(
    query,
  )
}
