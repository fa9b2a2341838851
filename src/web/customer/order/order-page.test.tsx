import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { anOrder } from '../booking/testing/orders.ts'
import { OrderPage } from './order-page.tsx'

async function page(order: ReturnType<typeof anOrder>) {
  return (await renderHtml(<OrderPage order={order} />)).text
}

test('[ORDER-08] the title is the day and time, with the provider and the number', async () => {
  const { html, text } = await renderHtml(<OrderPage order={anOrder()} />)
  expect(html).toMatch(/<h1[^>]*>dinsdag 24\u00a0november(?: 2026)?, 13:30<\/h1>/)
  expect(text).toContain('Bevestigd Nummer BL-4F2A-9C07')
  expect(text).toContain('Bij Salon Kersenbloesem (opent in een nieuw tabblad)')
  expect(html).toContain('href="/bookings"')
})

test('[ORDER-08, CHECKOUT-10] an order can be changed and cancelled while the API allows it, and not afterwards', async () => {
  expect(await page(anOrder())).toMatch(/Verzetten of wijzigen Annuleren$/)
  expect(await page(anOrder({ changeable: false }))).not.toMatch(/wijzigen|Annuleren$/)
})

test('a past or declined order can be booked again', async () => {
  for (const status of ['COMPLETED', 'DECLINED', 'NO_SHOW'] as const) {
    expect(await page(anOrder({ status, changeable: false }))).toMatch(/Boek opnieuw$/)
  }
})

test('[ORDER-08] a cancelled order shows its receipt', async () => {
  const cancelled = anOrder({ status: 'CANCELLED', cancelledAt: '2026-11-20T14:32:10+01:00' })
  const text = await page(cancelled)
  expect(text).toContain('Bewijs van annulering')
  expect(text).not.toContain('Te betalen')
})
