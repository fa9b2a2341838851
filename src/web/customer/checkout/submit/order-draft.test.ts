import { expect, test } from 'vitest'
import { orderDraft as draftSchema } from '#contract/order.ts'
import { readyToPlace } from '#domain/checkout/step-validity.ts'
import { cartItemOf } from '../../booking/cart-items.ts'
import type { Checkout } from '../../booking/checkout.ts'
import { aCheckout, aCustomer } from '../../booking/testing/checkouts.ts'
import { aCut, aMask, aProviderInfo } from '../../booking/testing/providers.ts'
import { cartPromotions, selectPromotion } from '../../promotion/cart-promotions.ts'
import { aPromotion } from '../../promotion/testing/promotions.ts'
import { checkoutState } from '../checkout-state.ts'
import { orderDraft } from './order-draft.ts'

const now = Date.parse('2026-11-20T12:00:00+01:00')

function draftOf(
  overrides: Partial<Checkout> = {},
  provider = aProviderInfo(),
  travelFeeCents = 0,
) {
  const ready = readyToPlace(checkoutState(aCheckout(overrides), provider))
  if (!ready) throw new Error('the checkout is not ready')
  const totalCents = ready.cart.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const promotions = cartPromotions([aPromotion()], totalCents, now)
  return orderDraft(ready, provider, { applied: selectPromotion(promotions, null), travelFeeCents })
}

test('[CHECKOUT-07] the draft matches the contract, with amounts in euros and the discount subtracted', () => {
  const customerInfo = aCustomer({ customerInstructions: 'Derde verdieping' })
  const draft = draftOf({ customerInfo })
  expect(draftSchema.safeParse(draft).error).toBeUndefined()
  expect(draft).toMatchObject({
    providerUserName: 'salon-kersenbloesem',
    originalAmount: 56.5,
    discountAmount: 5.65,
    totalAmount: 50.85,
    totalDuration: 60,
    appliedPromotionId: aPromotion().id,
    acceptedTerms: true,
    customerInfo: { customerName: 'Anouk Vermeer', serviceLocation: 'SALON' },
    customerInstructions: 'Derde verdieping',
    serviceInfo: {
      serviceName: 'Cut & blow-dry',
      serviceType: 'hairStyling',
      location: 'Haarlemmerdijk 112',
      timeZone: 'Europe/Amsterdam',
      appointmentStartTime: '2026-11-24T13:30:00+01:00',
      appointmentEndTime: '2026-11-24T14:30:00+01:00',
    },
  })
  expect(draft.providerInfo).toEqual({
    userName: 'salon-kersenbloesem',
    fullName: 'Salon Kersenbloesem',
    profilePictureUrl: '/art/portraits/lotte.svg',
    address: 'Haarlemmerdijk 112',
    email: 'hallo@voorbeeld.nl',
    mobileNumber: '0205550112',
    providerRating: 4.9,
    numberOfReviews: 213,
  })
})

test('[CHECKOUT-07] each catalog item occurs once, with its quantity and unit price', () => {
  const cart = [cartItemOf(aCut({ duration: 30 })), { ...cartItemOf(aMask()), numberOfItems: 2 }]
  expect(draftOf({ cart }).items).toMatchObject([
    { catalogItemId: aCut().catalogItemId, quantity: 1, price: 42.5, duration: 30 },
    { catalogItemId: aMask().catalogItemId, quantity: 2, price: 14, isAddon: true },
  ])
})

test('[CHECKOUT-10] a draft names the order that it changes', () => {
  const ready = readyToPlace(checkoutState(aCheckout(), aProviderInfo()))
  if (!ready) throw new Error('the checkout is not ready')
  const orderId = '0199c5a0-7b1e-7c3d-9f4e-12ab4f2a9c07'
  expect(
    orderDraft(ready, aProviderInfo(), { applied: null, travelFeeCents: 0 }, orderId),
  ).toMatchObject({ orderId })
  expect(draftOf().orderId).toBeNull()
})

test('a home visit has its address', () => {
  const customerInfo = aCustomer({ serviceLocation: 'DOORSTEP', customerAddress: 'Voorstraat 1' })
  const provider = aProviderInfo({ business: { serviceAvailability: 'BOTH' } })
  const draft = draftOf({ customerInfo }, provider)
  expect(draft.customerInfo).toMatchObject({ customerAddress: 'Voorstraat 1' })
  expect(draft.serviceInfo.location).toBe('Voorstraat 1')
})

test('[CHECKOUT-07] an incomplete checkout has no draft', () => {
  const ready = (overrides: Partial<Checkout>) =>
    readyToPlace(checkoutState(aCheckout(overrides), aProviderInfo()))
  expect(ready({ acceptedTerms: false })).toBeNull()
  expect(ready({ slot: null })).toBeNull()
  expect(ready({ cart: [] })).toBeNull()
  expect(ready({ customerInfo: null })).toBeNull()
})

test('[WORK-136] the draft of a home visit has the travel fee that was shown', () => {
  const provider = aProviderInfo({ business: { serviceAvailability: 'BOTH' } })
  const customerAddress = 'Javastraat 20, 1094 HH Amsterdam'
  const customerInfo = aCustomer({ serviceLocation: 'DOORSTEP', customerAddress })
  expect(draftOf({ customerInfo }, provider, 1000)).toMatchObject({
    originalAmount: 66.5,
    travelFee: 10,
    discountAmount: 5.65,
    totalAmount: 60.85,
  })
  const atSalon = { customerInfo: aCustomer({ serviceLocation: 'SALON' }) }
  expect(draftOf(atSalon, provider)).toMatchObject({ originalAmount: 56.5, travelFee: 0 })
})
