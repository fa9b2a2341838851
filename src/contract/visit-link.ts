import { z } from 'zod'
import { instant, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { agreedTime, orderMove, orderStatus, serviceLocation } from './order.ts'

const params = z.object({ token: z.string().max(200) })

const reply = z.object({
  ...replyBase,
  data: z.object({
    providerUserName: z.string(),
    providerFullName: z.string(),
    providerPhone: z.string(),
    timeZone: z.string(),
    status: orderStatus,
    serviceName: z.string(),
    serviceLocation,
    startTime: instant,
    endTime: instant,
    totalAmount: z.number(),
    /** Until when cancelling is free: the terms that are accepted. */
    freeUntil: instant,
    /** Whether the client may cancel it now, free of charge. */
    cancellable: z.boolean(),
    move: orderMove.nullable(),
    acceptedAt: instant.nullable(),
    /** The later visits to come that were booked together with it, by start: the terms are accepted for them too. */
    laterStartTimes: z.array(instant),
    /** Whether the terms can be accepted now. */
    isOpen: z.boolean(),
  }),
})

export const readVisitLink = endpoint({
  method: 'GET',
  path: '/public/visitLinks/:token',
  summary:
    'The visit that the link in a mail is about, for a client without an account. A link that was not signed here, or to an address that the visit no longer has, is `not-found`',
  access: 'open',
  params,
  status: 200,
  reply,
  refusals: ['invalid-token', 'not-found'],
})

export const acceptVisitTerms = endpoint({
  method: 'POST',
  path: '/public/visitLinks/:token/terms',
  summary: 'Accept the terms of the salon for the visit of a link; again changes nothing',
  access: 'open',
  params,
  status: 200,
  reply,
  refusals: ['invalid-token', 'xsrf', 'not-found', 'order-not-changeable'],
})

export const removeVisitAddress = endpoint({
  method: 'POST',
  path: '/public/visitLinks/:token/notMe',
  summary:
    'The visit of a link is of somebody else: its salon loses the address, and the link ends',
  access: 'open',
  params,
  status: 200,
  reply: z.object(replyBase),
  refusals: ['invalid-token', 'xsrf', 'not-found'],
})

export const agreeByVisitLink = endpoint({
  method: 'POST',
  path: '/public/visitLinks/:token/agreement',
  summary:
    'Agree to the time to which the salon moved the visit of a link, as `agreeToMove` does for an account',
  access: 'open',
  params,
  body: agreedTime,
  status: 200,
  reply,
  refusals: ['invalid-token', 'xsrf', 'not-found', 'order-changed', 'order-not-changeable'],
})

export const cancelByVisitLink = endpoint({
  method: 'POST',
  path: '/public/visitLinks/:token/cancel',
  summary:
    'Cancel the visit of a link until the last free moment; cancelling it again changes nothing. The other visits of its series stay',
  access: 'open',
  params,
  status: 200,
  reply,
  refusals: ['invalid-token', 'xsrf', 'not-found', 'order-not-changeable'],
})
