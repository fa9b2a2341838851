import { STEP } from '#domain/checkout/steps.ts'
import { type Booking, NO_BOOKING } from './booking.ts'
import { changeCheckout } from './booking-store.ts'
import { NO_CHECKOUT } from './checkout.ts'
import { cartItemFromOrder } from './order-change.ts'
import type { Order } from './order-data.ts'

/** Starts a new booking with the items of an earlier order; replaces the current booking. */
export function rebook(order: Order): void {
  changeCheckout(({ location }) => ({ ...NO_CHECKOUT, ...bookingFromPastOrder(order), location }))
}

/**
 * A new booking with an order's items and customer, without its date, discount, message and number. The salon's page
 * updates prices and removes items that are no longer sold.
 */
export function bookingFromPastOrder(order: Order): Booking {
  const { customerInfo, items, providerUserName, serviceInfo } = order
  return {
    ...NO_BOOKING,
    serviceType: serviceInfo.serviceType,
    provider: providerUserName,
    cart: items.map(cartItemFromOrder),
    step: STEP.SCHEDULE,
    // The contact data of old orders is erased.
    customerInfo: customerInfo.customerEmail
      ? {
          ...customerInfo,
          customerAddress: customerInfo.customerAddress ?? '',
          customerInstructions: '',
        }
      : null,
    rebookedVisit: { items, startTime: serviceInfo.appointmentStartTime },
  }
}
