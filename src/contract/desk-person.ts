import { z } from 'zod'
import { MEMBER_ROLES } from '#domain/membership/role.ts'
import { MAX_REASON_LENGTH } from '#domain/operator-log/acts.ts'
import { emptyAsUndefined, id, instant, plainDate, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-refusals.ts'
import { operatorText } from './operator-text.ts'
import { orderStatus } from './order.ts'
import { getPersonalData } from './personal-data.ts'

const params = z.object({ userName })
const reason = operatorText(MAX_REASON_LENGTH)
const changeRefusals = [...operatorRefusals, 'xsrf', 'not-found'] as const
const role = z.enum(['customer', 'provider', 'operator'])

const listed = {
  userName: z.string(),
  name: z.string(),
  email: z.string(),
  role,
}

export const listPeople = endpoint({
  method: 'GET',
  path: '/deskApi/people',
  summary:
    'Accounts with this user name or mail address, or whose name begins with the text of three letters or more, by user name in pages. Without a text there are none',
  access: 'operator',
  query: z.object({
    search: z.string().trim().max(254).default(''),
    /** The user name of the last account of the page before. */
    after: emptyAsUndefined(z.string().max(128)),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({ people: z.array(z.object(listed)), nextAfter: z.string().nullable() }),
  }),
  refusals: operatorRefusals,
})

const person = z.object({
  ...listed,
  emailVerified: z.boolean(),
  phoneNumber: z.string().nullable(),
  since: instant,
  /** Whether it is the caller, who can neither lock nor erase themselves nor change their own role. */
  isYou: z.boolean(),
  /** How they sign in; null where another issuer knows it. */
  signIn: z
    .object({
      hasPassword: z.boolean(),
      otherServices: z.number().int(),
      hasSecondFactor: z.boolean(),
      isLocked: z.boolean(),
      sessions: z.array(
        z.object({
          sessionId: z.string(),
          /** As the browser named itself when it signed in; null where that is not known. */
          browser: z.string().nullable(),
          system: z.string().nullable(),
          signedInAt: instant.nullable(),
          /** When a token of it was issued last; null without one. */
          lastSeenAt: instant.nullable(),
          expiresAt: instant,
        }),
      ),
    })
    .nullable(),
  salons: z.array(z.object({ providerId: id, fullName: z.string(), role: z.enum(MEMBER_ROLES) })),
  counts: z.object({
    visits: z.number().int(),
    reviews: z.number().int(),
    favourites: z.number().int(),
    /** What keeps the account from being erased: visits to come, and salons of which they are the only owner. */
    visitsToCome: z.number().int(),
    ownSalons: z.number().int(),
  }),
  /** Privacy requests with its mail address that are not closed, the oldest first, at most five. Nobody has proven who wrote. */
  privacyRequests: z.array(
    z.object({ contactRequestId: id, requestedAt: instant, dueDay: plainDate }),
  ),
  orders: z.array(
    z.object({
      orderId: id,
      salonName: z.string(),
      startTime: instant,
      status: orderStatus,
      amount: z.number(),
    }),
  ),
})

const personReply = z.object({ ...replyBase, data: z.object({ person }) })

export const getPerson = endpoint({
  method: 'GET',
  path: '/deskApi/people/:userName',
  summary:
    'An account with its sign-ins, salons and last ten visits. That it was opened is written to the operator log',
  access: 'operator',
  params,
  status: 200,
  reply: personReply,
  refusals: [...operatorRefusals, 'not-found'],
})

export const signOutPerson = endpoint({
  method: 'POST',
  path: '/deskApi/people/:userName/signOut',
  summary: 'End every sign-in of an account, in all browsers',
  access: 'operator',
  params,
  body: z.object({ reason }),
  status: 200,
  reply: personReply,
  refusals: changeRefusals,
})

export const signOutSession = endpoint({
  method: 'POST',
  path: '/deskApi/people/:userName/sessions/:sessionId/signOut',
  summary: 'End one sign-in of an account, in one browser. Only with the embedded sign-in',
  access: 'operator',
  params: params.extend({ sessionId: z.string().regex(/^[\w-]{1,64}$/) }),
  body: z.object({ reason }),
  status: 200,
  reply: personReply,
  refusals: changeRefusals,
})

export const lockPerson = endpoint({
  method: 'PUT',
  path: '/deskApi/people/:userName/lock',
  summary:
    'Lock an account, so that nobody signs in to it, or unlock it. Locking ends its sign-ins. Only with the embedded sign-in',
  access: 'operator',
  params,
  body: z.object({ isLocked: z.boolean(), reason }),
  status: 200,
  reply: personReply,
  refusals: [...changeRefusals, 'not-here'],
})

export const setPersonOperator = endpoint({
  method: 'PUT',
  path: '/deskApi/people/:userName/operator',
  summary: 'Make an account operator of this market, or no longer; nobody changes their own role',
  access: 'operator',
  params,
  body: z.object({ isOperator: z.boolean(), reason }),
  status: 200,
  reply: personReply,
  refusals: changeRefusals,
})

export const exportPerson = endpoint({
  method: 'POST',
  path: '/deskApi/people/:userName/data',
  summary: 'Everything that is stored about somebody who asked for it',
  access: 'operator',
  params,
  body: z.object({ reason }),
  status: 200,
  reply: getPersonalData.reply,
  refusals: changeRefusals,
})

export const erasePerson = endpoint({
  method: 'POST',
  path: '/deskApi/people/:userName/erase',
  summary:
    'Erase the account of somebody who asked for it, with its mail address typed over: what is personal goes, bookings stay in the books without anybody in them',
  access: 'operator',
  params,
  body: z.object({ email: z.string().trim().max(254), reason }),
  status: 200,
  reply: z.object(replyBase),
  refusals: [...changeRefusals, 'account-in-use'],
})
