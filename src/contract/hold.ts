import { z } from 'zod'
import { DAY_MINUTES } from '#domain/time-units.ts'
import { id, instant, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { serviceLocation } from './order.ts'

const held = z.object({
  ...replyBase,
  data: z.object({
    holdId: id,
    expiresAt: z.string(),
    expiresInSeconds: z.number().int(), // independent of the client's clock
  }),
})

export const holdSlot = endpoint({
  method: 'POST',
  path: '/calendarApi/holds',
  summary:
    'Keep a time from others for some minutes while its customer fills in the rest; one a salon, another takes its place. With `orderId` the time of that order counts as free',
  access: 'signed-in',
  body: z.object({
    userName,
    startTime: instant,
    durationMinutes: z.number().int().min(5).max(DAY_MINUTES),
    /** What the visit consists of: the buffer that is held depends on it. */
    catalogItemIds: z.array(id).max(100).default([]),
    /** Where it is, when known: a visit at home keeps travel free too. */
    serviceLocation: serviceLocation.optional(),
    orderId: id.nullish(),
  }),
  status: 201,
  reply: held,
  refusals: [
    ...(['sign-in-required', 'invalid-token', 'forbidden', 'xsrf', 'not-found'] as const),
    ...(['slot-taken', 'outside-working-hours'] as const),
  ],
})

export const renewHold = endpoint({
  method: 'PUT',
  path: '/calendarApi/holds/:holdId',
  summary:
    'Go on holding a time, within the twenty minutes that anybody may hold at one salon; refused where it has been taken all the same. With `orderId` the time of that order counts as free',
  access: 'signed-in',
  params: z.object({ holdId: id }),
  body: z.object({ orderId: id.nullish() }).nullish(),
  status: 200,
  reply: held,
  refusals: [
    ...(['sign-in-required', 'invalid-token', 'forbidden', 'xsrf', 'not-found'] as const),
    ...(['slot-taken', 'outside-working-hours'] as const),
  ],
})

export const releaseHold = endpoint({
  method: 'PUT',
  path: '/calendarApi/holds/:holdId/release',
  summary: 'Give a held time back; what is not held by the caller stays as it is',
  access: 'signed-in',
  params: z.object({ holdId: id }),
  body: z.object({}).nullish(),
  status: 200,
  reply: z.object(replyBase),
  refusals: ['sign-in-required', 'invalid-token', 'xsrf'],
})
