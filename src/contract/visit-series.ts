import { z } from 'zod'
import { MOST_VISITS } from '#domain/schedule/series-limits.ts'
import { seriesDates } from './agenda.ts'
import { id, instant, replyBase, userName, version } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'
import { bookedFields, CLIENT_TWICE, hasOneClient } from './visit.ts'

const params = z.object({ userName })
const visit = z.object({ orderId: id, version })
const visits = z.array(visit).min(1).max(MOST_VISITS)
const changed = z.object({ ...replyBase, data: z.object({ visits: z.array(visit) }) })

export const bookSeries = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/visitSeries',
  summary:
    'Books the same visit at several times, all or none, as `bookVisit` books one. Times that are taken are `slot-taken`, with what takes each in `data.dates`; `squeezeIn` books one all the same. Header Idempotency-Key: the same key and body give the same answer',
  access: 'signed-in',
  params,
  body: z
    .object({
      visits: z
        .array(z.object({ startTime: instant, squeezeIn: z.boolean().default(false) }))
        .min(1)
        .max(MOST_VISITS),
      ...bookedFields,
    })
    .refine(hasOneClient, CLIENT_TWICE),
  status: 201,
  reply: z.object({
    ...replyBase,
    data: z.object({ visits: z.array(z.object({ orderId: id, startTime: instant })) }),
  }),
  refusals: [
    ...memberRefusals,
    ...(['xsrf', 'not-found', 'slot-taken', 'item-not-offered'] as const),
    ...(['delivery-not-possible', 'idempotency-mismatch'] as const),
  ],
})

export const cancelSeries = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/visitSeries/cancel',
  summary:
    'Cancels visits of one series that have not begun, all or none, with the versions that were read. One mail leaves for all of them, when they can no longer be undone',
  access: 'signed-in',
  params,
  body: z.object({ visits, message: z.string().trim().max(500).default('') }),
  status: 200,
  reply: changed,
  refusals: [
    ...memberRefusals,
    ...(['xsrf', 'not-found', 'order-not-changeable', 'order-changed'] as const),
  ],
})

export const listMovedDates = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/visits/:orderId/movedDates',
  summary:
    'The dates that a visit of a series and those after it would get when it moves to `startTime`, with what is in the way of each besides themselves. Nothing is written',
  access: 'signed-in',
  params: z.object({ userName, orderId: id }),
  query: z.object({ startTime: instant }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: seriesDates.extend({ visits: z.array(visit) }), // those that would move, in the order of `dates`
  }),
  refusals: [...memberRefusals, 'not-found'],
})

export const moveSeries = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/visitSeries/move',
  summary:
    'Moves visits of one series that have not begun, all or none, with the versions that were read: the first to `startTime`, each other one as many days on or back, to the same time of the day. Times that are taken are `slot-taken`. One mail leaves for all of them, when they can no longer be undone',
  access: 'signed-in',
  params,
  body: z.object({ visits, startTime: instant, message: z.string().trim().max(500).default('') }),
  status: 200,
  // Whether a client without an account gets no mail of it, because of the limits of a day.
  reply: changed.extend({ data: changed.shape.data.extend({ isMailLimited: z.boolean() }) }),
  refusals: [
    ...memberRefusals,
    ...(['xsrf', 'not-found', 'order-not-changeable', 'order-changed', 'slot-taken'] as const),
  ],
})

export const undoSeries = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/visitSeries/undo',
  summary:
    'Undoes the cancelling or the moving of visits of a series by the caller, within ten seconds, all or none; the versions are those after it',
  access: 'signed-in',
  params,
  body: z.object({ visits }),
  status: 200,
  reply: changed,
  refusals: [
    ...memberRefusals,
    ...(['xsrf', 'not-found', 'order-not-changeable', 'order-changed', 'slot-taken'] as const),
  ],
})
