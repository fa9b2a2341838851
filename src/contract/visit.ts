import { z } from 'zod'
import { CUSTOMER_MAIL_KINDS } from '#domain/order/customer-mail.ts'
import { DECLINE_REASONS } from '#domain/order/decline-reason.ts'
import { LINK_MAILS } from '#domain/order/link-mail.ts'
import { visibleText } from '#domain/visible-text.ts'
import { clientContact } from './client.ts'
import { id, instant, replyBase, userName, version } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { memberRefusals } from './member-refusals.ts'
import { orderStatus, serviceLocation } from './order.ts'

const params = z.object({ userName, orderId: id })
const changeRefusals = [
  ...memberRefusals,
  'xsrf',
  'not-found',
  'order-not-changeable',
  'order-changed',
] as const

/** What happened to an order. */
const visitEvent = z.object({
  at: instant,
  /** Who did it: the customer, a member, the operator or a job. */
  actor: z.enum(['customer', 'member', 'operator', 'system']),
  /** The name of the member; empty when the account is deleted. */
  memberName: z.string(),
  /** Null for the placing of the order. */
  fromStatus: orderStatus.nullable(),
  toStatus: orderStatus,
  /** The start before a move; null for other changes. */
  fromStartTime: instant.nullable(),
  /** When the customer agreed to a move. */
  agreedAt: instant.nullable(),
  note: z.string(),
  isUndone: z.boolean(),
})

/** A visit as the members of its provider read it. */
export const visitOfMember = z.object({
  orderId: id,
  version,
  status: orderStatus,
  startTime: instant,
  endTime: instant,
  /** When it waits, and its provider is free for somebody else. */
  waits: z.array(z.object({ startTime: instant, endTime: instant })),
  /** Whose card has it; null for a visit without one, and for who may not read cards. */
  clientId: id.nullable(),
  customerName: z.string(),
  customerPhone: z.string(),
  customerEmail: z.string(),
  customerInstructions: z.string(),
  serviceLocation,
  customerAddress: z.string().nullable(),
  serviceName: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number().int(),
      price: z.number(),
      durationMinutes: z.number().int(),
    }),
  ),
  originalAmount: z.number(),
  travelFee: z.number(), // within originalAmount
  discountAmount: z.number(),
  totalAmount: z.number(),
  promotionTitle: z.string().nullable(),
  vat: z.array(z.object({ rate: z.number().int(), amount: z.number() })),
  providerNote: z.string(),
  /** Visits of this customer here that took place, and those they missed. */
  earlierVisits: z.number().int(),
  missedVisits: z.number().int(),
  lastVisit: instant.nullable(),
  /** Until when a request waits for an answer; null for other visits. */
  answerBy: instant.nullable(),
  /** When the client accepted the terms; null when they did not. */
  acceptedTermsAt: instant.nullable(),
  /** What became of the mail with the link to accept them. */
  linkMail: z.enum(LINK_MAILS),
  /** Until when the outcome is set and corrected. */
  outcomeUntil: instant,
  /** Whether its customer gets mails about it. */
  isReachable: z.boolean(),
  events: z.array(visitEvent),
  /** The mails to the customer that left or, after the last attempt, were given up. */
  mails: z.array(z.object({ kind: z.enum(CUSTOMER_MAIL_KINDS), at: instant, isSent: z.boolean() })),
  /** The visits that were booked together with this one, itself included, by start; else empty. */
  series: z.array(z.object({ orderId: id, version, status: orderStatus, startTime: instant })),
})

export const getVisit = endpoint({
  method: 'GET',
  path: '/salonApi/:userName/visits/:orderId',
  summary:
    'A visit as its provider sees it: customer, items, amounts, note of the provider, history',
  access: 'signed-in',
  params,
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({
      timeZone: z.string(),
      // Whether a client without an account would get no mail of a move now, because of the limits of a day.
      visit: visitOfMember.extend({
        isMailLimited: z.boolean(),
        /** Minutes of the time kept free after the visit that a block behind it takes away. */
        bufferCutMinutes: z.number().int(),
      }),
    }),
  }),
  refusals: [...memberRefusals, 'not-found'],
})

const changed = z.object({
  ...replyBase,
  data: z.object({ orderId: id, status: orderStatus, version, startTime: instant }),
})

/** What a member books, and for whom. */
export const bookedFields = {
  items: z
    .array(z.object({ catalogItemId: id, quantity: z.number().int().min(1).max(20).default(1) }))
    .min(1)
    .max(50),
  clientId: id.nullish(),
  newClient: z.object(clientContact).nullish(),
  /** The address of a visit at home; empty for one at the salon. */
  customerAddress: z.string().trim().max(300).default(''),
}

/** Whether a body names a client, a new one or neither; both is `CLIENT_TWICE`. */
export function hasOneClient(body: { clientId?: unknown; newClient?: unknown }): boolean {
  return !body.clientId || !body.newClient
}

export const CLIENT_TWICE = {
  path: ['newClient'],
  message: 'stands beside a client; send one of them',
}

export const bookVisit = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/visits',
  summary:
    'Books a visit at the prices of the catalog, also outside the opening hours: for a client, for a new one by name, or for nobody in particular. A time that is taken is `slot-taken`, with what takes it in `data`; `squeezeIn` books it all the same. Header Idempotency-Key: the same key and body give the same answer',
  access: 'signed-in',
  params: z.object({ userName }),
  body: z
    .object({ startTime: instant, ...bookedFields, squeezeIn: z.boolean().default(false) })
    .refine(hasOneClient, CLIENT_TWICE),
  status: 201,
  reply: changed,
  refusals: [
    ...memberRefusals,
    ...(['xsrf', 'not-found', 'slot-taken', 'item-not-offered'] as const),
    ...(['delivery-not-possible', 'idempotency-mismatch'] as const),
  ],
})

export const setVisitStatus = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/visits/:orderId/status',
  summary:
    'Confirms, declines or cancels a visit, or sets its outcome. Its mails leave when it can no longer be undone',
  access: 'signed-in',
  params,
  body: z
    .object({
      version,
      status: z.enum(['CONFIRMED', 'DECLINED', 'CANCELLED', 'COMPLETED', 'NO_SHOW']),
      reason: z.enum(DECLINE_REASONS).nullish(),
      message: z.string().trim().max(500).default(''),
    })
    .refine(({ status, reason }) => status !== 'DECLINED' || reason, {
      path: ['reason'],
      message: 'says why the request is declined',
    })
    .refine(({ reason, message }) => reason !== 'other' || visibleText(message) !== '', {
      path: ['message'],
      message: 'says the other reason',
    }),
  status: 200,
  reply: changed,
  refusals: changeRefusals,
})

export const undoVisitChange = endpoint({
  method: 'POST',
  path: '/salonApi/:userName/visits/:orderId/undo',
  summary:
    'Undoes the last change that the caller made, within ten seconds; `version` is that after the change',
  access: 'signed-in',
  params,
  body: z.object({ version }),
  status: 200,
  reply: changed,
  refusals: [...changeRefusals, 'slot-taken'],
})

export const moveVisit = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/visits/:orderId/time',
  summary:
    'Moves a visit to another start. A request waits for its answer there; of a confirmed visit the customer may take another time or cancel free of charge. A time that is taken is `slot-taken`, with what takes it in `data`',
  access: 'signed-in',
  params,
  body: z.object({ version, startTime: instant, message: z.string().trim().max(500).default('') }),
  status: 200,
  reply: changed.extend({
    // Limited: a client without an account gets no mail of the move, because of the limits of a day.
    data: changed.shape.data.extend({ isMailLimited: z.boolean() }),
  }),
  refusals: [...changeRefusals, 'slot-taken'],
})

export const setVisitNote = endpoint({
  method: 'PUT',
  path: '/salonApi/:userName/visits/:orderId/note',
  summary: 'Sets the note of the provider, which its members alone read',
  access: 'signed-in',
  params,
  body: z.object({
    note: z.string().trim().max(2000),
    /** The note that was read; another one is refused. Without this field any is replaced. */
    noteBefore: z.string().max(2000).optional(),
  }),
  status: 200,
  reply: z.object(replyBase),
  refusals: [...memberRefusals, 'xsrf', 'not-found', 'note-changed'],
})
