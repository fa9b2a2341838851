import { z } from 'zod'
import { isPushEndpoint } from '#domain/push/endpoint.ts'
import { instant, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'

/** The SHA-256 of the device's endpoint, base64url: the device itself can compute it. */
const deviceId = z.string().regex(/^[\w-]{43}$/)

/** A device on which a member gets notifications. */
const pushDevice = z.object({
  deviceId,
  subscribedAt: instant,
})

const base64Url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`))

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/pushDevices',
  summary:
    "The caller's own devices that get notifications of a provider, the oldest first. The one that asks ends with its present sign-in",
  access: 'signed-in',
  params: z.object({ userName }),
  /** The device that asks. */
  query: z.object({ deviceId: deviceId.optional() }),
  status: 200,
  reply: z.object({
    ...replyBase,
    /** `publicKey` is the application server key that a browser subscribes with. */
    data: z.object({ publicKey: z.string(), devices: z.array(pushDevice) }),
  }),
  refusals: memberRefusals,
})

export const savePushDevice = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/pushDevices',
  summary:
    'Send notifications of a provider to a device of the caller; the same again changes nothing',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({
    /** Of a known push service. */
    endpoint: z.string().max(1_000).refine(isPushEndpoint, 'is not of a known push service'),
    p256dh: base64Url(87),
    auth: base64Url(22),
  }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ device: pushDevice }) }),
  refusals: [...memberRefusals, 'xsrf'],
})

export const deletePushDevice = endpoint({
  method: 'DELETE',
  path: '/salonApi/:userName/pushDevices/:deviceId',
  summary:
    'Send no notifications of a provider to a device of the caller. Repeating changes nothing',
  access: 'signed-in',
  params: z.object({ userName, deviceId }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ deviceId }) }),
  refusals: [...memberRefusals, 'xsrf'],
})
