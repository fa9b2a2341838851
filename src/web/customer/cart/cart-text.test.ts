import { expect, test } from 'vitest'
import { FREE_CONSULTATION } from '#domain/catalog/service-codes.ts'
import { en } from '#messages/en.ts'
import { createMessages } from '../../messages.ts'
import { cartItemOf } from '../booking/cart-items.ts'
import { aCut, aProviderInfo, NO_FEE_BY_KM } from '../booking/testing/providers.ts'
import { belowMinimumText, cartReason, vatAmountsText } from './cart-text.ts'

const { t } = createMessages('en', en)
const cut = [cartItemOf(aCut())] // €42.50
const talk = [cartItemOf(aCut({ service: FREE_CONSULTATION, price: 0 }))]
const short = 'They come to you from €60.00. You are €17.50 short.'
const shortOfAll = 'They come to you from €60.00. You are €60.00 short.'

function aSalon(serviceAvailability: 'SALON' | 'DOORSTEP' | 'BOTH', minimumOrderValue: number) {
  const doorstepDeliveryInfo = {
    zeroTravelFeeRangeKm: null,
    minimumOrderValue,
    travelFee: 0,
    ...NO_FEE_BY_KM,
  }
  return aProviderInfo({ business: { serviceAvailability, doorstepDeliveryInfo } })
}

test.each([
  ['DOORSTEP', 60, cut, short, short],
  ['BOTH', 60, cut, short, null],
  ['SALON', 60, cut, null, null],
  ['BOTH', 42.5, cut, null, null],
  ['BOTH', 60, [], null, 'Choose a treatment first'],
  ['DOORSTEP', 60, [], null, 'Choose a treatment first'],
  // A free consultation is held at the salon, where there is one.
  ['BOTH', 60, talk, null, null],
  ['DOORSTEP', 60, talk, shortOfAll, shortOfAll],
] as const)(
  '[CHECKOUT-02] at %s from €%d a cart of %j shows %j, and the reason why it is blocked: %j',
  (where, minimum, cart, said, reason) => {
    const salon = aSalon(where, minimum)
    expect(belowMinimumText(t, cart, salon, 'en')).toBe(said)
    expect(cartReason(t, cart, salon, 'en')).toBe(reason)
  },
)

test('[LANG-05] VAT is shown by amount and rate, for a mixed cart both rates', () => {
  const shares = [
    { rate: 21, totalCents: 3_150, discountCents: 0, vatCents: 547 },
    { rate: 9, totalCents: 2_700, discountCents: 0, vatCents: 223 },
  ] as const
  expect(vatAmountsText(t, shares, 'en')).toBe('Includes €5.47 VAT (21%) and €2.23 VAT (9%).')
})
