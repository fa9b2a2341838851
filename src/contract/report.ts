import { z } from 'zod'
import {
  DECISION_EFFECTS,
  REASONS,
  REPORT_KINDS,
  REPORT_LIMITS,
  REPORT_PARTIES,
} from '#domain/report/report.ts'
import { instant, language, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'

const short = z.string().max(REPORT_LIMITS.name)

/** What is reported: `targetId` is the user name of a provider, and the id of anything else. */
const target = { kind: z.enum(REPORT_KINDS), targetId: z.string().trim().min(1).max(128) }

export const getReportTarget = endpoint({
  method: 'GET',
  path: '/public/reportTargets',
  summary: 'What a report would be about, as everybody sees it',
  access: 'public',
  query: z.object(target),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      kind: z.enum(REPORT_KINDS),
      providerUserName: z.string(),
      providerFullName: z.string(),
      /** The words of a review or a reply. */
      text: z.string().nullable(),
      textLanguage: language.nullable(),
      pictureUrl: z.string().nullable(),
    }),
  }),
  refusals: ['not-found'],
})

export const createReport = endpoint({
  method: 'POST',
  path: '/prod/reports',
  summary:
    'Report a review, a reply, a picture or a provider to the operator, with a reason, a name and good faith (DSA 16). A receipt is mailed at once. Of a caller who is signed in an empty name and address are those of the account',
  access: 'open',
  body: z.object({
    ...target,
    reason: z.enum(REASONS),
    message: z.string().max(REPORT_LIMITS.message),
    quote: z.string().max(REPORT_LIMITS.quote).default(''), // the words that it is about
    name: short.default(''),
    email: z.string().max(254).default(''),
    inGoodFaith: z.boolean(),
    website: short.default(''), // a hidden field that only bots fill in
    language: language.optional(), // the reader's when left out
  }),
  status: 201,
  reply: z.object({ ...replyBase, data: z.object({ isReceiptMailed: z.boolean() }) }),
  refusals: ['not-found', 'invalid-token', 'xsrf'],
})

const token = z.object({ token: z.string().max(200) })

export const readObjectionLink = endpoint({
  method: 'GET',
  path: '/public/objections/:token',
  summary:
    'The decision that the link in a mail objects to. A link that was not signed here, or is older than six months, is `not-found`',
  access: 'public',
  params: token,
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      kind: z.enum(REPORT_KINDS),
      party: z.enum(REPORT_PARTIES),
      providerFullName: z.string(),
      effect: z.enum(DECISION_EFFECTS),
      ground: z.string(), // of GROUNDS, or of a later release
      facts: z.string(),
      decidedAt: instant,
      /** Until when this party can object. */
      until: instant,
      /** When this party objected; null when it did not. */
      objectedAt: instant.nullable(),
    }),
  }),
  refusals: ['not-found'],
})

export const objectToDecision = endpoint({
  method: 'POST',
  path: '/public/objections/:token',
  summary: 'Object to a decision about a report, once for each party',
  access: 'public',
  params: token,
  body: z.object({ message: z.string().max(REPORT_LIMITS.objection) }),
  status: 201,
  reply: z.object(replyBase),
  refusals: ['not-found', 'already-objected'],
})
