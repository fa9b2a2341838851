import { z } from 'zod'
import { isEmail } from '#domain/customer/email.ts'
import { INVITATION_STATUSES } from '#domain/membership/invitation.ts'
import { MEMBER_ROLES } from '#domain/membership/role.ts'
import { id, instant, language, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'

/** An invitation as the owners of its provider see it. */
const invitationRow = z.object({
  invitationId: id,
  email: z.string().trim().toLowerCase().refine(isEmail, 'is an e-mail address'),
  role: z.enum(MEMBER_ROLES),
  status: z.enum(['open', 'expired']),
  sentAt: instant,
  expiresAt: instant,
})

export const listInvitations = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/invitations',
  summary: 'The invitations to work at a provider that are open or have expired, the newest first',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      /** The language of the mails to the salon, which an invitation has unless another is chosen. */
      language,
      timeZone: z.string(),
      invitations: z.array(invitationRow),
    }),
  }),
  refusals: memberRefusals,
})

const ofInvitation = z.object({ userName, invitationId: id })

export const inviteMember = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/invitations',
  summary: 'Invite somebody by mail to work at a provider',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({ email: invitationRow.shape.email, role: z.enum(MEMBER_ROLES), language }),
  status: 201,
  reply: z.object({ ...replyBase, data: z.object({ invitation: invitationRow }) }),
  refusals: [
    ...memberRefusals,
    ...(['xsrf', 'already-member', 'already-invited', 'too-many-invitations'] as const),
  ],
})

export const sendInvitation = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/invitations/:invitationId/send',
  summary: 'Mail an invitation again, with a new link and seven more days; the former link ends',
  access: 'signed-in',
  params: ofInvitation,
  body: z.object({}),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ invitation: invitationRow }) }),
  refusals: [...memberRefusals, 'xsrf', 'not-found', 'invitation-ended', 'too-many-invitations'],
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/salonApi/:userName/invitations/:invitationId',
  summary: 'Withdraw an invitation: its link answers no more. Repeating changes nothing',
  access: 'signed-in',
  params: ofInvitation,
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ invitationId: id }) }),
  refusals: [...memberRefusals, 'xsrf', 'invitation-ended'],
})

const invitation = z.object({
  status: z.enum(INVITATION_STATUSES),
  salon: z.object({ userName: z.string(), fullName: z.string() }),
  role: z.enum(MEMBER_ROLES),
  /** The name of who invites; null for the operator, and for an account that is gone. */
  invitedBy: z.string().nullable(),
  /** The address it was mailed to, masked: whoever has the link reads it. */
  email: z.string(),
  expiresAt: instant,
  timeZone: z.string(),
  /**
   * As what the caller would accept: signed out, by an account with another address, as a member already, or as the person
   * who is invited.
   */
  reader: z.enum(['visitor', 'other-account', 'member', 'invited']),
})

const token = z.string().max(64)
const ofToken = z.object({ token })

export const getInvitation = endpoint({
  method: 'GET',
  path: '/accountApi/invitations/:token',
  summary: 'The invitation behind a mailed link; reading it changes nothing',
  access: 'open',
  params: ofToken,
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ invitation }) }),
  refusals: ['invalid-token', 'not-found'],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/accountApi/invitations/:token/accept',
  summary:
    'Become a member, with an account that has the invited address; the same person again changes nothing',
  access: 'signed-in',
  params: ofToken,
  body: z.object({}),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ salonUserName: z.string() }) }),
  refusals: [
    ...(['sign-in-required', 'invalid-token', 'xsrf', 'not-found'] as const),
    ...(['invitation-ended', 'address-differs', 'already-member'] as const),
  ],
})

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/accountApi/invitations/:token/decline',
  summary: 'Decline an invitation; whoever has the link may. Repeating changes nothing',
  access: 'open',
  params: ofToken,
  body: z.object({}),
  status: 200,
  reply: z.object(replyBase),
  refusals: ['invalid-token', 'xsrf', 'not-found', 'invitation-ended'],
})
