import { beforeEach, expect, test } from 'vitest'
import { NO_BOOKING, withProvider, withSearch } from './booking.ts'
import { changeCheckout, getCheckout } from './booking-store.ts'
import { refreshCart } from './cart-items.ts'
import { NO_CHECKOUT } from './checkout.ts'
import { unavailableItems } from './order-change.ts'
import { bookingFromPastOrder, rebook } from './rebook.ts'
import { aCheckout } from './testing/checkouts.ts'
import { anOrder } from './testing/orders.ts'
import { aCut, aMask, aProviderInfo } from './testing/providers.ts'

const [cut, mask] = anOrder().items
if (!cut || !mask) throw new Error('the order has no items')
const order = anOrder({
  status: 'CANCELLED',
  items: [
    { ...cut, catalogItemId: aCut().catalogItemId },
    { ...mask, catalogItemId: aMask().catalogItemId, isAddon: true, quantity: 2 },
  ],
  customerInstructions: 'Derde verdieping',
})

beforeEach(() => changeCheckout(() => NO_CHECKOUT))

test('rebooking has the same treatments and customer, without a day, as a new order', () => {
  const booking = bookingFromPastOrder(order)
  expect(booking.cart.map((line) => [line.catalogItemId, line.numberOfItems])).toEqual([
    [aCut().catalogItemId, 1],
    [aMask().catalogItemId, 2],
  ])
  expect(booking).toMatchObject({
    editedOrder: null,
    promotion: null,
    date: null,
    slot: null,
    provider: 'salon-kersenbloesem',
    customerInfo: { customerName: 'Anouk Vermeer', customerInstructions: '' },
  })
  const { rebookedVisit, ...rest } = booking
  expect(rebookedVisit).toEqual({ items: order.items, startTime: '2026-11-24T13:30:00+01:00' })
  expect(JSON.stringify(rest)).not.toContain(order.orderId)
})

test('the current booking is replaced; the place of the search stays', () => {
  changeCheckout(() => aCheckout({ location: 'NL05', provider: 'studio-parel' }))
  rebook(order)
  expect(getCheckout()).toMatchObject({
    ...bookingFromPastOrder(order),
    location: 'NL05',
    attempt: null,
  })
})

test('[SEARCH-13] a search for another service type clears it', () => {
  const search = { location: NO_BOOKING.location, providers: [] }
  const nails = withSearch(bookingFromPastOrder(order), { ...search, serviceType: 'nailArtist' })
  expect(nails).toMatchObject({ rebookedVisit: null, cart: [], provider: null })
  const hair = withSearch(bookingFromPastOrder(order), { ...search, serviceType: 'hairStyling' })
  expect(hair.rebookedVisit).not.toBeNull()
})

test('current prices apply, and items that are no longer sold are known', () => {
  const catalog = [aCut({ price: 47.5 })]
  const booking = bookingFromPastOrder(order)
  const cart = refreshCart(booking.cart, catalog)
  expect(cart.map((line) => line.priceCents)).toEqual([4750])
  expect(unavailableItems(order, catalog).map((item) => item.serviceName)).toEqual([
    mask.serviceName,
  ])
})

test('the deleted contact details of an old order are not used', () => {
  const forgotten = anOrder({ customerInfo: { customerEmail: '', customerPhone: '' } })
  expect(bookingFromPastOrder(forgotten).customerInfo).toBeNull()
})

test('another provider’s page does not use it', () => {
  const opened = { providerInfo: aProviderInfo(), workingDays: [], timeZone: 'Europe/Amsterdam' }
  const booking = bookingFromPastOrder(order)
  const here = withProvider(booking, { ...opened, provider: 'salon-kersenbloesem' })
  expect(here.rebookedVisit).toEqual(booking.rebookedVisit)
  const elsewhere = withProvider(booking, { ...opened, provider: 'studio-parel' })
  expect(elsewhere).toMatchObject({ rebookedVisit: null, cart: [] })
})
