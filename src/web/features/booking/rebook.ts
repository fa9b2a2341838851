import { STEP } from '#domain/checkout/steps.ts'
import { type Booking, NO_BOOKING } from './booking.ts'
import { changeCheckout } from './booking-store.ts'
import { NO_CHECKOUT } from './checkout.ts'
import { cartItemFromOrder } from './editing.ts'
import type { Order } from './order-data.ts'

/** Begins to book what an earlier order had; whatever was being booked gives way to it. */
export function startRebooking(order: Order): void {
  changeCheckout(({ location }) => ({ ...NO_CHECKOUT, ...bookingFromPastOrder(order), location }))
}

/**
 * A new booking with an order's treatments and customer. Nothing of the order itself goes along: not its day, its
 * discount, its message or its number. The salon's page brings prices up to date and takes out what is no longer sold.
 */
export function bookingFromPastOrder(order: Order): Booking {
  const { customerInfo, items, providerUserName, serviceInfo } = order
  return {
    ...NO_BOOKING,
    provider: providerUserName,
    cart: items.map(cartItemFromOrder),
    step: STEP.SCHEDULE,
    // Of an old order how to reach the customer is forgotten.
    customerInfo: customerInfo.customerEmail
      ? {
          ...customerInfo,
          customerAddress: customerInfo.customerAddress ?? '',
          customerInstructions: '',
        }
      : null,
    again: { items, startTime: serviceInfo.appointmentStartTime },
  }
}
