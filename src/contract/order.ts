import { z } from 'zod'
import { SERVICE_LOCATIONS } from '#domain/delivery/delivery.ts'
import { ORDER_STATUSES } from '#domain/order/status.ts'
import { DAY_MINUTES } from '#domain/time-units.ts'
import { amount, id, instant, replyBase, userName } from './common-schemas.ts'
import { endpoint } from './endpoint.ts'
import { mailTo } from './mail-address.ts'
import { memberRefusals } from './member-refusals.ts'
import { serviceType } from './service.ts'

export const serviceLocation = z.enum(SERVICE_LOCATIONS)
export const orderStatus = z.enum(ORDER_STATUSES)

export const customerInfo = z.object({
  customerUserName: z.string().max(128),
  customerName: z.string().trim().min(1).max(120),
  customerEmail: z.string().trim().min(3).max(254),
  customerPhone: z.string().trim().min(1).max(30),
  serviceLocation: serviceLocation.default('SALON'),
  customerAddress: z.string().trim().max(300).nullish(),
})

/** The draft of an order (CHECKOUT-07, ORDER-01). The server computes amounts, durations, names and ratings itself. */
export const orderDraft = z.object({
  providerUserName: userName,
  customerInfo,
  customerInstructions: z.string().max(2000).default(''),
  providerInfo: z
    .object({
      userName: z.string(),
      fullName: z.string(),
      profilePictureUrl: z.string(),
      address: z.string(),
      email: z.string(),
      mobileNumber: z.string(),
      providerRating: z.number(),
      numberOfReviews: z.number(),
    })
    .partial()
    .optional(),
  items: z
    .array(
      z.object({
        catalogItemId: id,
        service: z.string().max(40).optional(),
        serviceName: z.string().max(200).optional(),
        price: amount.optional(), // per item
        duration: z.number().int().min(0).max(DAY_MINUTES).optional(), // minutes per item
        isAddon: z.boolean().optional(),
        quantity: z.number().int().min(1).max(20),
      }),
    )
    .min(1)
    .max(30),
  totalAmount: amount,
  totalDuration: z.number().int().min(0).max(DAY_MINUTES),
  appliedPromotionId: z.literal('').or(id).nullish(),
  discountAmount: amount.default(0),
  originalAmount: amount, // with the travel fee
  travelFee: amount.optional(),
  acceptedTerms: z.literal(true, { message: 'the terms must be accepted' }),
  serviceInfo: z.object({
    serviceName: z.string().max(300).optional(),
    serviceType: serviceType.optional(),
    location: z.string().max(300).nullish(),
    timeZone: z.string().max(64).optional(),
    appointmentStartTime: instant,
    appointmentEndTime: instant,
  }),
  orderId: z.string().max(64).nullish(),
})
export type OrderDraft = z.input<typeof orderDraft>

const draftRefusals = [
  'sign-in-required',
  'invalid-token',
  'forbidden',
  'xsrf',
  'not-found',
  'slot-taken',
  'outside-working-hours',
  'amounts-changed',
  'promotion-not-applicable',
  'item-not-offered',
  'delivery-not-possible',
  'idempotency-mismatch',
  'too-many-visits',
] as const

/** The status is PENDING when the provider must agree first. */
const booked = z.object({ orderId: id, status: orderStatus, mailTo })

export const placeOrder = endpoint({
  method: 'POST',
  path: '/orderApi/orders',
  summary: 'Book a visit. Header Idempotency-Key: the same key and body give the same answer',
  access: 'signed-in',
  body: orderDraft,
  status: 201,
  reply: z.object({ ...replyBase, data: booked }),
  refusals: draftRefusals,
})

export const modifyOrder = endpoint({
  method: 'PUT',
  path: '/orderApi/orders/:orderId',
  summary:
    'Give a visit another time and other items; on any refusal the old ones stay. Header Idempotency-Key as for placing',
  access: 'signed-in',
  params: z.object({ orderId: id }),
  body: orderDraft,
  status: 200,
  reply: z.object({ ...replyBase, data: booked }),
  refusals: [
    ...draftRefusals,
    'second-factor-required',
    'second-factor-not-shown',
    'order-not-changeable',
  ],
})

/** How its provider moved a visit that is still to come; null when its customer has chosen the present time. */
export const orderMove = z.object({
  fromStartTime: instant,
  movedAt: instant,
  message: z.string(),
  agreedAt: instant.nullable(), // when its customer agreed to the present time
})

const orderView = z.object({
  orderId: id,
  status: orderStatus,
  providerUserName: z.string(),
  items: z.array(
    z.object({
      catalogItemId: id,
      service: z.string(),
      serviceName: z.string(),
      serviceNames: z.object({ en: z.string(), nl: z.string() }),
      quantity: z.number().int(),
      price: z.number(),
      duration: z.number().int(),
      vatRate: z.number().int(),
      isAddon: z.boolean(),
    }),
  ),
  providerInfo: z.object({
    userName: z.string(),
    fullName: z.string(),
    profilePictureUrl: z.string(),
    address: z.string(),
    postalCode: z.string(),
    cityName: z.string(),
    email: z.string(),
    mobileNumber: z.string(),
    providerRating: z.number(),
    numberOfReviews: z.number().int(),
  }),
  customerInfo: z.object({
    customerUserName: z.string(),
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string(),
    customerAddress: z.string().nullable(),
    serviceLocation,
  }),
  customerInstructions: z.string(),
  serviceInfo: z.object({
    serviceName: z.string(),
    serviceType,
    location: z.string(),
    timeZone: z.string(),
    appointmentStartTime: z.string(),
    appointmentEndTime: z.string(),
  }),
  originalAmount: z.number(),
  travelFee: z.number(), // of a home visit, within originalAmount; never discounted
  discountAmount: z.number(),
  totalAmount: z.number(),
  totalDuration: z.number().int(),
  appliedPromotionId: id.nullable(),
  promotionTitle: z.string().nullable(),
  orderDate: z.string(),
  cancelledAt: z.string().nullable(),
  answerBy: z.string().nullable(), // until when a request waits for its provider; null for other visits
  freeUntil: z.string(), // last moment of free change and cancellation
  move: orderMove.nullable(),
  changeable: z.boolean(), // whether its customer may change it now
  reviewable: z.boolean(), // whether the caller may review it now
  isByMember: z.boolean(), // whether its customer works at the provider, so that nobody may review it
  mailTo,
  calendarSequence: z.number().int(), // SEQUENCE in calendar files; grows with every change
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/orderApi/orders/:orderId',
  summary: 'One order, for its customer and its provider',
  access: 'signed-in',
  params: z.object({ orderId: id }),
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ order: orderView }) }),
  refusals: [...memberRefusals, 'not-found'],
})

export const orderListItem = z.object({
  bookingId: id,
  providerFullName: z.string(),
  providerUserName: z.string(),
  profilePictureUrl: z.string(),
  serviceName: z.string(),
  orderDate: z.string(),
  appointmentStartDate: z.string(),
  appointmentEndDate: z.string(),
  timeZone: z.string(),
  status: orderStatus,
  totalPrice: z.number(),
  reviewable: z.boolean(),
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/orderApi/orders',
  summary:
    "The caller's own orders: what is still to come, soonest first, then the rest, latest first",
  access: 'signed-in',
  query: z.object({
    customerUsername: z.literal('').or(userName).optional(),
    pageToken: z.string().max(200).optional(),
    pageSize: z.coerce.number().int().min(1).max(50).default(5),
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({ items: z.array(orderListItem) }),
    nextPageToken: z.string().nullable(),
    previousPageToken: z.string().nullable(),
    hasMore: z.boolean(),
  }),
  refusals: ['sign-in-required', 'invalid-token', 'forbidden'],
})

export const cancelOrder = endpoint({
  method: 'PUT',
  path: '/orderApi/orders/:orderId/cancel',
  summary: 'Cancel a visit; cancelling it again changes nothing',
  access: 'signed-in',
  params: z.object({ orderId: id }),
  body: z.object({
    orderId: z.string().max(64).optional(),
    reason: z.string().max(500).optional(),
  }),
  status: 200,
  reply: z.object({
    ...replyBase,
    data: z.object({ orderId: id, cancelledAt: z.string() }),
  }),
  refusals: [...memberRefusals, 'xsrf', 'not-found', 'order-not-changeable'],
})

/** What a customer agrees to: the start that was shown. */
export const agreedTime = z.object({ startTime: instant })

export const agreeToMove = endpoint({
  method: 'POST',
  path: '/orderApi/orders/:orderId/agreement',
  summary:
    'Agree to the time to which the provider moved a visit; again changes nothing. Another start than the present one is `order-changed`. The right to cancel free of charge stays',
  access: 'signed-in',
  params: z.object({ orderId: id }),
  body: agreedTime,
  status: 200,
  reply: z.object({ ...replyBase, data: z.object({ orderId: id, agreedAt: z.string() }) }),
  refusals: [
    ...memberRefusals,
    ...(['xsrf', 'not-found', 'order-changed', 'order-not-changeable'] as const),
  ],
})
