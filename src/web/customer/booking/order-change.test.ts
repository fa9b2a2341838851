import { beforeEach, expect, test } from 'vitest'
import { NO_BOOKING, timeFittingCart, withProvider, withSearch } from './booking.ts'
import { changeCheckout, getCheckout } from './booking-store.ts'
import { refreshCart } from './cart-items.ts'
import { NO_CHECKOUT } from './checkout.ts'
import { policyFor } from './completed-order.ts'
import { bookingFromOrder, startOrderChange, unavailableItems } from './order-change.ts'
import { aCheckout } from './testing/checkouts.ts'
import { anOrder } from './testing/orders.ts'
import { aCut, aMask, aProviderInfo } from './testing/providers.ts'

const [cut, mask] = anOrder().items
if (!cut || !mask) throw new Error('the order has no items')
const order = anOrder({
  items: [
    { ...cut, catalogItemId: aCut().catalogItemId },
    { ...mask, catalogItemId: aMask().catalogItemId, isAddon: true, quantity: 2 },
  ],
  customerInstructions: 'Derde verdieping',
  totalDuration: 75,
})
const itself = {
  provider: order.providerUserName,
  providerInfo: aProviderInfo(),
  workingDays: [],
  timeZone: 'Europe/Amsterdam',
}

beforeEach(() => changeCheckout(() => NO_CHECKOUT))

test('[CHECKOUT-10] cart, date, slot and customer info come from the order, and its id is kept', () => {
  const booking = bookingFromOrder(order)
  expect(booking.cart.map((line) => [line.priceCents, line.numberOfItems])).toEqual([
    [4250, 1],
    [1400, 2],
  ])
  expect(booking).toMatchObject({
    editedOrder: { orderId: order.orderId },
    provider: 'salon-kersenbloesem',
    promotion: order.appliedPromotionId,
    date: '2026-11-24',
    slot: { startTime: '2026-11-24T13:30:00+01:00', endTime: '2026-11-24T14:30:00+01:00' },
    customerInfo: {
      customerName: 'Anouk Vermeer',
      customerPhone: '06 12345678',
      serviceLocation: 'SALON',
      customerAddress: '',
      customerInstructions: 'Derde verdieping',
    },
  })
  expect(timeFittingCart({ ...booking, cart: booking.cart.slice(0, 1) })).toBeNull()
  const customerAddress = 'Voorstraat 1'
  expect(
    bookingFromOrder(anOrder({ customerInfo: { customerAddress } })).customerInfo,
  ).toMatchObject({
    customerAddress,
  })
})

test('[CHECKOUT-10] the current booking is replaced; the place of the search stays', () => {
  changeCheckout(() => aCheckout({ location: 'NL05', provider: 'studio-parel' }))
  startOrderChange(order)
  expect(getCheckout()).toMatchObject({
    ...bookingFromOrder(order),
    location: 'NL05',
    acceptedTerms: false,
  })
})

test('[CART-05] the provider’s page keeps the cart of an order that is being changed', () => {
  const started = { ...bookingFromOrder(order), provider: null }
  expect(withProvider(started, itself)).toMatchObject({ cart: started.cart, slot: started.slot })
})

test('[CART-05] another provider or service type ends the change', () => {
  const elsewhere = withProvider(bookingFromOrder(order), { ...itself, provider: 'studio-parel' })
  expect(elsewhere).toMatchObject({ editedOrder: null, cart: [], slot: null })
  const search = { location: NO_BOOKING.location, providers: [] }
  const nails = withSearch(bookingFromOrder(order), { ...search, serviceType: 'nailArtist' })
  expect(nails).toMatchObject({ editedOrder: null, cart: [] })
  const hair = withSearch(bookingFromOrder(order), { ...search, serviceType: 'hairStyling' })
  expect(hair.editedOrder).toBe(order)
})

test('items that the provider no longer sells are listed, with add-ons that lost their treatment', () => {
  expect(unavailableItems(order, [aCut(), aMask()])).toEqual([])
  expect(unavailableItems(order, [aCut()]).map((item) => item.serviceNames.nl)).toEqual([
    'Herstellend haarmasker',
  ])
  expect(unavailableItems(order, [aMask()])).toHaveLength(2)
})

test('the cart of an order gets current names, prices and durations', () => {
  const today = [aCut({ price: 45, serviceName: 'Knippen' }), aMask()]
  expect(refreshCart(bookingFromOrder(order).cart, today)).toMatchObject([
    { priceCents: 4500, displayName: 'Knippen', numberOfItems: 1 },
    { priceCents: 1400, numberOfItems: 2 },
  ])
})

test('the cancellation window of the order stays, whatever the provider offers now', () => {
  const stricter = aProviderInfo({ business: { cancellationWindowMinutes: 2880 } })
  expect(policyFor(stricter, null)).toMatchObject({ cancellationWindowMinutes: 2880 })
  expect(policyFor(stricter, order)).toEqual({ cancellationWindowMinutes: 120 })
})
