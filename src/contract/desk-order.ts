import { z } from 'zod'
import { CUSTOMER_MAIL_KINDS } from '#domain/order/customer-mail.ts'
import { OPERATOR_STATUSES, ORDER_PARTIES } from '#domain/order/operator-party.ts'
import { emptyAsUndefined, id, instant, plainDate, replyBase, version } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { cursor, pageSize } from './keyset.ts'
import { operatorRefusals } from './operator-refusals.ts'
import { operatorText } from './operator-text.ts'
import { orderStatus } from './order.ts'

const party = z.enum(ORDER_PARTIES)
const reader = z.enum(['customer', 'salon'])
const params = z.object({ orderId: id })

const listedOrder = z.object({
  orderId: id,
  startTime: instant,
  timeZone: z.string(),
  status: orderStatus,
  customerName: z.string(),
  providerName: z.string(),
})

export const findDeskOrders = endpoint({
  method: 'GET',
  path: '/deskApi/orders',
  summary:
    'The orders with a number, or of a customer by mail address, telephone number or three letters of the name, the latest visit first; `day` keeps those of a day of Amsterdam. There is no list of all orders',
  access: 'operator',
  query: z.object({
    text: z.string().trim().min(1).max(100),
    day: emptyAsUndefined(plainDate),
    after: emptyAsUndefined(cursor),
    limit: pageSize,
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({ orders: z.array(listedOrder), nextCursor: cursor.nullable() }),
  }),
  refusals: [...operatorRefusals, 'invalid-request'],
})

export const listOpenedOrders = endpoint({
  method: 'GET',
  path: '/deskApi/opened-orders',
  summary: 'The ten orders that the caller opened last, with when',
  access: 'operator',
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({ orders: z.array(listedOrder.extend({ openedAt: instant })) }),
  }),
  refusals: operatorRefusals,
})

const orderEvent = z.object({
  kind: z.literal('event'),
  at: instant,
  actor: z.enum(['customer', 'salon', 'operator', 'system']),
  /** For whom the operator acted; null for other actors. */
  actsFor: party.nullable(),
  /** Null for the placing of the order. */
  fromStatus: orderStatus.nullable(),
  toStatus: orderStatus,
  /** The start before a move; null for other changes. */
  fromStartTime: instant.nullable(),
  /** The reason of an operator; what customer and salon write to each other is not here. */
  reason: z.string(),
  isUndone: z.boolean(),
})

const orderMail = z.object({
  kind: z.literal('mail'),
  /** When it left or was given up; of one that waits when it is tried next. */
  at: instant,
  mail: z.enum(CUSTOMER_MAIL_KINDS),
  reader,
  state: z.enum(['sent', 'given-up', 'waiting']),
  attempts: z.number().int(),
  /** What the mail server said, without addresses; null when nothing failed. */
  error: z.string().nullable(),
})

const deskOrder = z.object({
  orderId: id,
  version,
  status: orderStatus,
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  customer: z.object({
    /** Null without an account. */
    userName: z.string().nullable(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  provider: z.object({ providerId: id, userName: z.string(), name: z.string() }),
  place: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number().int(),
      durationMinutes: z.number().int(),
      vatRate: z.number().int(),
      price: z.number(),
    }),
  ),
  travelFee: z.number(),
  discountAmount: z.number(),
  promotionTitle: z.string().nullable(),
  totalAmount: z.number(),
  /** Until when the customer cancels free of charge. */
  freeUntil: instant,
  /** Whether the customer wrote the salon something, which operators do not read. */
  hasInstructions: z.boolean(),
  timeline: z.array(z.discriminatedUnion('kind', [orderEvent, orderMail])), // the latest first
  /** What an operator may change the status to now, for whom, and how many mails leave about it. */
  changes: z.array(
    z.object({ to: z.enum(OPERATOR_STATUSES), actsFor: party, mails: z.number().int() }),
  ),
  /** From when the outcome is set; null where it can be, or never will. */
  outcomeFrom: instant.nullable(),
  /** To whom the mail of the present state can be sent again. */
  resendTo: z.array(reader),
})

export const openDeskOrder = endpoint({
  method: 'GET',
  path: '/deskApi/orders/:orderId',
  summary:
    'An order with its history and mails. That the operator opened it is written to the log, once a quarter of an hour',
  access: 'operator',
  params,
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ order: deskOrder }) }),
  refusals: [...operatorRefusals, 'not-found'],
})

export const setDeskOrderStatus = endpoint({
  method: 'PUT',
  path: '/deskApi/orders/:orderId/status',
  summary:
    'Changes the status of an order for its customer or its salon. Both are mailed with the reason, which is written to the log',
  access: 'operator',
  params,
  body: z.object({
    version,
    status: z.enum(OPERATOR_STATUSES),
    actsFor: party,
    reason: operatorText(500, 3),
  }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ status: orderStatus, version }) }),
  refusals: [
    ...operatorRefusals,
    ...(['xsrf', 'not-found', 'order-not-changeable', 'order-changed'] as const),
  ],
})

export const resendOrderMail = endpoint({
  method: 'POST',
  path: '/deskApi/orders/:orderId/mails',
  summary:
    'Sends the mail of the present state of an order once more: its confirmation, or that it is cancelled or declined',
  access: 'operator',
  params,
  body: z.object({ to: reader }),
  status: 202,
  reply: z.object({ ...replyBase, data: z.object({ mails: z.number().int() }) }),
  refusals: [
    ...operatorRefusals,
    ...(['xsrf', 'not-found', 'nothing-to-send', 'too-many-requests'] as const),
  ],
})
