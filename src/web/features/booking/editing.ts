import type { Cart, CartItem } from '#domain/cart/cart.ts'
import type { CatalogItemId, PromotionId } from '#domain/identifiers.ts'
import { type Booking, NO_BOOKING } from './booking.ts'
import { changeCheckout } from './booking-store.ts'
import { centsOf, refreshCart } from './cart-items.ts'
import { NO_CHECKOUT } from './checkout.ts'
import type { Order } from './order-data.ts'
import type { CatalogItem } from './provider-data.ts'
import { dateOf } from './slot-days.ts'

/** Begins to change an order: whatever was being booked gives way to it (row CHECKOUT-10). */
export function startEditing(order: Order): void {
  changeCheckout(({ location }) => ({ ...NO_CHECKOUT, ...bookingFromOrder(order), location }))
}

/** A booking filled with what an order has: its cart, promotion, day, time and customer. */
export function bookingFromOrder(order: Order): Booking {
  const { appointmentStartTime: startTime, appointmentEndTime: endTime } = order.serviceInfo
  return {
    ...NO_BOOKING,
    modifying: order,
    provider: order.providerUserName,
    cart: order.items.map(cartItemFromOrder),
    promotion: order.appliedPromotionId as PromotionId | null,
    date: dateOf(startTime),
    slot: { startTime, endTime },
    customerInfo: {
      ...order.customerInfo,
      customerAddress: order.customerInfo.customerAddress ?? '',
      customerInstructions: order.customerInstructions,
    },
  }
}

/** What of an order its salon no longer sells, add-ons left without their treatment included. */
export function unavailableItems(
  order: Pick<Order, 'items'>,
  catalogue: readonly CatalogItem[],
): Order['items'] {
  const available: Cart = refreshCart(order.items.map(cartItemFromOrder), catalogue)
  return order.items.filter(
    ({ catalogItemId }) => !available.some((line) => line.catalogItemId === catalogItemId),
  )
}

/** As it was booked; the salon's page brings it up to date, names and add-ons that belong to it included. */
export function cartItemFromOrder(item: Order['items'][number]): CartItem {
  return {
    catalogItemId: item.catalogItemId as CatalogItemId,
    serviceCode: item.service,
    serviceName: item.serviceName,
    displayName: item.serviceName,
    priceCents: centsOf(item.price),
    durationMinutes: item.duration,
    isAddon: item.isAddon,
    children: [],
    numberOfItems: item.quantity,
  }
}
