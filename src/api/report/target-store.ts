import { type Kysely, sql, type Transaction } from 'kysely'
import type { Language } from '#messages/language.ts'
import { instant } from '#platform/postgres/instant.ts'
import { writeCover } from '../picture/store.ts'
import { setHidden } from '../review/moderation-store.ts'
import type { Tables } from '../schema.gen.ts'
import type { ReportRow } from './store.ts'

type Target = Pick<ReportRow, 'kind' | 'providerId' | 'reviewId' | 'pictureId'>

/** A condition on `reports t`: it is about the same target. */
function isAbout({ kind, providerId, reviewId, pictureId }: Target) {
  return sql`t.kind = ${kind} and t.provider_id = ${providerId}
    and t.review_id is not distinct from ${reviewId}::uuid and t.picture_id is not distinct from ${pictureId}::uuid`
}

/**
 * Hides what reports are about, or shows it: it is hidden while the latest decision of any of them is to hide it.
 * @param now epoch ms
 */
export async function applyDecisions(
  trx: Transaction<Tables>,
  target: Target,
  now: number,
): Promise<void> {
  const { kind, providerId, reviewId, pictureId } = target
  const { rows } = await sql<{ isHidden: boolean }>`
    select exists (select from reports t where ${isAbout(target)} and t.effect = 'hide') as "isHidden"`.execute(
    trx,
  )
  const isHidden = rows[0]?.isHidden ?? false
  if (kind === 'review' && reviewId) await setHidden(trx, { reviewId, isHidden, now })
  const since = sql`case when ${isHidden} then ${instant(now)} end`
  if (kind === 'reply')
    await sql`
      update reviews set reply_hidden_at = ${since}
      where id = ${reviewId} and (reply_hidden_at is null) = ${isHidden}`.execute(trx)
  if (kind === 'picture' && pictureId) {
    await sql`
      update gallery_items set hidden_at = ${since}
      where id = ${pictureId} and (hidden_at is null) = ${isHidden}`.execute(trx)
    await writeCover(trx, providerId)
  }
}

/** Makes other decisions about the same target wait until the transaction ends. */
export async function lockTarget(trx: Transaction<Tables>, target: Target): Promise<void> {
  const { kind, providerId, reviewId, pictureId } = target
  const key = `${kind} ${reviewId ?? pictureId ?? providerId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report ${key}`}, 0))`.execute(trx)
}

export interface Author {
  /** The name in a greeting; may be empty. */
  readonly name: string
  /** None where they cannot be reached. */
  readonly addresses: readonly string[]
  readonly language: Language
}

/** Who made what a report is about: the writer of a review, or the owners of the provider. */
export async function findAuthor(query: Kysely<Tables>, report: Target): Promise<Author> {
  const writer = sql<Author>`
    select r.reviewer_name as name, r.language,
      case when coalesce(nullif(a.email, ''), nullif(o.customer_email, '')) is null then '{}'
        else array[coalesce(nullif(a.email, ''), o.customer_email)] end as addresses
    from reviews r left join accounts a on a.user_name = r.reviewer_user_name and a.email_verified
      left join orders o on o.id = r.order_id
    where r.id = ${report.reviewId}`
  const owners = sql<Author>`
    select '' as name, p.mail_language as language, coalesce(
      (select array_agg(distinct lower(a.email)) from memberships m join accounts a on a.user_name = m.user_name
        where m.provider_id = p.id and m.role = 'owner' and a.email_verified and a.email <> ''),
      case when p.email = '' then '{}' else array[p.email] end) as addresses
    from providers p where p.id = ${report.providerId}`
  const { rows } = await (report.kind === 'review' ? writer : owners).execute(query)
  return rows[0] ?? { name: '', addresses: [], language: 'nl' }
}

export interface TargetRow {
  readonly text: string | null
  readonly textLanguage: Language | null
  readonly reply: string | null
  readonly rating: number | null
  readonly authorName: string | null
  /** Epoch ms. */
  readonly writtenAt: number | null
  readonly isHidden: boolean
  readonly isThere: boolean
  readonly pictureUrl: string | null
  readonly pictureHash: string | null
}

/** What a report is about, as it is now, hidden or not. */
export async function findTarget(
  query: Kysely<Tables>,
  { kind, providerId, reviewId, pictureId }: Target,
): Promise<TargetRow> {
  const { rows } = await sql<TargetRow>`
    select r.user_feedback as text, r.language as "textLanguage", r.reply, r.rating, r.reviewer_name as "authorName",
      case when ${kind} = 'reply' then r.replied_at else r.created_at end as "writtenAt",
      g.url as "pictureUrl", g.picture_hash as "pictureHash",
      case ${kind} when 'review' then r.hidden_at is not null when 'reply' then r.reply_hidden_at is not null
        when 'picture' then g.hidden_at is not null else not p.active end as "isHidden",
      case ${kind} when 'review' then r.id is not null when 'reply' then r.reply is not null
        when 'picture' then g.id is not null else true end as "isThere"
    from providers p left join reviews r on r.id = ${reviewId}::uuid left join gallery_items g on g.id = ${pictureId}::uuid
    where p.id = ${providerId}`.execute(query)
  const [row] = rows
  if (!row) throw new Error('a report without its provider')
  return row
}

export interface ReportFacts {
  readonly visitStartsAt: number | null
  readonly timeZone: string | null
  readonly visitStatus: string | null
  readonly otherReviewsOfAuthor: number | null
  readonly reportsByProvider: number
  readonly hiddenByProvider: number
  readonly otherReports: number
}

/** What is known of a report. Those by members of the provider are counted from `since`, epoch ms. */
export async function findFacts(
  query: Kysely<Tables>,
  report: Target & { readonly id: string },
  since: number,
): Promise<ReportFacts> {
  const { rows } = await sql<ReportFacts>`
    select o.starts_at as "visitStartsAt", o.time_zone as "timeZone", o.status as "visitStatus",
      case when r.reviewer_user_name is not null then (select count(*)::integer from reviews other
        where other.reviewer_user_name = r.reviewer_user_name and other.id <> r.id) end as "otherReviewsOfAuthor",
      (select count(*)::integer from reports t where ${isAbout(report)} and t.id <> ${report.id}) as "otherReports",
      by_provider.reports as "reportsByProvider", by_provider.hidden as "hiddenByProvider"
    from (select count(*)::integer as reports, (count(*) filter (where t.effect = 'hide'))::integer as hidden from reports t
        where t.provider_id = ${report.providerId} and t.is_by_provider and t.reported_at >= ${instant(since)}) by_provider
      left join reviews r on r.id = ${report.reviewId}::uuid and ${report.kind} = 'review'
      left join orders o on o.id = r.order_id`.execute(query)
  const [row] = rows
  if (!row) throw new Error('an aggregate without a row')
  return row
}
