import type {
  getContactRequest as getEndpoint,
  listContactRequests as listEndpoint,
} from '#contract/desk-contact.ts'
import type { HandlerReply } from '#contract/endpoint.ts'
import { contactReference, referenceIn } from '#domain/contact/contact-status.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { dueDay, type WorkItemTerms } from '#domain/work-item/terms.ts'
import type { ApiDeps } from '../api-deps.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findAssignees } from '../operator-log/find-assignees.ts'
import {
  countRequests,
  findMails,
  findRequestRow,
  findRequests,
  type MailRow,
  type RequestRow,
} from './desk-store.ts'

type Deps = Pick<ApiDeps, 'database' | 'workItemTerms'>
type Detail = HandlerReply<typeof getEndpoint>['data']['message']

/** In characters. */
const EXCERPT_LENGTH = 200

/** A page of the messages of a status, or of those that a search finds (DESK-079, DESK-084). */
export async function listContactRequests(
  { database: { query }, workItemTerms }: Deps,
  {
    query: { status, requestType, search, after, limit },
  }: Pick<HandlerInput<typeof listEndpoint>, 'query'>,
): Promise<Outcome<typeof listEndpoint>> {
  const searchedFor = search === undefined ? null : searchOf(search)
  const [requests, counts] = await Promise.all([
    findRequests(query, {
      status,
      requestType,
      searchedFor,
      after: readCursor(after),
      limit: limit + 1,
    }),
    countRequests(query),
  ])
  const { rows, nextCursor } = pageOf(requests, limit, ({ id, statusSinceMicroseconds }) => ({
    value: statusSinceMicroseconds,
    id,
  }))
  return {
    ok: true,
    answer: {
      data: { messages: rows.map((row) => rowView(row, workItemTerms)), nextCursor, counts },
    },
  }
}

function searchOf(text: string) {
  const reference = text.includes('@') ? null : referenceIn(text)
  return reference === null ? { email: text.trim() } : { reference }
}

/** A message with what was mailed after it (DESK-080). */
export async function readContactRequest(
  deps: Deps & Pick<ApiDeps, 'signIns'>,
  { params }: Pick<HandlerInput<typeof getEndpoint>, 'params'>,
): Promise<Outcome<typeof getEndpoint>> {
  const { query } = deps.database
  const row = await findRequestRow(query, params.contactRequestId)
  if (!row) return { ok: false, refusal: 'not-found' }
  const [mails, operators] = await Promise.all([
    findMails(query, row.id),
    findAssignees(deps, row.assignee),
  ])
  const { version, email, phone, message, plan, demoDate, demoTime, source, language } = row
  const detail: Detail = {
    ...rowView(row, deps.workItemTerms),
    version,
    email,
    phone,
    message,
    plan,
    demoDate,
    demoTime,
    source,
    language,
    mails: mails.map(mailView),
    operators,
  }
  return { ok: true, answer: { data: { message: detail } } }
}

function rowView(row: RequestRow, workItemTerms: WorkItemTerms) {
  const { id, requestType, isPrivacyRequest, name, businessName, status, assignee } = row
  const since = Math.floor(row.statusSinceMicroseconds / 1000)
  return {
    contactRequestId: id,
    requestType,
    isPrivacyRequest,
    name,
    businessName,
    status,
    assignee,
    reference: contactReference(id),
    excerpt: row.lastWords.slice(0, EXCERPT_LENGTH),
    statusSince: new Date(since).toISOString(),
    requestedAt: new Date(row.requestedAt).toISOString(),
    dueDay: dueDayOf(row, workItemTerms),
  }
}

function dueDayOf(
  { isPrivacyRequest, status, requestedAt, statusSinceMicroseconds }: RequestRow,
  workItemTerms: WorkItemTerms,
) {
  if (isPrivacyRequest)
    return status === 'closed'
      ? null
      : dueDay('privacy-request', wallClock(requestedAt, DUTCH_ZONE).date, workItemTerms)
  const since = Math.floor(statusSinceMicroseconds / 1000)
  return status === 'open'
    ? dueDay('message', wallClock(since, DUTCH_ZONE).date, workItemTerms)
    : null
}

function mailView({ id, direction, text, writtenAt, writtenByName, delivery }: MailRow) {
  return {
    mailId: id,
    direction,
    text,
    delivery,
    writtenBy: writtenByName,
    writtenAt: new Date(writtenAt).toISOString(),
  }
}
