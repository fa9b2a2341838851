import type { Cart, CartItem } from '#domain/cart/cart.ts'
import type { CatalogItemId, PromotionId } from '#domain/identifiers.ts'
import { type Booking, NO_BOOKING } from './booking.ts'
import { changeCheckout } from './booking-store.ts'
import { centsOf, refreshCart } from './cart-items.ts'
import { NO_CHECKOUT } from './checkout.ts'
import type { Order } from './order-data.ts'
import type { CatalogItem } from './provider-data.ts'
import { dateOf } from './slot-days.ts'

/** Starts changing an order; replaces the current booking (row CHECKOUT-10). */
export function startOrderChange(order: Order): void {
  changeCheckout(({ location }) => ({ ...NO_CHECKOUT, ...bookingFromOrder(order), location }))
}

/** A booking with the service type, cart, promotion, date, time and customer of an order. */
export function bookingFromOrder(order: Order): Booking {
  const {
    appointmentStartTime: startTime,
    appointmentEndTime: endTime,
    serviceType,
  } = order.serviceInfo
  return {
    ...NO_BOOKING,
    serviceType,
    editedOrder: order,
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

/** The items of an order that are no longer sold, and add-ons without their treatment. */
export function unavailableItems(
  order: Pick<Order, 'items'>,
  catalog: readonly CatalogItem[],
): Order['items'] {
  const available: Cart = refreshCart(order.items.map(cartItemFromOrder), catalog)
  return order.items.filter(
    ({ catalogItemId }) => !available.some((line) => line.catalogItemId === catalogItemId),
  )
}

/** An ordered item as a cart item. The salon's page updates it from the catalog. */
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
