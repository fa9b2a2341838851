import { z } from 'zod'
import { MEMBER_MAILS } from '#domain/membership/member-mail.ts'
import { replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'

const mail = z.enum(MEMBER_MAILS)

const memberMailsReply = z.object({
  ...replyBase,
  data: z.object({
    /** Those that the caller gets. */
    mails: z.array(mail),
    /** Those that the caller can choose from, by their role. */
    choices: z.array(mail),
    /** Where they go: the address of the caller's account; empty while it is not verified, and then none leaves. */
    address: z.string(),
  }),
})

export const getMemberMails = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/ownMails',
  summary: 'The mails that the caller gets as a member of a provider',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: memberMailsReply,
  refusals: memberRefusals,
})

export const changeMemberMails = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/ownMails',
  summary: 'Choose the mails that the caller gets as a member of a provider',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({ mails: z.array(mail).max(MEMBER_MAILS.length) }),
  status: 200,
  reply: memberMailsReply,
  refusals: [...memberRefusals, 'xsrf'],
})
