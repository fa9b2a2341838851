import { z } from 'zod'
import { PROVIDER_DELIVERIES } from '#domain/delivery/delivery.ts'
import { MEMBER_ROLES } from '#domain/membership/role.ts'
import { instant, replyBase, userName, version } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'

/** What the owner decided about the roles: only owners change it, by `changeSettings`. */
const roleSettings = z.object({ receptionMayCancel: z.boolean(), managersMayExport: z.boolean() })

export const listOwnProviders = endpoint({
  method: 'GET',
  path: '/salonApi/salons',
  summary: 'The providers at which the caller works, by name',
  access: 'signed-in',
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      salons: z.array(
        z.object({
          userName: z.string(),
          fullName: z.string(),
          profilePictureUrl: z.string(),
          serviceAvailability: z.enum(PROVIDER_DELIVERIES),
          role: z.enum(MEMBER_ROLES),
          roleSettings,
          isActive: z.boolean(),
          /** From when on a second factor is required of the caller there; null when it is not, or there is one. */
          secondFactorDueAt: instant.nullable(),
          /** Whether the caller must sign in again there, with the second factor that this sign-in has not shown. */
          mustShowSecondFactor: z.boolean(),
          openRequests: z.number().int(), // requests that wait for an answer
          /** What the caller may still do to make a new salon ready; 0 when it is, or the list is hidden. */
          openSteps: z.number().int(),
        }),
      ),
    }),
  }),
  refusals: ['sign-in-required', 'invalid-token'],
})

const member = z.object({
  userName: z.string(),
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  joinedAt: instant,
  version: z.number().int(),
  /** Whether it is the caller. */
  isYou: z.boolean(),
})

export const listMembers = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/members',
  summary: 'Who works at a provider, the longest first',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      members: z.array(member),
    }),
  }),
  refusals: memberRefusals,
})

const ofMember = z.object({ userName, memberUserName: userName })

export const changeMember = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/members/:memberUserName',
  summary: 'Give a member another role; the last owner stays owner',
  access: 'signed-in',
  params: ofMember,
  body: z.object({ role: z.enum(MEMBER_ROLES), version }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ member }) }),
  refusals: [...memberRefusals, 'xsrf', 'not-found', 'member-changed', 'last-owner'],
})

export const removeMember = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/members/:memberUserName/remove',
  summary:
    'Remove a member, or leave: every member may remove themselves. Repeating changes nothing; the last owner stays',
  access: 'signed-in',
  params: ofMember,
  body: z.object({ version }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ memberUserName: z.string() }) }),
  refusals: [...memberRefusals, 'xsrf', 'member-changed', 'last-owner'],
})
