import type { CartItem } from '#domain/cart/cart.ts'
import { isCategoryKey } from '#domain/catalogue/category.ts'
import { STEP } from '#domain/checkout/steps.ts'
import type { CustomerInfo } from '#domain/customer/customer-info.ts'
import { SERVICE_LOCATIONS } from '#domain/delivery/delivery.ts'
import type { CatalogItemId, PromotionId } from '#domain/identifiers.ts'
import { centsFromEuros } from '#domain/money.ts'
import { isMoment, isPlainDate } from '#domain/schedule/plain-date.ts'
import type { EarlierVisit } from './booking.ts'
import type { Attempt, Checkout, KeptKey } from './checkout.ts'
import type { CompletedOrder } from './completed-order.ts'
import type { Order } from './order-data.ts'
import type { CatalogItem, ProviderInfo } from './provider-data.ts'
import type { VisitTime } from './slot-days.ts'

type Kept = Pick<Checkout, KeptKey>
type Shape<T> = (value: unknown) => value is T

/**
 * What of the kept values is what this page understands. A value of an older or broken shape is left
 * out: what hung on it is chosen anew. Without the order that was being changed the rest would be
 * taken for a new one, so then all of it goes.
 * @returns the values, and the keys of those left out
 */
export function parseStored(values: ReadonlyMap<string, unknown>): {
  kept: Partial<Kept>
  leftOut: string[]
} {
  const there = [...values].filter(([, value]) => value !== undefined)
  const fits = ([key, value]: [string, unknown]) => key in SHAPES && SHAPES[key as KeptKey](value)
  const fitting = there.filter(fits)
  const isWhole = fitting.some(([key]) => key === 'modifying')
  const kept = isWhole ? fitting : []
  const leftOut = there.filter((entry) => !kept.includes(entry)).map(([key]) => key)
  return { kept: Object.fromEntries(kept), leftOut }
}

const text = <T extends string>(value: unknown): value is T => typeof value === 'string'
const number: Shape<number> = (value): value is number => Number.isFinite(value)
const yesOrNo: Shape<boolean> = (value) => typeof value === 'boolean'
const count = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const oneOrMore = (value: unknown): value is number => count(value) && value > 0

/** Epoch ms. */
const instant = (value: unknown): value is number =>
  number(value) && !Number.isNaN(new Date(value).getTime())

/** Whole cents. */
const price = (value: unknown): value is number => number(value) && centsFromEuros(value) !== null

/** An order as it was sent. */
const draft = (value: unknown): value is string => {
  try {
    return text(value) && isThing(JSON.parse(value))
  } catch {
    return false
  }
}

const timeZone = (value: unknown): value is string => {
  try {
    return text(value) && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

function isThing(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value) => value === null || shape(value)
}

function listOf<T>(shape: Shape<T>): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(shape)
}

function oneOf<T>(values: readonly T[]): Shape<T> {
  return (value): value is T => values.some((each) => each === value)
}

/** Every field is named, so that a new one leaves out what was kept without it. */
function shaped<T extends object>(fields: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  return partly<T>(fields)
}

function partly<T extends object>(fields: { readonly [K in keyof T]?: Shape<T[K]> }): Shape<T> {
  const shapes = Object.entries(fields) as [string, Shape<unknown>][]
  return (value): value is T =>
    isThing(value) && shapes.every(([key, shape]) => shape(Reflect.get(value, key)))
}

const cartItem = shaped<CartItem>({
  catalogItemId: text,
  serviceCode: text,
  serviceName: text,
  displayName: text,
  priceCents: count,
  durationMinutes: oneOrMore,
  isAddon: yesOrNo,
  children: listOf<CatalogItemId>(text),
  numberOfItems: oneOrMore,
})

const visitTime = shaped<VisitTime>({ startTime: isMoment, endTime: isMoment })

const person = {
  customerName: text,
  customerEmail: text,
  customerUserName: text,
  customerPhone: text,
}

const customerInfo = shaped<CustomerInfo>({
  ...person,
  serviceLocation: orNull(oneOf(SERVICE_LOCATIONS)),
  customerAddress: text,
  customerInstructions: text,
})

const attempt = shaped<Attempt>({ key: text, provider: text, bodies: listOf(draft) })

const completedOrder = shaped<CompletedOrder>({
  orderId: text,
  providerName: text,
  providerUserName: text,
  timeZone,
  startTime: isMoment,
  endTime: isMoment,
  freeUntil: instant,
  place: text,
  isAtHome: yesOrNo,
  serviceName: text,
  firstName: text,
  email: text,
  mailTo: listOf(text),
  totalAmount: number,
  isConfirmed: yesOrNo,
  calendarSequence: count,
  isChanged: yesOrNo,
})

const orderItems = listOf(
  partly<Order['items'][number]>({
    catalogItemId: text,
    serviceName: text,
    serviceNames: shaped({ en: text, nl: text }),
    quantity: oneOrMore,
    price,
    duration: oneOrMore,
    isAddon: yesOrNo,
  }),
)

/** What is read of it while it is being changed. */
const order = partly<Order>({
  orderId: text,
  providerUserName: text,
  items: orderItems,
  customerInfo: shaped<Order['customerInfo']>({
    ...person,
    customerAddress: orNull(text),
    serviceLocation: oneOf(SERVICE_LOCATIONS),
  }),
  customerInstructions: text,
  serviceInfo: partly<Order['serviceInfo']>({
    appointmentStartTime: isMoment,
    appointmentEndTime: isMoment,
  }),
  discountAmount: price,
  totalAmount: price,
  appliedPromotionId: orNull(text),
  freeUntil: isMoment,
  calendarSequence: count,
})

/** The salon's page brings it anew: only what is read before that is looked at. */
const providerInfo = partly<ProviderInfo>({
  profile: partly<ProviderInfo['profile']>({ fullName: text }),
  catalogItems: listOf(partly<CatalogItem>({ catalogItemId: text, price, children: listOf(text) })),
})

const SHAPES: { readonly [K in KeptKey]: Shape<Kept[K]> } = {
  location: text,
  serviceType: orNull(isCategoryKey),
  provider: orNull(text),
  cart: listOf(cartItem),
  providerInfo: orNull(providerInfo),
  workingDays: listOf((_): _ is never => true),
  providers: listOf(text),
  timeZone: orNull(timeZone),
  promotion: orNull<PromotionId>(text),
  date: orNull(isPlainDate),
  slot: orNull(visitTime),
  step: oneOf(Object.values(STEP)),
  customerInfo: orNull(customerInfo),
  id: orNull(text),
  asChosen: listOf(cartItem),
  modifying: orNull(order),
  again: orNull(shaped<EarlierVisit>({ items: orderItems, startTime: isMoment })),
  attempt: orNull(attempt),
  completed: orNull(completedOrder),
}
