import { z } from 'zod'
import { USUAL_ANSWERS } from '#domain/order/answer-speed.ts'
import { DECLINE_REASONS } from '#domain/order/decline-reason.ts'
import { visibleText } from '#domain/visible-text.ts'
import { id, instant, replyBase, userName, version } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'
import { orderStatus, serviceLocation } from './order.ts'

/** An order that its provider has not answered yet. */
const request = z.object({
  orderId: id,
  version: z.number().int(), // sent back with the answer
  customerName: z.string(), // empty when the account is deleted
  customerPhone: z.string(),
  /** Visits of this customer at the provider that took place. */
  earlierVisits: z.number().int(),
  serviceName: z.string(),
  serviceLocation,
  customerAddress: z.string().nullable(),
  customerInstructions: z.string(),
  appointmentStartTime: instant,
  appointmentEndTime: instant,
  orderDate: instant,
  /** Until when the provider may answer. */
  answerBy: instant,
  totalAmount: z.number(),
  /** Free minutes between the visit before it on that day and this one; null if it is the first of the day. */
  minutesFreeBefore: z.number().int().nullable(),
})

const answeredRequest = z.object({
  orderId: id,
  customerName: z.string(),
  serviceName: z.string(),
  appointmentStartTime: instant,
  /** What it was answered with; its status may have changed since. */
  answer: orderStatus,
  answeredAt: instant,
  /** Whether it was declined because nobody answered in time. */
  isExpired: z.boolean(),
})

export const listRequests = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/requests',
  summary:
    'The requests that wait for an answer, the next visit first, and those answered in the last seven days, the latest first',
  access: 'signed-in',
  params: z.object({ userName }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      requests: z.array(request),
      answered: z.array(answeredRequest),
      /** How long requests of the last 90 days waited for a member's answer; null for fewer than three. */
      averageAnswerMinutes: z.number().int().nullable(),
      /** Within how many minutes customers read that it usually answers; null when they read nothing. */
      usualAnswerMinutes: z.literal(USUAL_ANSWERS).nullable(),
    }),
  }),
  refusals: memberRefusals,
})

export const answerRequest = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/requests/:orderId',
  summary:
    'Confirm or decline a request; its customer gets a mail. The same answer again changes nothing',
  access: 'signed-in',
  params: z.object({ userName, orderId: id }),
  body: z
    .object({
      answer: z.enum(['CONFIRMED', 'DECLINED']),
      version,
      reason: z.enum(DECLINE_REASONS).nullish(),
      message: z.string().trim().max(500).default(''),
    })
    .refine(({ answer, reason }) => answer === 'CONFIRMED' || reason, {
      path: ['reason'],
      message: 'says why the request is declined',
    })
    .refine(({ reason, message }) => reason !== 'other' || visibleText(message) !== '', {
      path: ['message'],
      message: 'says the other reason',
    }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({ orderId: id, status: orderStatus, version: z.number().int() }),
  }),
  refusals: [...memberRefusals, 'xsrf', 'not-found', 'order-not-changeable', 'order-changed'],
})
