import { type Cart, cartTotals, EMPTY_CART } from '#domain/cart/cart.ts'
import type { CategoryKey } from '#domain/catalogue/category.ts'
import { type BookingChange, type BookingKey, clearedBy } from '#domain/checkout/booking-state.ts'
import { STEP, type Step } from '#domain/checkout/steps.ts'
import type { CustomerInfo } from '#domain/customer/customer-info.ts'
import type { PromotionId } from '#domain/identifiers.ts'
import { DEFAULT_CITY } from '#domain/location/city.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { changedLines, refreshCart } from './cart-items.ts'
import type { Order } from './order-data.ts'
import type { CatalogItem, ProviderInfo, WorkingDay } from './provider-data.ts'
import type { VisitTime } from './slot-days.ts'

/** The booking flow as it is kept: a value under each of the fixed keys (row CHECKOUT-05). */
export interface Booking {
  readonly location: string
  readonly serviceType: CategoryKey | null
  /** The user name of the salon whose page is open, in its canonical form. */
  readonly provider: string | null
  readonly cart: Cart
  /** Lines of the cart as they were chosen, where the salon has changed or dropped them since. */
  readonly asChosen: Cart
  readonly providerInfo: ProviderInfo | null
  readonly workingDays: readonly WorkingDay[]
  /** User names last found by the search. */
  readonly providers: readonly string[]
  readonly timeZone: string | null
  /** Chosen by the customer; null leaves the choice of the best one to the summary. */
  readonly promotion: PromotionId | null
  readonly date: PlainDate | null
  readonly slot: VisitTime | null
  readonly step: Step
  /** As typed, right or wrong, so that nothing is lost. */
  readonly customerInfo: CustomerInfo | null
  /** The order that is being changed, as it stands; null where a new one is made (row CHECKOUT-10). */
  readonly modifying: Order | null
  /** What an earlier order had, where it is booked again: what is no longer sold is named. */
  readonly again: EarlierVisit | null
}

/** The treatments of an earlier order, and when they were to be (ISO text). */
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
  modifying: null,
  again: null,
}

/** What the entry of a salon's page sets (row PROFILE-01). */
export type OpenedProvider = Pick<Booking, 'providerInfo' | 'workingDays' | 'timeZone'> & {
  readonly provider: string
}

/**
 * The booking on another salon's page: its cart and time go; on the same salon's they stay, and so
 * they do on the page of the salon whose order is being changed (CART-05).
 */
export function withProvider(booking: Booking, opened: OpenedProvider): Booking {
  const isProviderOfOrder = booking.modifying?.providerUserName === opened.provider
  const keepsCart = isProviderOfOrder || booking.provider === opened.provider
  const withoutCart = { ...clearDependents(booking, 'provider'), step: NO_BOOKING.step }
  return { ...(keepsCart ? booking : withoutCart), ...opened }
}

/**
 * The booking with its cart as the salon sells it today. What differs is remembered as it was chosen, so that it can be
 * told; what differs from an order at the first look at its salon, the order's own notices tell.
 */
export function withCatalogue(
  booking: Booking,
  catalogue: readonly CatalogItem[],
  isFirstLoad: boolean,
): Booking {
  const { cart: before, asChosen } = booking
  const cart = refreshCart(before, catalogue)
  const changed = isFirstLoad ? EMPTY_CART : changedLines(before, cart)
  const known = new Set(asChosen.map(({ catalogItemId }) => catalogItemId))
  const newChanges = changed.filter(({ catalogItemId }) => !known.has(catalogItemId))
  return { ...booking, cart, asChosen: [...asChosen, ...newChanges] }
}

/** Whether leaving it would lose something: what is in the cart, or an order half changed. */
export function isInProgress({ cart, modifying }: Pick<Booking, 'cart' | 'modifying'>): boolean {
  return cart.length > 0 || modifying !== null
}

/** Choosing a date takes the chosen time away (SLOT-02). */
export function withDate(booking: Booking, date: PlainDate): Booking {
  return { ...clearDependents(booking, 'date'), date }
}

/** Choosing a time, with its day. */
export function withTime(booking: Booking, date: PlainDate, slot: VisitTime): Booking {
  return { ...booking, date, slot }
}

/**
 * Where a search looked and what it found; another service clears what hung on it (SEARCH-13). A search that names no
 * service asks for no other: the cart stays, and with it the service that was named last.
 */
export function withSearch(
  booking: Booking,
  search: Pick<Booking, 'location' | 'serviceType' | 'providers'>,
): Booking {
  const serviceType = search.serviceType ?? booking.serviceType
  const isOther = serviceType !== booking.serviceType
  return {
    ...(isOther ? clearDependents(booking, 'serviceType') : booking),
    ...search,
    serviceType,
  }
}

/**
 * The chosen time while it still fits the cart: one chosen before the cart changed has another
 * length and is no choice any more, only a wish.
 */
export function fittingTime({ slot, cart }: Pick<Booking, 'slot' | 'cart'>): VisitTime | null {
  if (!slot) return null
  const minutes = (Date.parse(slot.endTime) - Date.parse(slot.startTime)) / 60_000
  return minutes === cartTotals(cart).durationMinutes ? slot : null
}

/** An order is no longer being changed, or booked again, once its cart is gone. */
function clearDependents(booking: Booking, change: BookingChange): Booking {
  const keys = clearedBy(change)
  const emptyValues = keys.map((key): [BookingKey, unknown] => [key, NO_BOOKING[key]])
  const { modifying, again, asChosen } = keys.includes('cart') ? NO_BOOKING : booking
  return { ...booking, ...Object.fromEntries(emptyValues), modifying, again, asChosen }
}
