import { z } from 'zod'
import { MEMBER_ROLES } from '#domain/membership/role.ts'
import { MAX_REASON_LENGTH } from '#domain/operator-log/acts.ts'
import { isTrialDay, PLAN_KEYS } from '#domain/pricing/plan.ts'
import {
  MAX_FACTS_LENGTH,
  PROVIDER_STATES,
  RESTRICTION_GROUNDS,
  RESTRICTION_KINDS,
} from '#domain/restriction/restriction.ts'
import {
  cityCode,
  emptyAsUndefined,
  id,
  instant,
  language,
  plainDate,
  replyBase,
} from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-refusals.ts'
import { operatorText } from './operator-text.ts'
import { orderStatus } from './order.ts'

const PROVIDER_SORTS = ['name', 'visits'] as const
export type ProviderSort = (typeof PROVIDER_SORTS)[number]

const params = z.object({ providerId: id })
const state = z.enum(PROVIDER_STATES)
const planKey = z.enum(PLAN_KEYS)
const reason = operatorText(MAX_REASON_LENGTH)
const changeRefusals = [...operatorRefusals, 'xsrf', 'not-found', 'provider-changed'] as const

const plan = z.object({
  key: planKey,
  locations: z.number().int().min(1).max(999),
  /** The last day of the trial, in Dutch time; null without one. */
  trialEndsOn: plainDate.nullable(),
})

const summary = {
  providerId: id,
  userName: z.string(),
  fullName: z.string(),
  profilePictureUrl: z.string(),
  /** Its first picture; the picture of its profile without one. */
  coverUrl: z.string(),
  cityCode: z.string(),
  state,
  /** The last moment of a provider whose end is announced; null without one. */
  endsAt: instant.nullable(),
  plan: plan.nullable(),
  /** 0 without reviews. */
  rating: z.number(),
  reviewCount: z.number().int(),
}

export const listDeskProviders = endpoint({
  method: 'GET',
  path: '/deskApi/salons',
  summary:
    'The providers, also those that customers cannot find, in pages by user name or by visits. `search` finds words of the name and the treatments, a KVK number, or the mail address of the salon or a member',
  access: 'operator',
  query: z.object({
    /** By user name, or those with most visits in thirty days first. */
    sort: z.enum(PROVIDER_SORTS).default('name'),
    search: z.string().trim().max(100).default(''),
    state: emptyAsUndefined(state),
    cityCode: emptyAsUndefined(cityCode),
    plan: emptyAsUndefined(planKey),
    /** The `nextAfter` of the page before, of the same sort. */
    after: emptyAsUndefined(z.string().max(128)),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      salons: z.array(
        z.object({
          ...summary,
          /** The first owner by name; null without one. */
          ownerName: z.string().nullable(),
          /** Visits of 30 days, as counted in the last hour. */
          visits: z.number().int(),
          /** Reported reviews that are not hidden. */
          reports: z.number().int(),
        }),
      ),
      nextAfter: z.string().nullable(),
    }),
  }),
  refusals: operatorRefusals,
})

const restriction = z.object({
  restrictionId: id,
  kind: z.enum(RESTRICTION_KINDS),
  ground: z.enum(RESTRICTION_GROUNDS),
  law: z.string(),
  facts: z.string(),
  decidedAt: instant,
  takesEffectAt: instant,
  /** When the customers of an ended provider were told; null before. */
  customersToldAt: instant.nullable(),
  liftedAt: instant.nullable(),
  liftReason: z.string(),
  /** When the mails about the decision left; null while they wait. */
  mailedAt: instant.nullable(),
  /** Nobody has an address for the mail: it was given up. */
  hasNoReader: z.boolean(),
})

const providerDetail = z.object({
  ...summary,
  /** How many decisions were taken and lifted: sent back with a change, which is refused when somebody decided meanwhile. */
  decisions: z.number().int(),
  since: instant,
  /** When an end takes effect that is announced now. */
  noticeEndsAt: instant,
  mailLanguage: language,
  street: z.string(),
  postalCode: z.string(),
  email: z.string(),
  mobileNumbers: z.array(z.string()),
  kvkNumber: z.string().nullable(),
  vatId: z.string().nullable(),
  cancellationWindowMinutes: z.number().int(),
  members: z.array(
    z.object({
      userName: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(MEMBER_ROLES),
    }),
  ),
  /** Of visits in the last 30 days; `upcoming` of all to come, `afterNotice` of those after an end that is announced today. */
  counts: z.object({
    visits: z.number().int(),
    missed: z.number().int(),
    cancelledBySalon: z.number().int(),
    upcoming: z.number().int(),
    afterNotice: z.number().int(),
  }),
  /** The last ten visits, without their clients. */
  orders: z.array(
    z.object({ orderId: id, startTime: instant, status: orderStatus, amount: z.number() }),
  ),
  restrictions: z.array(restriction),
  /** The reviews that were reported last, at most ten. */
  reports: z.array(
    z.object({
      reviewId: id,
      reportId: id, // the latest
      reports: z.number().int(),
      reportedAt: instant,
      isHidden: z.boolean(),
    }),
  ),
})

const providerDetailReply = z.object({
  ...replyBase,
  data: z.object({ timeZone: z.string(), salon: providerDetail }),
})

export const getDeskProvider = endpoint({
  method: 'GET',
  path: '/deskApi/salons/:providerId',
  summary: 'A provider with its members, counts, decisions and reported reviews',
  access: 'operator',
  params,
  status: 200,
  reply: providerDetailReply,
  refusals: [...operatorRefusals, 'not-found'],
})

export const restrictProvider = endpoint({
  method: 'POST',
  path: '/deskApi/salons/:providerId/restrictions',
  summary:
    'Pause, hide or end a provider, with the statement of reasons that its owners are mailed. An end takes effect after 30 days, or at once on a ground that allows it',
  access: 'operator',
  params,
  body: z
    .object({
      kind: z.enum(RESTRICTION_KINDS),
      ground: z.enum(RESTRICTION_GROUNDS),
      /** The law and its article; needed with the ground `law` alone. */
      law: z.string().trim().max(200).default(''),
      facts: z.string().trim().min(1).max(MAX_FACTS_LENGTH),
      /** Of an end: without the notice of 30 days. */
      atOnce: z.boolean().default(false),
      decisions: z.number().int().min(0),
    })
    .refine(({ ground, law }) => ground !== 'law' || law !== '', {
      path: ['law'],
      message: 'names the law and its article',
    }),
  status: 201,
  reply: providerDetailReply,
  refusals: changeRefusals,
})

export const liftRestriction = endpoint({
  method: 'POST',
  path: '/deskApi/salons/:providerId/restrictions/:restrictionId/lift',
  summary:
    'Take a decision back: show a provider that is hidden or ended, or withdraw an announced end. Its owners are mailed; visits that were cancelled stay so',
  access: 'operator',
  params: z.object({ providerId: id, restrictionId: id }),
  body: z.object({ reason }),
  status: 200,
  reply: providerDetailReply,
  refusals: changeRefusals,
})

export const setProviderPlan = endpoint({
  method: 'PUT',
  path: '/deskApi/salons/:providerId/plan',
  summary:
    'What a provider buys: its plan, locations and the last day of its trial; null for nothing',
  access: 'operator',
  params,
  body: z.object({
    plan: z
      .object({
        key: planKey,
        locations: z.number().int().min(1).max(999).default(1),
        trialEndsOn: plainDate.refine(isTrialDay, 'is not from 2000 to 2099').nullable(),
      })
      .nullable(),
    /** What the operator read; another plan by now is refused. */
    former: plan.nullable(),
    reason,
  }),
  status: 200,
  reply: providerDetailReply,
  refusals: changeRefusals,
})

export const exportInvoiceLines = endpoint({
  method: 'GET',
  path: '/deskApi/invoiceLines',
  summary:
    'What to invoice for a month, as the text of a CSV file: the days of each plan after its trial, without VAT. No money is taken',
  access: 'operator',
  query: z.object({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'is a month such as 2026-12')
      .refine((month) => month >= '0001-01', 'is before the year 1'),
  }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ fileName: z.string(), csv: z.string() }) }),
  refusals: operatorRefusals,
})
