import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '#domain/order/status.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { aListedOrder, fridayBefore } from '../booking/testing/orders.ts'
import { OrderCard } from './order-card.tsx'
import { StatusBadge } from './status-badge.tsx'

function card(order = aListedOrder(), isUpcoming = true) {
  return <OrderCard order={order} cover={undefined} isUpcoming={isUpcoming} now={fridayBefore} />
}

test('[ORDER-07] a card has status, provider, time, total and a link to the appointment', async () => {
  const { text, html } = await renderHtml(card())
  expect(text).toBe(
    'Bevestigd over 4 dagen Salon Kersenbloesem (opent in een nieuw tabblad) dinsdag 24 november, 13:30 Geboekt op 20 november € 50,85 Bekijk je afspraak bij Salon Kersenbloesem, dinsdag 24 november, 13:30',
  )
  expect(html).toContain('href="/bookings/0199c5a0-7b1e-7c3d-9f4e-12ab4f2a9c07"')
})

test('[ORDER-07] a reviewable order links to its review form', async () => {
  const been = aListedOrder({ status: 'COMPLETED', reviewable: true })
  const { text, html } = await renderHtml(card(been, false))
  expect(text).toContain('Schrijf een review')
  expect(html).toContain(`href="/add-review/${been.bookingId}"`)
  expect((await renderHtml(card())).html).not.toContain('/add-review/')
})

test('[ORDER-07] the provider opens in a new tab', async () => {
  const { html } = await renderHtml(card(aListedOrder({ providerUserName: 'a/b' })))
  expect(html).toMatch(/<a href="\/profile\/a%2Fb" target="_blank" rel="noopener"/)
})

test('an order that did not take place keeps its text, with a faded cover', async () => {
  const called = aListedOrder({ status: 'CANCELLED' })
  expect((await renderHtml(card(called, false))).html).toContain('opacity-62')
  const been = aListedOrder({ status: 'COMPLETED' })
  expect((await renderHtml(card(been, false))).html).not.toContain('opacity-62')
})

test('an uploaded picture covers the drawn cover', async () => {
  const { html } = await renderHtml(
    card(aListedOrder({ profilePictureUrl: '/uploads/salon.webp' })),
  )
  expect(html.indexOf('/art/covers/')).toBeGreaterThan(-1)
  expect(html.indexOf('/uploads/salon.webp')).toBeGreaterThan(html.indexOf('/art/covers/'))
})

test('[ORDER-03] every status has its own text in both languages', async () => {
  for (const language of ['nl', 'en'] as const) {
    const statusTexts = await Promise.all(
      ORDER_STATUSES.map(
        async (status) => (await renderHtml(<StatusBadge status={status} />, language)).text,
      ),
    )
    expect(new Set(statusTexts.filter(Boolean)).size).toBe(ORDER_STATUSES.length)
  }
})

test('[ORDER-03] confirmed is green, pending amber, an order that did not take place red, and the others neutral', async () => {
  const look = async (status: (typeof ORDER_STATUSES)[number]) =>
    (await renderHtml(<StatusBadge status={status} />)).html
  expect(await look('CONFIRMED')).toContain('bg-success-soft')
  expect(await look('PENDING')).toContain('bg-warning-soft')
  expect(await look('ACCEPTED')).toContain('bg-surface-soft')
  expect(await look('COMPLETED')).toContain('bg-surface-soft')
  for (const status of ['CANCELLED', 'DECLINED', 'NO_SHOW'] as const) {
    expect(await look(status)).toContain('bg-danger-soft')
  }
})
