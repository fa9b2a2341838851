import { type Cart, cartTotals, EMPTY_CART } from '#domain/cart/cart.ts'
import type { CategoryKey } from '#domain/catalog/category.ts'
import {
  type BookingChange,
  type BookingKey,
  keysClearedBy,
} from '#domain/checkout/booking-state.ts'
import { STEP, type Step } from '#domain/checkout/steps.ts'
import type { CustomerInfo } from '#domain/customer/customer-info.ts'
import type { ServiceLocation } from '#domain/delivery/delivery.ts'
import type { PromotionId } from '#domain/identifiers.ts'
import { DEFAULT_CITY } from '#domain/location/city.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { changedLines, refreshCart } from './cart-items.ts'
import type { Order } from './order-data.ts'
import type { CatalogItem, ProviderInfo, WorkingDay } from './provider-data.ts'
import type { VisitTime } from './slot-days.ts'

/** The state of a booking. The field names are the storage keys (row CHECKOUT-05). */
export interface Booking {
  readonly location: string
  readonly serviceType: CategoryKey | null
  /** The canonical user name of the open salon. */
  readonly provider: string | null
  readonly cart: Cart
  /** The original cart lines that the salon has since changed or removed. */
  readonly asChosen: Cart
  readonly providerInfo: ProviderInfo | null
  readonly workingDays: readonly WorkingDay[]
  /** User names of the last search results. */
  readonly providers: readonly string[]
  readonly timeZone: string | null
  /** The customer's choice; null lets the summary select the best one. */
  readonly promotion: PromotionId | null
  readonly date: PlainDate | null
  readonly slot: VisitTime | null
  readonly step: Step
  /** The form's values, valid or not. */
  readonly customerInfo: CustomerInfo | null
  /** The order that is being changed; null for a new one (row CHECKOUT-10). */
  readonly editedOrder: Order | null
  /** The earlier order that is booked again, if any. */
  readonly rebookedVisit: EarlierVisit | null
}

/** The items of an earlier order and its start (ISO time). */
export interface EarlierVisit {
  readonly items: Order['items']
  readonly startTime: string
}

export const NO_BOOKING: Booking = {
  location: DEFAULT_CITY.cityCode,
  serviceType: null,
  provider: null,
  cart: EMPTY_CART,
  asChosen: EMPTY_CART,
  providerInfo: null,
  workingDays: [],
  providers: [],
  timeZone: null,
  promotion: null,
  date: null,
  slot: null,
  step: STEP.START,
  customerInfo: null,
  editedOrder: null,
  rebookedVisit: null,
}

/** The fields that opening a salon's page sets (row PROFILE-01). */
export type OpenedProvider = Pick<Booking, 'providerInfo' | 'workingDays' | 'timeZone'> & {
  readonly provider: string
}

/**
 * The booking after opening a salon's page. For another salon, cart and time are cleared; for the same
 * salon and for the one whose order is being changed they stay (CART-05).
 */
export function withProvider(booking: Booking, openedProvider: OpenedProvider): Booking {
  const isProviderOfOrder = booking.editedOrder?.providerUserName === openedProvider.provider
  const keepsCart = isProviderOfOrder || booking.provider === openedProvider.provider
  const withoutCart = { ...clearDependents(booking, 'provider'), step: NO_BOOKING.step }
  return { ...(keepsCart ? booking : withoutCart), ...openedProvider }
}

/**
 * The booking with its cart updated to the catalog. Changed and removed lines are stored in `asChosen` for the notice.
 * On the first load they are not: the notices of a changed or repeated order report them.
 */
export function withCatalog(
  booking: Booking,
  catalog: readonly CatalogItem[],
  isFirstLoad: boolean,
): Booking {
  const { cart: previousCart, asChosen } = booking
  const cart = refreshCart(previousCart, catalog)
  const changed = isFirstLoad ? EMPTY_CART : changedLines(previousCart, cart)
  const reportedIds = new Set(asChosen.map(({ catalogItemId }) => catalogItemId))
  const newChanges = changed.filter(({ catalogItemId }) => !reportedIds.has(catalogItemId))
  return { ...booking, cart, asChosen: [...asChosen, ...newChanges] }
}

/** Whether there is something to lose: a cart with items, or an order that is being changed. */
export function isInProgress({
  cart,
  editedOrder,
}: Pick<Booking, 'cart' | 'editedOrder'>): boolean {
  return cart.length > 0 || editedOrder !== null
}

/** Sets the date and clears the time (SLOT-02). */
export function withDate(booking: Booking, date: PlainDate): Booking {
  return { ...clearDependents(booking, 'date'), date }
}

/** Sets the time and its date. */
export function withTime(booking: Booking, date: PlainDate, slot: VisitTime): Booking {
  return { ...booking, date, slot }
}

/**
 * Sets the place and results of a search. Another service clears what depends on it (SEARCH-13); the first one, and a
 * search without a service, clear nothing.
 */
export function withSearch(
  booking: Booking,
  search: Pick<Booking, 'location' | 'serviceType' | 'providers'>,
): Booking {
  const serviceType = search.serviceType ?? booking.serviceType
  const isOther = booking.serviceType !== null && serviceType !== booking.serviceType
  return {
    ...(isOther ? clearDependents(booking, 'serviceType') : booking),
    ...search,
    serviceType,
  }
}

/** Where the visit is, once the customer has chosen. */
export function chosenLocation({
  customerInfo,
}: Pick<Booking, 'customerInfo'>): ServiceLocation | undefined {
  return customerInfo?.serviceLocation ?? undefined
}

/**
 * The chosen time if its length equals that of the cart, else null.
 */
export function timeFittingCart({ slot, cart }: Pick<Booking, 'slot' | 'cart'>): VisitTime | null {
  if (!slot) return null
  const minutes = (Date.parse(slot.endTime) - Date.parse(slot.startTime)) / MINUTE_MS
  return minutes === cartTotals(cart).durationMinutes ? slot : null
}

/** Clears the fields that depend on a change. Clearing the cart also ends changing or repeating an order. */
function clearDependents(booking: Booking, change: BookingChange): Booking {
  const keys = keysClearedBy(change)
  const emptyValues = keys.map((key): [BookingKey, unknown] => [key, NO_BOOKING[key]])
  const { editedOrder, rebookedVisit, asChosen } = keys.includes('cart') ? NO_BOOKING : booking
  return { ...booking, ...Object.fromEntries(emptyValues), editedOrder, rebookedVisit, asChosen }
}
