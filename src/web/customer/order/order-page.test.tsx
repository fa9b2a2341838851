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

const move = {
  fromStartTime: '2026-11-24T10:00:00+01:00',
  movedAt: '2026-11-20T12:00:00+01:00',
  message: 'De verwarming is stuk.',
  agreedAt: null,
}

test('[WORK-151] a moved order says what it was and is, and has the ways to agree, change and cancel once', async () => {
  const text = await page(anOrder({ move, freeUntil: '2026-11-22T12:00:00+01:00' }))
  expect(text).toContain(
    'De salon heeft je afspraak verplaatst Was dinsdag 24 november, 10:00 Wordt dinsdag 24 november, 13:30 Van de salon De verwarming is stuk.',
  )
  expect(text).toContain('Dat is gratis tot zondag 22 november, 12:00. Akkoord Verzetten')
  expect(text.match(/Annuleren/g)).toHaveLength(1)
})

test('[WORK-151] once she agreed it says so, with the usual ways below; too late to cancel, she may still agree', async () => {
  const agreed = await page(anOrder({ move: { ...move, agreedAt: '2026-11-20T13:00:00+01:00' } }))
  expect(agreed).toContain('Je bent akkoord met de nieuwe tijd')
  expect(agreed).toMatch(/Verzetten of wijzigen Annuleren$/)
  const late = await page(anOrder({ move, changeable: false }))
  expect(late).toContain('Komt dat niet uit? Bel de salon. Akkoord')
  expect(late).not.toContain('Annuleren')
})
