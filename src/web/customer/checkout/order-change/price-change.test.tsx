import { expect, test } from 'vitest'
import { renderHtml } from '../../../testing/render-html.tsx'
import { cartItemOf } from '../../booking/cart-items.ts'
import { anOrder } from '../../booking/testing/orders.ts'
import { aCut, aMask } from '../../booking/testing/providers.ts'
import { priceChange } from './price-change.ts'
import { PriceChangeNote } from './price-change-note.tsx'

const [booked] = anOrder().items
if (!booked) throw new Error('the order has no items')
const order = anOrder({
  items: [{ ...booked, catalogItemId: aCut().catalogItemId }],
  discountAmount: 4.25,
  totalAmount: 38.25,
})

const amounts = (discountCents: number, payCents: number, travelFeeCents = 0) => ({
  discountCents,
  payCents,
  travelFeeCents,
})

test('nothing is shown if the total is unchanged', () => {
  expect(priceChange(order, [cartItemOf(aCut())], amounts(425, 3825))).toBeNull()
  expect(priceChange(order, [cartItemOf(aCut({ price: 38.25 }))], amounts(0, 3825))).toBeNull()
})

test('[CHECKOUT-10] a price raised by the salon is distinguished from items the customer added', () => {
  const cart = [cartItemOf(aCut({ price: 45 })), cartItemOf(aMask())]
  expect(priceChange(order, cart, amounts(425, 5475))).toEqual({
    beforeCents: 3825,
    nowCents: 5475,
    items: [{ name: 'Cut & blow-dry', beforeCents: 4250, nowCents: 4500 }],
    travelFee: null,
    discount: null,
  })
})

test('[CHECKOUT-10] a discount that is no longer available is reported', () => {
  const change = priceChange(order, [cartItemOf(aCut())], amounts(0, 4250))
  expect(change).toMatchObject({ discount: { beforeCents: 425, nowCents: 0 }, items: [] })
})

test('[CHECKOUT-10, WORK-136] another travel fee is named', async () => {
  const change = priceChange(order, [cartItemOf(aCut())], amounts(425, 4825, 1000))
  expect(change).toMatchObject({ travelFee: { beforeCents: 0, nowCents: 1000 }, items: [] })
  if (!change) throw new Error('nothing changed')
  const { text } = await renderHtml(<PriceChangeNote change={change} />, 'en')
  expect(text).toContain('The travel fee is now €10.00; it was €0.00.')
})

test('[CHECKOUT-10] the price change is shown before the button, in both languages', async () => {
  const change = priceChange(order, [cartItemOf(aCut({ price: 45 }))], amounts(0, 4500))
  if (!change) throw new Error('nothing changed')
  const note = <PriceChangeNote change={change} />
  expect((await renderHtml(note, 'en')).text).toBe(
    'You pay €45.00 instead of €38.25 Cut & blow-dry now costs €45.00; when you booked it was €42.50. Your discount is now €0.00; it was €4.25.',
  )
  expect((await renderHtml(note)).text).toContain('Je betaalt € 45,00 in plaats van € 38,25')
})
