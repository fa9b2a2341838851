import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { RequestType } from '#domain/contact/contact-request.ts'
import type { ContactStatus, MessageKind } from '#domain/contact/contact-status.ts'
import type { Language } from '#messages/language.ts'
import { instant, instantOfMicroseconds, microseconds } from '#platform/postgres/instant.ts'
import type { Cursor } from '../http/cursor.ts'
import type { Tables } from '../schema.gen.ts'

export interface RequestRow {
  readonly id: string
  readonly requestType: RequestType
  readonly isPrivacyRequest: boolean
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly businessName: string
  readonly plan: string
  readonly demoDate: string | null
  readonly demoTime: string | null
  readonly message: string
  readonly source: string
  readonly language: Language
  /** Epoch ms. */
  readonly requestedAt: number
  readonly status: ContactStatus
  readonly statusSinceMicroseconds: number
  readonly version: number
  readonly assignee: { readonly userName: string; readonly name: string } | null
  /** What the sender wrote last. */
  readonly lastWords: string
}

const REQUEST = sql`
  select r.id, r.request_type as "requestType",
    r.is_privacy_request as "isPrivacyRequest", r.name, r.email, r.phone, r.business_name as "businessName", r.plan,
    r.demo_date as "demoDate", r.demo_time as "demoTime", r.message, r.source, r.language,
    r.requested_at as "requestedAt", r.status, ${microseconds(sql`r.status_since`)}::float8 as "statusSinceMicroseconds",
    r.version,
    case when a.user_name is not null then json_build_object('userName', a.user_name, 'name', a.name) end as assignee,
    coalesce((select m.text from contact_mails m where m.contact_request_id = r.id and m.direction = 'received'
      order by m.written_at desc, m.id desc limit 1), r.message) as "lastWords"
  from contact_requests r left join accounts a on a.user_name = r.assignee`

export interface RequestSearch {
  readonly status: ContactStatus
  readonly requestType: MessageKind | undefined
  /** Requests of every status, by a part of them. */
  readonly searchedFor: { readonly reference: string } | { readonly email: string } | null
  readonly after: Cursor | null
  readonly limit: number
}

/** The requests of a list after a place, at most `limit`: what is closed or searched the latest first. */
export async function findRequests(
  query: Kysely<Tables>,
  { status, requestType, searchedFor, after, limit }: RequestSearch,
): Promise<RequestRow[]> {
  const isLatestFirst = status === 'closed' || searchedFor !== null
  const order = isLatestFirst ? sql`r.status_since desc, r.id desc` : sql`r.status_since, r.id`
  const place = isLatestFirst ? sql`(r.status_since, r.id) <` : sql`(r.status_since, r.id) >`
  const later = after
    ? sql`and ${place} (${instantOfMicroseconds(after.value)}, ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<RequestRow>`
    ${REQUEST} where r.id in (
      select r.id from contact_requests r where ${conditionOf(status, searchedFor)} ${ofKind(requestType)} ${later}
      order by ${order} limit ${limit})
    order by ${order}`.execute(query)
  return rows
}

function conditionOf(
  status: ContactStatus,
  searchedFor: RequestSearch['searchedFor'],
): RawBuilder<unknown> {
  if (searchedFor === null) return sql`r.status = ${sql.lit(status)}`
  return 'reference' in searchedFor
    ? sql`upper(right(r.id::text, 8)) = ${searchedFor.reference}`
    : sql`lower(r.email) = lower(${searchedFor.email})`
}

function ofKind(kind: MessageKind | undefined): RawBuilder<unknown> {
  if (kind === undefined) return sql``
  if (kind === 'privacy-request') return sql`and r.is_privacy_request`
  return sql`and r.request_type = ${sql.lit(kind)} and not r.is_privacy_request`
}

/** The most that is counted. */
const MOST_COUNTED = 1_000

/** How many requests wait for an operator and for their sender, at most 1,000 of each. */
export async function countRequests(
  query: Kysely<Tables>,
): Promise<{ open: number; waiting: number }> {
  const counted = (status: ContactStatus) =>
    sql`(select count(*)::integer from (
      select from contact_requests where status = ${sql.lit(status)} limit ${MOST_COUNTED}) counted)`
  const { rows } = await sql<{ open: number; waiting: number }>`
    select ${counted('open')} as open, ${counted('waiting')} as waiting`.execute(query)
  return rows[0] ?? { open: 0, waiting: 0 }
}

export async function findRequestRow(
  query: Kysely<Tables>,
  id: string,
): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`${REQUEST} where r.id = ${id}::uuid`.execute(query)
  return rows[0]
}

/** A request, its row locked until the transaction ends. */
export async function lockRequest(
  trx: Transaction<Tables>,
  id: string,
): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    ${REQUEST} where r.id = ${id}::uuid for update of r`.execute(trx)
  return rows[0]
}

export interface MailRow {
  readonly id: string
  readonly direction: 'sent' | 'received'
  readonly text: string
  /** Epoch ms. */
  readonly writtenAt: number
  readonly writtenByName: string | null
  readonly delivery: 'left' | 'waiting' | 'retried' | 'failed' | null
}

/** The key of the job that sends a reply, by which its delivery is found. */
export const replyJobKey = (mailId: string) => `contact-reply-${mailId}`

/** What was mailed after a request, the first one first. A sent one whose job is gone without it was given up. */
export async function findMails(query: Kysely<Tables>, requestId: string): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    select m.id, m.direction, m.text, m.written_at as "writtenAt", a.name as "writtenByName",
      case when m.direction = 'received' then null when m.left_at is not null then 'left'
        when j.id is null or j.attempts >= j.max_attempts and j.locked_at is null then 'failed'
        when j.last_error is not null then 'retried' else 'waiting' end as delivery
    from contact_mails m left join accounts a on a.subject = m.written_by
      left join graphile_worker._private_jobs j on j.key = ${replyJobKey('')} || m.id::text
    where m.contact_request_id = ${requestId}::uuid order by m.written_at, m.id`.execute(query)
  return rows
}

export interface NewMail {
  readonly id: string
  readonly requestId: string
  readonly direction: 'sent' | 'received'
  readonly text: string
  /** Epoch ms. */
  readonly writtenAt: number
  /** The subject of an operator. */
  readonly writtenBy: string | null
}

export async function insertMail(trx: Transaction<Tables>, mail: NewMail): Promise<void> {
  await sql`
    insert into contact_mails (id, contact_request_id, direction, text, written_at, written_by)
    values (${mail.id}, ${mail.requestId}, ${mail.direction}, ${mail.text}, ${instant(mail.writtenAt)}, ${mail.writtenBy})`.execute(
    trx,
  )
}

export interface ReplyRow {
  readonly text: string
  readonly requestId: string
  readonly requestType: RequestType
  readonly name: string
  readonly email: string
  readonly language: Language
  /** Epoch ms. */
  readonly requestedAt: number
}

/** A reply that has not left. */
export async function findUnsentReply(
  query: Kysely<Tables>,
  mailId: string,
): Promise<ReplyRow | undefined> {
  const { rows } = await sql<ReplyRow>`
    select m.text, r.id as "requestId", r.request_type as "requestType", r.name, r.email, r.language,
      r.requested_at as "requestedAt"
    from contact_mails m join contact_requests r on r.id = m.contact_request_id
    where m.id = ${mailId}::uuid and m.direction = 'sent' and m.left_at is null`.execute(query)
  return rows[0]
}

/** Notes that a reply left. @param now epoch ms */
export async function markReplyLeft(
  query: Kysely<Tables>,
  mailId: string,
  now: number,
): Promise<void> {
  await sql`update contact_mails set left_at = ${instant(now)} where id = ${mailId}::uuid`.execute(
    query,
  )
}

/** Says what a request waits for; its term or its wait begins anew when the status is another one. Raises the version. */
export async function writeStatus(
  trx: Transaction<Tables>,
  id: string,
  { status, now }: { status: ContactStatus; now: number },
): Promise<void> {
  await sql`
    update contact_requests set status = ${status}, version = version + 1,
      status_since = case when status = ${status} then status_since else ${instant(now)} end
    where id = ${id}::uuid`.execute(trx)
}

/** Says whether a request is one of GDPR 15 to 17; raises the version. */
export async function writePrivacyRequest(
  trx: Transaction<Tables>,
  id: string,
  isPrivacyRequest: boolean,
): Promise<void> {
  await sql`
    update contact_requests set is_privacy_request = ${isPrivacyRequest}, version = version + 1
    where id = ${id}::uuid`.execute(trx)
}

/** Says who handles a request, or nobody; raises the version. */
export async function writeRequestAssignee(
  trx: Transaction<Tables>,
  id: string,
  assignee: string | null,
): Promise<void> {
  await sql`
    update contact_requests set assignee = ${assignee}, version = version + 1 where id = ${id}::uuid`.execute(
    trx,
  )
}
