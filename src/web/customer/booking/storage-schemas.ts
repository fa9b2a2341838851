import * as v from 'valibot'
import type { CartItem } from '#domain/cart/cart.ts'
import { type CategoryKey, isCategoryKey } from '#domain/catalog/category.ts'
import { STEP } from '#domain/checkout/steps.ts'
import type { CustomerInfo } from '#domain/customer/customer-info.ts'
import { SERVICE_LOCATIONS } from '#domain/delivery/delivery.ts'
import type { CatalogItemId, PromotionId } from '#domain/identifiers.ts'
import { centsFromEuros } from '#domain/money.ts'
import { isMoment, isPlainDate, type PlainDate } from '#domain/schedule/plain-date.ts'
import type { Attempt, Checkout, StoredKey } from './checkout.ts'
import type { CompletedOrder } from './completed-order.ts'
import type { Order } from './order-data.ts'
import type { CatalogItem, ProviderInfo, WorkingDay } from './provider-data.ts'
import type { VisitTime } from './slot-days.ts'

type StoredValues = Pick<Checkout, StoredKey>
/** A schema of values of type T: one that forgets a field of T does not compile. */
type Schema<T> = v.GenericSchema<T>

/**
 * Validates the stored values. Invalid values are left out. If `editedOrder` is invalid all are left out,
 * since the rest would look like a new order.
 * @returns the valid values, and the keys of the others
 */
export function parseStored(values: ReadonlyMap<string, unknown>): {
  checkout: Partial<StoredValues>
  invalidKeys: string[]
} {
  const present = [...values].filter(([, value]) => value !== undefined)
  const isValid = ([key, value]: [string, unknown]) =>
    key in SCHEMAS && v.is(SCHEMAS[key as StoredKey], value)
  const valid = present.filter(isValid)
  const isWhole = valid.some(([key]) => key === 'editedOrder')
  const entries = isWhole ? valid : []
  const invalidKeys = present.filter((entry) => !entries.includes(entry)).map(([key]) => key)
  return { checkout: Object.fromEntries(entries), invalidKeys }
}

/** A text whose type is narrower than its check, such as an id. */
const textOf = <T extends string>() => v.custom<T>((value) => typeof value === 'string')
const text = v.string()
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const oneOrMore = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const finite = v.pipe(v.number(), v.finite())
const moment = v.custom<string>(isMoment)

/** Epoch ms. */
const instant = v.pipe(
  finite,
  v.check((value) => !Number.isNaN(new Date(value).getTime())),
)

/** Euros of whole cents. */
const price = v.pipe(
  finite,
  v.check((value) => centsFromEuros(value) !== null),
)

/** A request body as JSON. */
const draft = v.pipe(
  text,
  v.check((value) => {
    try {
      const body: unknown = JSON.parse(value)
      return typeof body === 'object' && body !== null
    } catch {
      return false
    }
  }),
)

const timeZone = v.pipe(
  text,
  v.check((value) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
    } catch {
      return false
    }
  }),
)

/** Only the fields that are read before the server's reply replaces the value are checked. */
function partOf<T>(schema: v.GenericSchema): Schema<T> {
  return schema as Schema<T>
}

const cartItem: Schema<CartItem> = v.looseObject({
  catalogItemId: textOf<CatalogItemId>(),
  serviceCode: text,
  serviceName: text,
  displayName: text,
  priceCents: count,
  durationMinutes: oneOrMore,
  isAddon: v.boolean(),
  children: v.array(textOf<CatalogItemId>()),
  numberOfItems: oneOrMore,
})

const visitTime: Schema<VisitTime> = v.looseObject({ startTime: moment, endTime: moment })

const person = {
  customerName: text,
  customerEmail: text,
  customerUserName: text,
  customerPhone: text,
}

const customerInfo: Schema<CustomerInfo> = v.looseObject({
  ...person,
  serviceLocation: v.nullable(v.picklist(SERVICE_LOCATIONS)),
  customerAddress: text,
  customerInstructions: text,
})

const attempt: Schema<Attempt> = v.looseObject({
  key: text,
  provider: text,
  bodies: v.array(draft),
})

const completedOrder: Schema<CompletedOrder> = v.looseObject({
  orderId: text,
  providerName: text,
  providerUserName: text,
  timeZone,
  startTime: moment,
  endTime: moment,
  freeUntil: instant,
  place: text,
  isAtHome: v.boolean(),
  serviceName: text,
  firstName: text,
  email: text,
  mailTo: v.array(text),
  totalAmount: finite,
  isConfirmed: v.boolean(),
  calendarSequence: count,
  isChanged: v.boolean(),
})

const orderItems = v.array(
  partOf<Order['items'][number]>(
    v.looseObject({
      catalogItemId: text,
      serviceName: text,
      serviceNames: v.looseObject({ en: text, nl: text }),
      quantity: oneOrMore,
      price,
      duration: oneOrMore,
      isAddon: v.boolean(),
    }),
  ),
)

/** The fields that are read while the order is being changed. */
const order = partOf<Order>(
  v.looseObject({
    orderId: text,
    providerUserName: text,
    items: orderItems,
    customerInfo: v.looseObject({
      ...person,
      customerAddress: v.nullable(text),
      serviceLocation: v.picklist(SERVICE_LOCATIONS),
    }),
    customerInstructions: text,
    serviceInfo: v.looseObject({ appointmentStartTime: moment, appointmentEndTime: moment }),
    discountAmount: price,
    totalAmount: price,
    appliedPromotionId: v.nullable(text),
    freeUntil: moment,
    calendarSequence: count,
  }),
)

/** The fields that are read before the salon's page replaces it. */
const providerInfo = partOf<ProviderInfo>(
  v.looseObject({
    profile: v.looseObject({ fullName: text }),
    catalogItems: v.array(
      partOf<CatalogItem>(v.looseObject({ catalogItemId: text, price, children: v.array(text) })),
    ),
  }),
)

const SCHEMAS: { readonly [K in StoredKey]: Schema<StoredValues[K]> } = {
  location: text,
  serviceType: v.nullable(v.custom<CategoryKey>(isCategoryKey)),
  provider: v.nullable(text),
  cart: v.array(cartItem),
  providerInfo: v.nullable(providerInfo),
  workingDays: v.array(v.custom<WorkingDay>(() => true)), // the salon's page replaces them
  providers: v.array(text),
  timeZone: v.nullable(timeZone),
  promotion: v.nullable(textOf<PromotionId>()),
  date: v.nullable(v.custom<PlainDate>(isPlainDate)),
  slot: v.nullable(visitTime),
  step: v.picklist(Object.values(STEP)),
  customerInfo: v.nullable(customerInfo),
  id: v.nullable(text),
  asChosen: v.array(cartItem),
  editedOrder: v.nullable(order),
  rebookedVisit: v.nullable(v.looseObject({ items: orderItems, startTime: moment })),
  attempt: v.nullable(attempt),
  completed: v.nullable(completedOrder),
}
