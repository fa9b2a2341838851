import { z } from 'zod'
import { id, instant, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'

/** What a customer did: a request, a booking, a change, a cancellation or a review. */
export const NEWS_KINDS = ['request', 'booking', 'change', 'cancellation', 'review'] as const

/** How a visit came onto the agenda of a member, moved there, or left it. */
export const VISIT_CHANGES = ['booking', 'change', 'cancellation'] as const

/** What the caller has seen: what customers did, or what others changed on the agenda. */
const SEEN = ['news', 'agenda'] as const

export const listNews = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/news',
  summary:
    'What customers did at the provider in the last fourteen days, the latest first, at most thirty: requests, bookings, changes, cancellations, and reviews for members who reply to them; and visits to come that others booked, moved or cancelled since the caller looked',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      news: z.array(
        z.object({
          newsId: id,
          kind: z.enum(NEWS_KINDS),
          at: instant,
          /** Whether the caller has not seen it. */
          isNew: z.boolean(),
          customerName: z.string(), // empty when the account is deleted, or the review is anonymous
          serviceName: z.string(),
          /** Of a visit alone. */
          orderId: id.nullable(),
          appointmentStartTime: instant.nullable(),
          /** Whether the visit is a request that waits for an answer. */
          isWaiting: z.boolean(),
          /** Of a review alone. */
          rating: z.number().int().nullable(),
        }),
      ),
      newCount: z.number().int(),
      /** Visits to come that a customer or a colleague changed since the caller looked, the oldest change first, at most thirty. */
      changedVisits: z.array(
        z.object({
          orderId: id,
          kind: z.enum(VISIT_CHANGES),
          at: instant,
          appointmentStartTime: instant,
        }),
      ),
    }),
  }),
  refusals: memberRefusals,
})

export const seeNews = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/news/seen',
  summary:
    'The caller has seen what happened until `until`, with `seen: agenda` what changed on the agenda, and with `orderId` of that visit alone; an earlier moment changes nothing',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z.object({
    until: instant,
    seen: z.enum(SEEN).default('news'),
    /** The visit whose change was seen, at `until`, before earlier ones. */
    orderId: id.optional(),
  }),
  status: 200,
  reply: z.object(replyBase),
  refusals: [...memberRefusals, 'xsrf'],
})
