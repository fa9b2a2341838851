import type { CartItem } from '#domain/cart/cart.ts'
import { isCategoryKey } from '#domain/catalog/category.ts'
import { STEP } from '#domain/checkout/steps.ts'
import type { CustomerInfo } from '#domain/customer/customer-info.ts'
import { SERVICE_LOCATIONS } from '#domain/delivery/delivery.ts'
import type { CatalogItemId, PromotionId } from '#domain/identifiers.ts'
import { centsFromEuros } from '#domain/money.ts'
import { isMoment, isPlainDate } from '#domain/schedule/plain-date.ts'
import type { EarlierVisit } from './booking.ts'
import type { Attempt, Checkout, StoredKey } from './checkout.ts'
import type { CompletedOrder } from './completed-order.ts'
import type { Order } from './order-data.ts'
import type { CatalogItem, ProviderInfo } from './provider-data.ts'
import type { VisitTime } from './slot-days.ts'

type StoredValues = Pick<Checkout, StoredKey>
type Guard<T> = (value: unknown) => value is T

/**
 * Validates the stored values. Invalid values are left out. If `modifying` is invalid all are left out,
 * since the rest would look like a new order.
 * @returns the valid values, and the keys of the others
 */
export function parseStored(values: ReadonlyMap<string, unknown>): {
  checkout: Partial<StoredValues>
  invalidKeys: string[]
} {
  const present = [...values].filter(([, value]) => value !== undefined)
  const isValid = ([key, value]: [string, unknown]) =>
    key in GUARDS && GUARDS[key as StoredKey](value)
  const valid = present.filter(isValid)
  const isWhole = valid.some(([key]) => key === 'modifying')
  const entries = isWhole ? valid : []
  const invalidKeys = present.filter((entry) => !entries.includes(entry)).map(([key]) => key)
  return { checkout: Object.fromEntries(entries), invalidKeys }
}

const text = <T extends string>(value: unknown): value is T => typeof value === 'string'
const number: Guard<number> = (value): value is number => Number.isFinite(value)
const boolean: Guard<boolean> = (value) => typeof value === 'boolean'
const count = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const oneOrMore = (value: unknown): value is number => count(value) && value > 0

/** Epoch ms. */
const instant = (value: unknown): value is number =>
  number(value) && !Number.isNaN(new Date(value).getTime())

/** Whole cents. */
const price = (value: unknown): value is number => number(value) && centsFromEuros(value) !== null

/** A request body as JSON. */
const draft = (value: unknown): value is string => {
  try {
    return text(value) && isObject(JSON.parse(value))
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function nullable<T>(guard: Guard<T>): Guard<T | null> {
  return (value) => value === null || guard(value)
}

function listOf<T>(guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(guard)
}

function oneOf<T>(values: readonly T[]): Guard<T> {
  return (value): value is T => values.some((each) => each === value)
}

/** An object with all fields of T: a stored value without a newly added field is invalid. */
function objectOf<T extends object>(fields: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> {
  return partialObjectOf<T>(fields)
}

function partialObjectOf<T extends object>(
  fields: { readonly [K in keyof T]?: Guard<T[K]> },
): Guard<T> {
  const guards = Object.entries(fields) as [string, Guard<unknown>][]
  return (value): value is T =>
    isObject(value) && guards.every(([key, guard]) => guard(Reflect.get(value, key)))
}

const cartItem = objectOf<CartItem>({
  catalogItemId: text,
  serviceCode: text,
  serviceName: text,
  displayName: text,
  priceCents: count,
  durationMinutes: oneOrMore,
  isAddon: boolean,
  children: listOf<CatalogItemId>(text),
  numberOfItems: oneOrMore,
})

const visitTime = objectOf<VisitTime>({ startTime: isMoment, endTime: isMoment })

const person = {
  customerName: text,
  customerEmail: text,
  customerUserName: text,
  customerPhone: text,
}

const customerInfo = objectOf<CustomerInfo>({
  ...person,
  serviceLocation: nullable(oneOf(SERVICE_LOCATIONS)),
  customerAddress: text,
  customerInstructions: text,
})

const attempt = objectOf<Attempt>({ key: text, provider: text, bodies: listOf(draft) })

const completedOrder = objectOf<CompletedOrder>({
  orderId: text,
  providerName: text,
  providerUserName: text,
  timeZone,
  startTime: isMoment,
  endTime: isMoment,
  freeUntil: instant,
  place: text,
  isAtHome: boolean,
  serviceName: text,
  firstName: text,
  email: text,
  mailTo: listOf(text),
  totalAmount: number,
  isConfirmed: boolean,
  calendarSequence: count,
  isChanged: boolean,
})

const orderItems = listOf(
  partialObjectOf<Order['items'][number]>({
    catalogItemId: text,
    serviceName: text,
    serviceNames: objectOf({ en: text, nl: text }),
    quantity: oneOrMore,
    price,
    duration: oneOrMore,
    isAddon: boolean,
  }),
)

/** The fields that are read while the order is being changed. */
const order = partialObjectOf<Order>({
  orderId: text,
  providerUserName: text,
  items: orderItems,
  customerInfo: objectOf<Order['customerInfo']>({
    ...person,
    customerAddress: nullable(text),
    serviceLocation: oneOf(SERVICE_LOCATIONS),
  }),
  customerInstructions: text,
  serviceInfo: partialObjectOf<Order['serviceInfo']>({
    appointmentStartTime: isMoment,
    appointmentEndTime: isMoment,
  }),
  discountAmount: price,
  totalAmount: price,
  appliedPromotionId: nullable(text),
  freeUntil: isMoment,
  calendarSequence: count,
})

/** The fields that are read before the salon's page replaces it. */
const providerInfo = partialObjectOf<ProviderInfo>({
  profile: partialObjectOf<ProviderInfo['profile']>({ fullName: text }),
  catalogItems: listOf(
    partialObjectOf<CatalogItem>({ catalogItemId: text, price, children: listOf(text) }),
  ),
})

const GUARDS: { readonly [K in StoredKey]: Guard<StoredValues[K]> } = {
  location: text,
  serviceType: nullable(isCategoryKey),
  provider: nullable(text),
  cart: listOf(cartItem),
  providerInfo: nullable(providerInfo),
  workingDays: listOf((_): _ is never => true),
  providers: listOf(text),
  timeZone: nullable(timeZone),
  promotion: nullable<PromotionId>(text),
  date: nullable(isPlainDate),
  slot: nullable(visitTime),
  step: oneOf(Object.values(STEP)),
  customerInfo: nullable(customerInfo),
  id: nullable(text),
  asChosen: listOf(cartItem),
  modifying: nullable(order),
  again: nullable(objectOf<EarlierVisit>({ items: orderItems, startTime: isMoment })),
  attempt: nullable(attempt),
  completed: nullable(completedOrder),
}
