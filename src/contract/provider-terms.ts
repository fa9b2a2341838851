import { z } from 'zod'
import { MAX_CHANGE_LENGTH, MAX_TERMS_LENGTH } from '#domain/provider-terms/provider-terms.ts'
import { id, instant, plainDate, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'
import { operatorRefusals } from './operator-refusals.ts'

const inBothLanguages = (text: z.ZodString) => z.object({ en: text, nl: text })

const version = z.object({
  number: z.number().int(),
  /** From which day it holds, in Dutch time. */
  holdsFrom: plainDate,
  /** What changed with it, in a sentence; empty for the terms of the release. */
  change: inBothLanguages(z.string()),
  /** Paragraphs between empty lines. */
  text: inBothLanguages(z.string()),
})

export const getProviderTerms = endpoint({
  method: 'GET',
  path: '/public/providerTerms',
  summary: 'The terms for providers that hold, and the versions that are announced',
  access: 'public',
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      current: version,
      /** Whether their text is that of this release. */
      isOfRelease: z.boolean(),
      coming: z.array(version),
    }),
  }),
})

export const listFormerTerms = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/formerTerms',
  summary: 'The versions of the terms for providers that held earlier, for members, without texts',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      /** The latest first. */
      versions: z.array(
        version.omit({ text: true }).extend({
          /** From which day the next version held. */
          heldUntil: plainDate,
        }),
      ),
    }),
  }),
  refusals: memberRefusals,
})

export const getFormerTerms = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/formerTerms/:number',
  summary: 'A version of the terms for providers that held earlier, with its text, for members',
  access: 'signed-in',
  params: z.object({ userName, number: z.coerce.number().int().min(1).max(1_000_000) }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ version }) }),
  refusals: [...memberRefusals, 'not-found'],
})

const listedVersion = version.omit({ text: true }).extend({
  /** Null for the terms of the release while no other version was announced. */
  termsId: id.nullable(),
  announcedAt: instant.nullable(),
  /** Until when it can be withdrawn; null when it cannot. */
  withdrawUntil: instant.nullable(),
  state: z.enum(['former', 'current', 'coming']),
  /** Whether a mail to every member was enqueued. */
  areMailsEnqueued: z.boolean(),
  mails: z.number().int(),
  mailsLeft: z.number().int(),
  mailsGivenUp: z.number().int(),
})

const listReply = z.object({
  ...replyBase,
  data: z.object({
    /** The latest fifty, the latest first. */
    versions: z.array(listedVersion),
    /** The first day on which a version may hold that is announced now. */
    firstDay: plainDate,
    /** The last one. */
    lastDay: plainDate,
    /** How many members are mailed about a version that is announced now. */
    members: z.number().int(),
    /** How many salons without a member are mailed at the address of their registration. */
    registrations: z.number().int(),
  }),
})

export const listTermsVersions = endpoint({
  method: 'GET',
  path: '/deskApi/providerTerms',
  summary: 'The versions of the terms for providers, with what became of their mails',
  access: 'operator',
  status: 200,
  reply: listReply,
  refusals: operatorRefusals,
})

export const getTermsVersion = endpoint({
  method: 'GET',
  path: '/deskApi/providerTerms/:termsId',
  summary: 'A version of the terms for providers with its text, also one that was withdrawn',
  access: 'operator',
  params: z.object({ termsId: id }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ version }) }),
  refusals: [...operatorRefusals, 'not-found'],
})

const aText = (max: number) => z.string().trim().min(1).max(max)

export const announceTerms = endpoint({
  method: 'POST',
  path: '/deskApi/providerTerms',
  summary:
    'Announce a new version of the terms for providers, not sooner than fifteen whole days ahead and within a year. Every member of a provider is mailed once, ten seconds later',
  access: 'operator',
  bodyLimitBytes: 1024 * 1024,
  body: z.object({
    holdsFrom: plainDate,
    change: inBothLanguages(aText(MAX_CHANGE_LENGTH)),
    text: inBothLanguages(aText(MAX_TERMS_LENGTH)),
    /** The number of the latest version that the operator read; another one by now is refused. */
    latest: z.number().int().min(1).max(1_000_000),
  }),
  status: 201,
  reply: listReply,
  refusals: [...operatorRefusals, 'xsrf', 'item-changed'],
})

export const withdrawTerms = endpoint({
  method: 'POST',
  path: '/deskApi/providerTerms/:termsId/withdrawal',
  summary: 'Withdraw an announced version before its mails leave: nobody hears of it',
  access: 'operator',
  params: z.object({ termsId: id }),
  body: z.object({}),
  status: 200,
  reply: listReply,
  refusals: [...operatorRefusals, 'xsrf', 'not-found', 'mail-sent'],
})
