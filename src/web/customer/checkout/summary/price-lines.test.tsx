import { expect, test } from 'vitest'
import { renderHtml } from '../../../testing/render-html.tsx'
import { cartItemOf } from '../../booking/cart-items.ts'
import { aCut, aMask, aProviderInfo } from '../../booking/testing/providers.ts'
import { cartPromotions, selectPromotion } from '../../promotion/cart-promotions.ts'
import { aPromotion } from '../../promotion/testing/promotions.ts'
import { PriceLines } from './price-lines.tsx'

const cart = [cartItemOf(aCut()), cartItemOf(aMask())]
const promotions = cartPromotions([aPromotion()], 5650, Date.parse('2026-11-20T12:00:00+01:00'))
const applied = selectPromotion(promotions, null)
const AT_SALON = { provider: aProviderInfo(), isAtHome: false, travelFeeCents: 0 }

test('[LANG-05] every line, the discount, the total and the included VAT are shown', async () => {
  const lines = <PriceLines {...AT_SALON} cart={cart} applied={applied} />
  expect((await renderHtml(lines)).text).toBe(
    'Cut & blow-dry 45 min € 42,50 Deep conditioning mask 15 min € 14,00 Welcome − € 5,65 Te betalen in de salon € 50,85 Inclusief € 4,20 btw (9%). Er komt niets meer bij.',
  )
})

test('a home visit shows that travel is free and where to pay', async () => {
  const lines = <PriceLines {...AT_SALON} cart={cart} applied={null} isAtHome />
  const { text } = await renderHtml(lines, 'en')
  expect(text).toContain('Travel €0.00 To pay at the visit €56.50')
})

test('[WORK-136] a home visit shows what travelling costs, which no discount lowers', async () => {
  const atHome = { ...AT_SALON, isAtHome: true, travelFeeCents: 1090 }
  const lines = <PriceLines {...atHome} cart={cart} applied={applied} />
  const { text } = await renderHtml(lines, 'en')
  expect(text).toContain(
    'Travel €10.90 Welcome − €5.65 To pay at the visit €61.75 Includes €5.10 VAT (9%).',
  )
})

test('a free order includes no VAT', async () => {
  const free = [cartItemOf(aCut({ price: 0 }))]
  const lines = <PriceLines {...AT_SALON} cart={free} applied={null} />
  expect((await renderHtml(lines)).text).toContain(
    'Te betalen in de salon Gratis Er komt niets meer bij.',
  )
})
