import { expect, test } from 'vitest'
import { STEP } from '#domain/checkout/steps.ts'
import { cartItemOf } from '../booking/cart-items.ts'
import { aCheckout, aCustomer } from '../booking/testing/checkouts.ts'
import { aCut, aMask, aProviderInfo, NO_FEE_BY_KM } from '../booking/testing/providers.ts'
import { checkoutState, reachableStep, serviceNameOf } from './checkout-state.ts'

const salon = aProviderInfo()
const reach = (overrides: Parameters<typeof aCheckout>[0], asked = STEP.SUMMARY) =>
  reachableStep(asked, checkoutState(aCheckout(overrides), salon))

test('[CHECKOUT-02] a step needs all earlier steps to be complete', () => {
  expect(reach({})).toBe(STEP.SUMMARY)
  expect(reach({ cart: [] })).toBe(STEP.SERVICES)
  expect(reach({ slot: null })).toBe(STEP.SCHEDULE)
  expect(reach({ customerInfo: aCustomer({ customerPhone: '06' }) })).toBe(STEP.CUSTOMER_INFO)
})

test('[CHECKOUT-02] a time chosen before the cart changed does not count', () => {
  expect(reach({ cart: [cartItemOf(aCut())] })).toBe(STEP.SCHEDULE)
})

test('[CHECKOUT-02] below the minimum for home visits no later step can be opened', () => {
  const minimum = {
    zeroTravelFeeRangeKm: null,
    minimumOrderValue: 56.51,
    travelFee: 0,
    ...NO_FEE_BY_KM,
  }
  const reachAt = (serviceAvailability: 'DOORSTEP' | 'BOTH', minimumOrderValue: number) => {
    const doorstepDeliveryInfo = { ...minimum, minimumOrderValue }
    const atHome = { serviceLocation: 'DOORSTEP', customerAddress: 'Oudegracht 1' } as const
    return reachableStep(
      STEP.SUMMARY,
      checkoutState(
        aCheckout({ customerInfo: aCustomer(atHome) }),
        aProviderInfo({ business: { serviceAvailability, doorstepDeliveryInfo } }),
      ),
    )
  }
  expect(reachAt('DOORSTEP', 56.51)).toBe(STEP.SERVICES)
  expect(reachAt('BOTH', 56.51)).toBe(STEP.CUSTOMER_INFO)
  expect(reachAt('DOORSTEP', 56.5)).toBe(STEP.SUMMARY)
})

test('an earlier step can always be opened', () => {
  const { SERVICES, SCHEDULE } = STEP
  expect(reachableStep(SCHEDULE, checkoutState(aCheckout(), salon))).toBe(SCHEDULE)
  expect(reachableStep(SERVICES, checkoutState(aCheckout({ cart: [] }), salon))).toBe(SERVICES)
})

test('[INFO-05] valid details are normalised for the order, invalid ones are left out', () => {
  const customerInfo = aCustomer({ customerName: ' Anouk ', customerAddress: 'left over' })
  const state = checkoutState(aCheckout({ customerInfo }), salon)
  expect(state.customerInfo).toMatchObject({
    customerName: 'Anouk',
    serviceLocation: 'SALON',
    customerAddress: '',
  })
  const wrong = aCheckout({ customerInfo: aCustomer({ customerEmail: 'anouk@' }) })
  expect(checkoutState(wrong, salon).customerInfo).toBeNull()
})

test('a visit is named after its treatments', () => {
  const cart = [cartItemOf(aCut()), cartItemOf(aMask()), cartItemOf(aCut({ serviceName: 'Beard' }))]
  expect(serviceNameOf(cart)).toBe('Cut & blow-dry, Beard')
})
