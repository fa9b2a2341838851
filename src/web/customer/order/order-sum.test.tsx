import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { anOrder } from '../booking/testing/orders.ts'
import { OrderSum } from './order-sum.tsx'

function sum(order: ReturnType<typeof anOrder>, isProvider = false) {
  return <OrderSum order={order} isProvider={isProvider} />
}

test('every line, the discount, the total and the included VAT are shown', async () => {
  const { text } = await renderHtml(sum(anOrder()))
  expect(text).toBe(
    'Prijs Knippen & föhnen 45 min € 42,50 Herstellend haarmasker 15 min € 14,00 Welkomstkorting 10% − € 5,65 Te betalen in de salon € 50,85 Inclusief € 4,20 btw (9%).',
  )
})

test('names and amounts follow the language', async () => {
  const { text } = await renderHtml(sum(anOrder()), 'en')
  expect(text).toContain('Cut & blow-dry 45 min €42.50')
  expect(text).toContain('Including €4.20 VAT (9%).')
})

test('two rates are shown separately, with quantities', async () => {
  const [cut, mask] = anOrder().items
  if (!cut || !mask) throw new Error('the order has two items')
  const items = [cut, { ...mask, quantity: 2, isAddon: true, vatRate: 21 }]
  const { text } = await renderHtml(sum(anOrder({ items, discountAmount: 0, totalAmount: 70.5 })))
  expect(text).toContain('2 × Herstellend haarmasker 30 min · extra € 28,00')
  expect(text).toContain('€ 4,86 btw (21%) en € 3,51 btw (9%)')
  expect(text).not.toContain('korting')
})

test('who pays and where is shown only if there is something to pay', async () => {
  const totalOf = async (order: ReturnType<typeof anOrder>, isProvider?: boolean) =>
    (await renderHtml(sum(order, isProvider))).text
  const atHome = anOrder({ customerInfo: { serviceLocation: 'DOORSTEP' } })
  expect(await totalOf(atHome)).toContain('Te betalen bij het bezoek')
  expect(await totalOf(anOrder(), true)).toContain('Te ontvangen')
  expect(await totalOf(anOrder({ status: 'COMPLETED' }))).toContain('Totaal € 50,85')
})

test('a free order says so', async () => {
  const [cut] = anOrder().items
  if (!cut) throw new Error('the order has an item')
  const free = anOrder({ items: [{ ...cut, price: 0 }], discountAmount: 0, totalAmount: 0 })
  expect((await renderHtml(sum(free))).text).toBe(
    'Prijs Knippen & föhnen 45 min Gratis Te betalen in de salon Gratis',
  )
})
