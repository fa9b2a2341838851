import { type Kysely, sql, type Transaction } from 'kysely'
import {
  type DecisionEffect,
  OWN_INITIATIVE,
  type ReportKind,
  type ReportParty,
  type ReportState,
} from '#domain/report/report.ts'
import type { Language } from '#messages/language.ts'
import { instant } from '#platform/postgres/instant.ts'
import type { Tables } from '../schema.gen.ts'

/** What a report is about, by the name that the public pages give it. */
export interface TargetName {
  readonly kind: ReportKind
  /** The user name of a provider, the id of anything else. */
  readonly targetId: string
}

export interface PublicTarget {
  readonly providerId: string
  readonly providerUserName: string
  readonly providerFullName: string
  readonly reviewId: string | null
  readonly pictureId: string | null
  readonly text: string | null
  readonly textLanguage: Language | null
  readonly pictureUrl: string | null
  readonly pictureHash: string | null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What a report would be about, if everybody can see it. */
export async function findPublicTarget(
  query: Kysely<Tables>,
  { kind, targetId }: TargetName,
): Promise<PublicTarget | undefined> {
  if (kind !== 'provider' && !UUID.test(targetId)) return undefined
  const of = {
    provider: sql`from providers p left join reviews r on false left join gallery_items g on false
      where p.user_name = lower(${targetId})`,
    review: sql`from reviews r join providers p on p.id = r.provider_id left join gallery_items g on false
      where r.id = ${targetId}::uuid and r.hidden_at is null`,
    reply: sql`from reviews r join providers p on p.id = r.provider_id left join gallery_items g on false
      where r.id = ${targetId}::uuid and r.hidden_at is null and r.reply is not null and r.reply_hidden_at is null`,
    picture: sql`from gallery_items g join providers p on p.id = g.provider_id left join reviews r on false
      where g.id = ${targetId}::uuid and g.hidden_at is null`,
  }
  const { rows } = await sql<PublicTarget>`
    select p.id as "providerId", p.user_name as "providerUserName", p.full_name as "providerFullName",
      r.id as "reviewId", g.id as "pictureId",
      case when ${kind} = 'reply' then r.reply else r.user_feedback end as text,
      r.language as "textLanguage", g.url as "pictureUrl", g.picture_hash as "pictureHash"
    ${of[kind]} and p.active`.execute(query)
  return rows[0]
}

export interface NewReport {
  readonly id: string
  readonly kind: ReportKind
  readonly providerId: string
  readonly reviewId: string | null
  readonly pictureId: string | null
  readonly reason: string
  readonly message: string
  readonly quote: string
  readonly reporterName: string
  readonly reporterEmail: string | null
  readonly reporterUserName: string | null
  readonly language: Language
  /** Epoch ms. */
  readonly reportedAt: number
}

/** Inserts a report. Whether a member of the provider made it is read from the memberships. */
export async function insertReport(trx: Transaction<Tables>, report: NewReport): Promise<void> {
  await sql`
    insert into reports (id, kind, provider_id, review_id, picture_id, reason, message, quote, reporter_name, reporter_email,
      reporter_user_name, is_by_provider, language, reported_at, waiting_since)
    select ${report.id}, ${report.kind}, ${report.providerId}, ${report.reviewId}::uuid, ${report.pictureId}::uuid,
      ${report.reason}, ${report.message}, ${report.quote}, ${report.reporterName}, ${report.reporterEmail}::text,
      a.user_name, exists (select from memberships m where m.provider_id = ${report.providerId} and m.user_name = a.user_name),
      ${report.language}, ${instant(report.reportedAt)}, ${instant(report.reportedAt)}
    from (select) one left join accounts a on a.user_name = ${report.reporterUserName}`.execute(trx)
}

export interface ReportRow {
  readonly id: string
  readonly kind: ReportKind
  readonly providerId: string
  readonly providerUserName: string
  readonly providerName: string
  readonly reviewId: string | null
  readonly pictureId: string | null
  readonly reason: string
  readonly message: string
  readonly quote: string
  readonly reporterName: string
  readonly reporterEmail: string | null
  readonly isByProvider: boolean
  readonly language: Language
  /** Instants are epoch ms. */
  readonly reportedAt: number
  readonly state: ReportState
  readonly waitingSince: number | null
  readonly decidedAt: number | null
  readonly effect: DecisionEffect | null
  readonly assignee: string | null
  readonly assigneeName: string | null
  readonly version: number
}

/** The columns of `ReportRow`, from `reports t`. */
export const REPORT = sql`
  select t.id, t.kind, t.provider_id as "providerId", p.user_name as "providerUserName", p.full_name as "providerName",
    t.review_id as "reviewId", t.picture_id as "pictureId", t.reason, t.message, t.quote, t.reporter_name as "reporterName",
    t.reporter_email as "reporterEmail", t.is_by_provider as "isByProvider", t.language, t.reported_at as "reportedAt",
    t.state, t.waiting_since as "waitingSince", t.decided_at as "decidedAt", t.effect, t.assignee, a.name as "assigneeName", t.version
  from reports t join providers p on p.id = t.provider_id left join accounts a on a.user_name = t.assignee`

export async function findReport(
  query: Kysely<Tables>,
  id: string,
): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`${REPORT} where t.id = ${id}`.execute(query)
  return rows[0]
}

/** The report with its row locked until the transaction ends. */
export async function lockReport(
  trx: Transaction<Tables>,
  id: string,
): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`${REPORT} where t.id = ${id} for update of t`.execute(trx)
  return rows[0]
}

/** The ids of all reports of a review, each row locked, in an order that prevents deadlocks. */
export async function lockReportsOfReview(
  trx: Transaction<Tables>,
  reviewId: string,
): Promise<readonly ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    ${REPORT} where t.review_id = ${reviewId} and t.kind = 'review' order by t.id for update of t`.execute(
    trx,
  )
  return rows
}

export interface DecisionRow {
  readonly id: string
  readonly reportId: string
  /** Epoch ms. */
  readonly decidedAt: number
  /** The subject of an account; null for the command line. */
  readonly decidedBy: string | null
  readonly decidedByName: string | null
  readonly effect: DecisionEffect
  readonly ground: string
  readonly facts: string
}

/** The decisions about a report, the first one first. */
export async function findDecisions(
  query: Kysely<Tables>,
  reportId: string,
): Promise<readonly DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select d.id, d.report_id as "reportId", d.decided_at as "decidedAt", d.decided_by as "decidedBy",
      a.name as "decidedByName", d.effect, d.ground, d.facts
    from report_decisions d left join accounts a on a.subject = d.decided_by
    where d.report_id = ${reportId} order by d.decided_at, d.id`.execute(query)
  return rows
}

/** Writes a decision and closes its report; raises the version. */
export async function insertDecision(
  trx: Transaction<Tables>,
  decision: Omit<DecisionRow, 'decidedByName'>,
): Promise<void> {
  const { id, reportId, decidedAt, decidedBy, effect, ground, facts } = decision
  await sql`
    insert into report_decisions (id, report_id, decided_at, decided_by, effect, ground, facts)
    values (${id}, ${reportId}, ${instant(decidedAt)}, ${decidedBy}, ${effect}, ${ground}, ${facts})`.execute(
    trx,
  )
  await sql`
    update reports set state = 'decided', waiting_since = null, decided_at = ${instant(decidedAt)}, effect = ${effect},
      version = version + 1
    where id = ${reportId}`.execute(trx)
}

export interface ObjectionRow {
  readonly id: string
  readonly party: ReportParty
  readonly message: string
  /** Epoch ms. */
  readonly objectedAt: number
}

/** The objections of a report, the first one first. */
export async function findObjections(
  query: Kysely<Tables>,
  reportId: string,
): Promise<readonly ObjectionRow[]> {
  const { rows } = await sql<ObjectionRow>`
    select id, party, message, objected_at as "objectedAt" from report_objections
    where report_id = ${reportId} order by objected_at, id`.execute(query)
  return rows
}

/** Writes an objection and opens its report again; instants are epoch ms. @returns false when the party has objected */
export async function insertObjection(
  trx: Transaction<Tables>,
  objection: ObjectionRow & { readonly reportId: string },
): Promise<boolean> {
  const { id, reportId, party, message, objectedAt } = objection
  const { rows } = await sql`
    insert into report_objections (id, report_id, party, message, objected_at)
    values (${id}, ${reportId}, ${party}, ${message}, ${instant(objectedAt)})
    on conflict (report_id, party) do nothing returning id`.execute(trx)
  if (rows.length === 0) return false
  // A report that waits already keeps its term.
  await sql`
    update reports set state = 'objection', waiting_since = coalesce(waiting_since, ${instant(objectedAt)}), assignee = null,
      version = version + 1
    where id = ${reportId}`.execute(trx)
  return true
}

/** Says who handles a report, or nobody; raises the version. */
export async function writeAssignee(
  trx: Transaction<Tables>,
  id: string,
  assignee: string | null,
): Promise<void> {
  await sql`update reports set assignee = ${assignee}, version = version + 1 where id = ${id}`.execute(
    trx,
  )
}

/**
 * Deletes the reports from before an instant (epoch ms); one that was decided counts from its latest decision. One with an
 * open objection stays. Of one that hides what it is about the words and the reporter are emptied; it stays while it hides
 * it, so that a later decision neither shows it nor leaves it hidden for ever (DESK-229).
 */
export async function deleteReportsBefore(trx: Transaction<Tables>, before: number): Promise<void> {
  const isOld = sql`t.state <> 'objection' and t.reported_at < ${instant(before)}
    and coalesce(t.decided_at, t.reported_at) < ${instant(before)}`
  await sql`delete from reports t where ${isOld} and not ${HIDES}`.execute(trx)
  await sql`
    update report_objections o set message = '' from reports t
    where t.id = o.report_id and o.message <> '' and ${isOld}`.execute(trx)
  await sql`
    update reports t set message = '', quote = '', reporter_name = '', reporter_email = null, reporter_user_name = null
    where ${isOld} and (message <> '' or quote <> '' or reporter_name <> '' or reporter_email is not null
      or reporter_user_name is not null)`.execute(trx)
}

/** A condition on `reports t`: its decision hides what it is about, which is there and hidden. */
const HIDES = sql`(t.effect is not distinct from 'hide' and (
  exists (select from reviews r where r.id = t.review_id
    and case t.kind when 'reply' then r.reply_hidden_at else r.hidden_at end is not null)
  or exists (select from gallery_items g where g.id = t.picture_id and g.hidden_at is not null)))`

/** The provider and language of a review, hidden or not. */
export async function findReviewTarget(
  query: Kysely<Tables>,
  reviewId: string,
): Promise<{ providerId: string; language: Language } | undefined> {
  const { rows } = await sql<{ providerId: string; language: Language }>`
    select provider_id as "providerId", language from reviews where id = ${reviewId}::uuid`.execute(
    query,
  )
  return rows[0]
}

/** Reported reviews, the latest report first; times are epoch ms. */
export async function listReportedReviews(query: Kysely<Tables>, limit: number) {
  const { rows } = await sql<{
    reviewId: string
    providerUserName: string
    rating: number
    userFeedback: string
    isHidden: boolean
    reports: number
    reasons: string[]
    reportedAt: number
  }>`
    select r.id as "reviewId", p.user_name as "providerUserName", r.rating, r.user_feedback as "userFeedback",
      r.hidden_at is not null as "isHidden", count(*) as reports, max(t.reported_at) as "reportedAt",
      array_agg(distinct t.reason || case when t.message <> '' then ': ' || t.message else '' end) as reasons
    from reports t join reviews r on r.id = t.review_id join providers p on p.id = r.provider_id
    where t.kind = 'review' and t.reason <> ${OWN_INITIATIVE}
    group by r.id, p.user_name order by max(t.reported_at) desc limit ${limit}`.execute(query)
  return rows
}
