import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { cartItemOf } from '../booking/cart-items.ts'
import { leastCents } from '../booking/home-visit.ts'
import { aCut, aMask, aProviderInfo, NO_FEE_BY_KM } from '../booking/testing/providers.ts'
import { CartLines } from './cart-lines.tsx'
import { CartTotal } from './cart-total.tsx'

const provider = aProviderInfo({ catalogItems: [aCut(), aMask({ vatRate: 21 })] })
const cart = [cartItemOf(aCut()), { ...cartItemOf(aMask()), numberOfItems: 2 }]

test('[CART-02, LANG-05] the total, the duration and the included VAT are shown', async () => {
  const { text } = await renderHtml(
    <CartTotal cart={cart} provider={provider} isAtHome={false} />,
    'en',
  )
  expect(text).toBe(
    'Total · 1 hour 15 minutes €70.50 Includes 21% and 9% VAT. You pay at the salon.',
  )
})

test('a visit at home is paid there', async () => {
  const { text } = await renderHtml(<CartTotal cart={cart} provider={provider} isAtHome />)
  expect(text).toContain('€ 70,50 Inclusief 21% en 9% btw. Je betaalt bij het bezoek.')
})

test('[WORK-136] the total of a visit at home has the travel fee', async () => {
  const doorstepDeliveryInfo = {
    zeroTravelFeeRangeKm: 8,
    minimumOrderValue: 0,
    travelFee: 10,
    ...NO_FEE_BY_KM,
  }
  const away = {
    ...provider,
    businessProfile: { ...provider.businessProfile, doorstepDeliveryInfo },
  }
  const { text } = await renderHtml(<CartTotal cart={cart} provider={away} isAtHome />, 'en')
  expect(text).toContain('Travel €10.00 Total · 1 hour 15 minutes €80.50')
})

test('a free cart says so, without VAT', async () => {
  const free = [cartItemOf(aCut({ price: 0 }))]
  const { text } = await renderHtml(<CartTotal cart={free} provider={provider} isAtHome={false} />)
  expect(text).toBe('Totaal · 45 minuten Gratis')
})

test('[CART-03] a repeated add-on is one line with its quantity, removed one at a time', async () => {
  const { text, html } = await renderHtml(
    <CartLines cart={cart} onRemoveOne={() => undefined} />,
    'en',
  )
  expect(text).toContain('Cut & blow-dry 45 min €42.50')
  expect(text).toContain('2 × Deep conditioning mask 30 min · add-on €28.00')
  expect(html).toContain('aria-label="One Deep conditioning mask fewer"')
  expect(html).toContain('aria-label="Remove Cut &amp; blow-dry"')
})

test('[WORK-136] before a place is chosen the price has the travel fee where only homes are visited', () => {
  const doorstepDeliveryInfo = {
    zeroTravelFeeRangeKm: 8,
    minimumOrderValue: 0,
    travelFee: 10,
    ...NO_FEE_BY_KM,
  }
  const priceAt = (serviceAvailability: 'BOTH' | 'DOORSTEP') =>
    leastCents(aProviderInfo({ business: { serviceAvailability, doorstepDeliveryInfo } }), cart)
  expect(priceAt('DOORSTEP') - priceAt('BOTH')).toBe(1000)
})
