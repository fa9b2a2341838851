import { z } from 'zod'
import { DECLINE_REASONS } from '#domain/order/decline-reason.ts'
import { visibleText } from '#domain/visible-text.ts'
import { instant, replyBase } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { orderStatus, serviceLocation } from './order.ts'

const params = z.object({ token: z.string().max(200) })

/** What became of the request: it waits, was answered, changed, cancelled, or nobody answered in time. */
const state = z.enum(['waiting', 'answered', 'changed', 'cancelled', 'lapsed'])

const reply = z.object({
  ...replyBase,
  data: z.object({
    state,
    providerUserName: z.string(),
    providerFullName: z.string(),
    timeZone: z.string(),
    /** Until when it can be answered by this link. */
    answerBy: instant,
    /** The answer and when it was given; null before. */
    answer: z.object({ status: orderStatus, at: instant }).nullable(),
    /** The visit, without contact details; null after the end of the term. */
    visit: z
      .object({
        customerName: z.string(), // empty when the account is deleted
        serviceName: z.string(),
        serviceLocation,
        appointmentStartTime: instant,
        appointmentEndTime: instant,
        totalAmount: z.number(),
      })
      .nullable(),
  }),
})

export const readAnswerLink = endpoint({
  method: 'GET',
  path: '/public/answerLinks/:token',
  summary:
    'The request that the link in a mail to a salon is about, and what became of it. Changes nothing. A link that was not signed here, or for somebody who no longer works there, is `not-found`',
  access: 'open',
  params,
  status: 200,
  reply,
  refusals: ['invalid-token', 'not-found'],
})

export const answerByLink = endpoint({
  method: 'POST',
  path: '/public/answerLinks/:token',
  summary:
    'Confirm or decline the request of a link, as the member whom the mail was for. The same answer again changes nothing',
  access: 'open',
  params,
  body: z
    .object({
      answer: z.enum(['CONFIRMED', 'DECLINED']),
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
  reply,
  refusals: ['invalid-token', 'xsrf', 'not-found', 'order-not-changeable', 'order-changed'],
})
