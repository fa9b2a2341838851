import { z } from 'zod'
import { MEMBER_NOTIFICATIONS } from '#domain/membership/member-notification.ts'
import { replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'

const kind = z.enum(MEMBER_NOTIFICATIONS)
const chosen = z.array(kind).max(MEMBER_NOTIFICATIONS.length)

const memberNotificationsReply = z.object({
  ...replyBase,
  data: z.object({
    /** What the caller gets a mail about. */
    mails: z.array(kind),
    /** What the caller's devices are notified of. */
    pushes: z.array(kind),
    /** What the caller can choose from, by their role. */
    choices: z.array(kind),
    /** Where the mails go: the address of the caller's account; empty while it is not verified, and then none leaves. */
    address: z.string(),
    /** Whether it is that of the salon too: a mail that the salon gets is not sent to it a second time. */
    isSalonAddress: z.boolean(),
  }),
})

export const getMemberNotifications = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/ownNotifications',
  summary: 'What the caller is told of as a member of a provider, by mail and on their devices',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: memberNotificationsReply,
  refusals: memberRefusals,
})

export const changeMemberNotifications = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/ownNotifications',
  summary:
    'Choose what the caller is told of as a member of a provider, by mail and on their devices',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({ mails: chosen, pushes: chosen }),
  status: 200,
  reply: memberNotificationsReply,
  refusals: [...memberRefusals, 'xsrf'],
})
