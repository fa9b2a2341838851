import type { ReadyCheckout } from '#domain/checkout/step-validity.ts'
import { bookingFromOrder } from '../../booking/order-change.ts'
import type { Order } from '../../booking/order-data.ts'
import type { VisitTime } from '../../booking/slot-days.ts'

/** Whether the checkout has the same items, time and customer as the order. */
export function isSameAsOrder(
  order: Order,
  checkout: Pick<ReadyCheckout<VisitTime>, 'cart' | 'slot' | 'customerInfo'>,
): boolean {
  const { cart, slot, customerInfo } = bookingFromOrder(order)
  return fingerprint({ cart, slot, customerInfo }) === fingerprint(checkout)
}

function fingerprint({ cart, slot, customerInfo }: ComparedFields): string {
  const items = cart.map(({ catalogItemId, numberOfItems }) => [catalogItemId, numberOfItems])
  const customer = Object.entries(customerInfo ?? {})
  return JSON.stringify([
    items.toSorted(),
    [slot?.startTime, slot?.endTime].map((time) => Date.parse(time ?? '')),
    customer.toSorted(([a], [b]) => a.localeCompare(b)),
  ])
}

type ComparedFields = Pick<ReturnType<typeof bookingFromOrder>, 'cart' | 'slot' | 'customerInfo'>
