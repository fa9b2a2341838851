import { z } from 'zod'
import { REQUEST_TYPES } from '#domain/contact/contact-request.ts'
import {
  CONTACT_STATUSES,
  MAX_CONTACT_REPLY_LENGTH,
  MESSAGE_KINDS,
} from '#domain/contact/contact-status.ts'
import {
  emptyAsUndefined,
  id,
  instant,
  language,
  plainDate,
  replyBase,
  userName,
  version,
} from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { cursor, pageSize } from './keyset.ts'
import { operatorRefusals } from './operator-refusals.ts'

const operator = z.object({ userName: z.string(), name: z.string() })
const status = z.enum(CONTACT_STATUSES)

const requestRow = z.object({
  contactRequestId: id,
  /** In the subject of each mail about it. */
  reference: z.string(),
  requestType: z.enum(REQUEST_TYPES),
  /** Whether it asks for access, rectification or erasure (DESK-300). */
  isPrivacyRequest: z.boolean(),
  name: z.string(),
  businessName: z.string(),
  /** The beginning of what the sender wrote last. */
  excerpt: z.string(),
  status,
  statusSince: instant,
  requestedAt: instant,
  assignee: operator.nullable(),
  /** The last day in time (DESK-012); of a privacy request until it is closed, else null unless it is open. */
  dueDay: plainDate.nullable(),
})

export const listContactRequests = endpoint({
  method: 'GET',
  path: '/deskApi/messages',
  summary:
    'Messages to the operator: open ones the oldest first, waiting ones by when they were answered, closed ones the latest first. `search` finds a mail address or the reference of a subject, in every status',
  access: 'operator',
  query: z.object({
    status: status.default('open'),
    /** A privacy request is of no other kind. */
    requestType: emptyAsUndefined(z.enum(MESSAGE_KINDS)),
    search: emptyAsUndefined(z.string().max(200)),
    after: emptyAsUndefined(cursor),
    limit: pageSize,
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      messages: z.array(requestRow),
      nextCursor: cursor.nullable(),
      counts: z.object({ open: z.number().int(), waiting: z.number().int() }), // up to 1,000
    }),
  }),
  refusals: operatorRefusals,
})

const mail = z.object({
  mailId: id,
  direction: z.enum(['sent', 'received']),
  text: z.string(),
  writtenAt: instant,
  /** Who wrote it, or wrote it down; null for an account that is deleted. */
  writtenBy: z.string().nullable(),
  /** Of a sent one: it left, waits, is tried again after a failure, or was given up. */
  delivery: z.enum(['left', 'waiting', 'retried', 'failed']).nullable(),
})

const requestDetail = requestRow.extend({
  version: z.number().int(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  plan: z.string(),
  demoDate: z.string().nullable(),
  demoTime: z.string().nullable(),
  source: z.string(),
  language,
  mails: z.array(mail), // the first one first
  operators: z.array(operator),
})

const params = z.object({ contactRequestId: id })
const text = z.string().max(MAX_CONTACT_REPLY_LENGTH)
const detailReply = z.object({ ...replyBase, data: z.object({ message: requestDetail }) })
const changeRefusals = [...operatorRefusals, 'xsrf', 'not-found', 'item-changed'] as const

export const getContactRequest = endpoint({
  method: 'GET',
  path: '/deskApi/messages/:contactRequestId',
  summary: 'A message with what was mailed after it',
  access: 'operator',
  params,
  status: 200,
  reply: detailReply,
  refusals: [...operatorRefusals, 'not-found'],
})

export const assignContactRequest = endpoint({
  method: 'PUT',
  path: '/deskApi/messages/:contactRequestId/assignee',
  summary: 'Say which operator handles a message; null for nobody',
  access: 'operator',
  params,
  body: z.object({ version, assignee: userName.nullable() }),
  status: 200,
  reply: detailReply,
  refusals: changeRefusals,
})

export const setContactRequestStatus = endpoint({
  method: 'PUT',
  path: '/deskApi/messages/:contactRequestId/status',
  summary: 'Close a message, open it again, or say that its sender has to answer',
  access: 'operator',
  params,
  body: z.object({ version, status }),
  status: 200,
  reply: detailReply,
  refusals: changeRefusals,
})

export const setPrivacyRequest = endpoint({
  method: 'PUT',
  path: '/deskApi/messages/:contactRequestId/privacy-request',
  summary:
    'Say whether a message asks for access, rectification or erasure: its term is then a month from when it came (GDPR 12)',
  access: 'operator',
  params,
  body: z.object({ version, isPrivacyRequest: z.boolean() }),
  status: 200,
  reply: detailReply,
  refusals: changeRefusals,
})

export const replyToContactRequest = endpoint({
  method: 'POST',
  path: '/deskApi/messages/:contactRequestId/replies',
  summary: 'Mail a reply to the sender of a message, and say what it waits for from then on',
  access: 'operator',
  params,
  body: z.object({ version, text, status }),
  status: 201,
  reply: detailReply,
  refusals: changeRefusals,
})

export const addContactAnswer = endpoint({
  method: 'POST',
  path: '/deskApi/messages/:contactRequestId/answers',
  summary: 'Write down what the sender of a message answered by mail; it is open again',
  access: 'operator',
  params,
  body: z.object({ version, text }),
  status: 201,
  reply: detailReply,
  refusals: changeRefusals,
})
