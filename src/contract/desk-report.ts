import { z } from 'zod'
import {
  DECISION_EFFECTS,
  GROUNDS,
  REPORT_KINDS,
  REPORT_LIMITS,
  REPORT_PARTIES,
  REPORT_STATES,
} from '#domain/report/report.ts'
import { SALON_HIDE_GROUNDS } from '#domain/report/salon-restriction.ts'
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

const reportRow = z.object({
  reportId: id,
  kind: z.enum(REPORT_KINDS),
  reason: z.string(), // of REASONS, `own-initiative`, or of a later release
  message: z.string(),
  state: z.enum(REPORT_STATES),
  providerId: id,
  providerUserName: z.string(),
  providerFullName: z.string(),
  reportedAt: instant,
  /** Whether a member of the provider reported it. */
  isByProvider: z.boolean(),
  /** Empty for a report without a name. */
  reporterName: z.string(),
  assignee: operator.nullable(),
  /** The last day in time (DESK-012); null when it is decided. */
  dueDay: plainDate.nullable(),
  decidedAt: instant.nullable(),
  effect: z.enum(DECISION_EFFECTS).nullable(),
})

export const listReports = endpoint({
  method: 'GET',
  path: '/deskApi/reports',
  summary:
    'Reports: open ones and those with an objection by when they are due, decided ones the latest first',
  access: 'operator',
  query: z.object({
    state: z.enum(REPORT_STATES).default('open'),
    after: emptyAsUndefined(cursor),
    limit: pageSize,
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      reports: z.array(reportRow),
      nextCursor: cursor.nullable(),
      counts: z.object({ open: z.number().int(), objection: z.number().int() }),
    }),
  }),
  refusals: operatorRefusals,
})

const decision = z.object({
  decidedAt: instant,
  /** Null for the command line, and for an account that is deleted. */
  decidedBy: z.string().nullable(),
  effect: z.enum(DECISION_EFFECTS),
  ground: z.string(), // of GROUNDS, or of a later release
  facts: z.string(),
})

const reportDetail = reportRow.extend({
  version: z.number().int(),
  quote: z.string(),
  reporterEmail: z.string().nullable(),
  language,
  /** What the report is about, as it is now. */
  target: z.object({
    isHidden: z.boolean(),
    /** False when the provider removed it. */
    isThere: z.boolean(),
    /** The words of the review, also for a reply to it. */
    text: z.string().nullable(),
    textLanguage: language.nullable(),
    reply: z.string().nullable(),
    rating: z.number().int().nullable(),
    authorName: z.string().nullable(),
    writtenAt: instant.nullable(),
    pictureUrl: z.string().nullable(),
  }),
  /** Who hears of a decision by mail: whether there is an address, and the language of the mail. */
  author: z.object({ canBeMailed: z.boolean(), name: z.string(), language }),
  facts: z.object({
    /** The visit that a review is about; null when its customer was erased. */
    visit: z.object({ startTime: instant, timeZone: z.string(), status: z.string() }).nullable(),
    otherReviewsOfAuthor: z.number().int().nullable(),
    /** Reports by members of the provider within a year, this one included, and how many of them led to hiding. */
    reportsByProvider: z.number().int(),
    hiddenByProvider: z.number().int(),
    /** Other reports about the same target. */
    otherReports: z.number().int(),
  }),
  decisions: z.array(decision), // the first one first
  objections: z.array(
    z.object({ party: z.enum(REPORT_PARTIES), message: z.string(), objectedAt: instant }),
  ),
  /** Whether this operator may decide; not an objection to their own decision, where there is somebody else. */
  mayDecide: z.boolean(),
  operators: z.array(operator),
})

const params = z.object({ reportId: id })
const detailReply = z.object({ ...replyBase, data: z.object({ report: reportDetail }) })

export const getReport = endpoint({
  method: 'GET',
  path: '/deskApi/reports/:reportId',
  summary:
    'A report with what it is about, what is known of it, its decisions and objections. That the operator opened it is written to the log, once a quarter of an hour',
  access: 'operator',
  params,
  status: 200,
  reply: detailReply,
  refusals: [...operatorRefusals, 'not-found'],
})

export const assignReport = endpoint({
  method: 'PUT',
  path: '/deskApi/reports/:reportId/assignee',
  summary: 'Say which operator handles a report; null for nobody',
  access: 'operator',
  params,
  body: z.object({ version, assignee: userName.nullable() }),
  status: 200,
  reply: detailReply,
  refusals: [...operatorRefusals, 'xsrf', 'not-found', 'item-changed'],
})

export const decideReport = endpoint({
  method: 'POST',
  path: '/deskApi/reports/:reportId/decisions',
  summary:
    'Decide about a report or an objection: hide what it is about or leave it, on a ground, with the facts (DSA 17). The parties hear of it by mail',
  access: 'operator',
  params,
  body: z.object({
    version,
    effect: z.enum(DECISION_EFFECTS),
    ground: z.enum(GROUNDS),
    facts: z.string().max(REPORT_LIMITS.facts),
    /** Needed to hide a provider, and for nothing else: the ground is then that of the restriction. */
    restriction: z
      .object({
        ground: z.enum(SALON_HIDE_GROUNDS),
        /** The law and its article; needed with the ground `law` alone. */
        law: z.string().trim().max(200).default(''),
        /** How many decisions about the provider were read; another number is `provider-changed`. */
        decisions: z.number().int().min(0),
      })
      .optional(),
  }),
  status: 201,
  reply: detailReply,
  refusals: [
    ...operatorRefusals,
    ...(['xsrf', 'not-found', 'item-changed', 'own-decision'] as const),
    ...(['provider-changed', 'provider-hidden'] as const),
  ],
})
