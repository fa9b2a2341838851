import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { aListedOrder } from '../booking/testing/orders.ts'
import type { FreeToday, OrdersResult } from './load-orders.ts'
import { OrdersPage } from './orders-page.tsx'

function result(
  orders = [aListedOrder()],
  nextPageToken: string | null = null,
  freeToday: FreeToday | null = null,
): OrdersResult {
  return { ok: true, page: { orders, nextPageToken }, freeToday }
}

function refused(refusal: 'sign-in-required' | 'unavailable'): OrdersResult {
  return { ok: false, refusal }
}

const visits = [
  aListedOrder({
    bookingId: 'later',
    appointmentStartDate: '2996-12-10T19:30:00+01:00',
    appointmentEndDate: '2996-12-10T20:30:00+01:00',
  }),
  aListedOrder({
    bookingId: 'sooner',
    appointmentStartDate: '2996-11-24T13:30:00+01:00',
    appointmentEndDate: '2996-11-24T14:30:00+01:00',
  }),
  aListedOrder({
    bookingId: 'been',
    status: 'COMPLETED',
    appointmentStartDate: '2025-11-07T10:00:00+01:00',
    appointmentEndDate: '2025-11-07T11:00:00+01:00',
  }),
]

test('[ORDER-07] upcoming orders come first, earlier ones under their own heading', async () => {
  const { html } = await renderHtml(<OrdersPage result={result(visits)} />)
  const places = [
    '>Komt eraan<',
    '/bookings/sooner',
    '/bookings/later',
    '>Eerder',
    '/bookings/been',
  ]
  const positions = places.map((each) => html.indexOf(each))
  expect(positions).not.toContain(-1)
  expect(positions.toSorted((a, b) => a - b)).toEqual(positions)
})

test('a group without appointments has no heading', async () => {
  const { text } = await renderHtml(<OrdersPage result={result(visits.slice(2))} />)
  expect(text).not.toContain('Komt eraan')
})

test('[ORDER-07] the button for more is shown only if there are more orders', async () => {
  const { text: whole } = await renderHtml(<OrdersPage result={result(visits)} />)
  expect(whole).toContain('Al je 3 afspraken.')
  expect(whole).not.toContain('Toon meer')
  const { text: part } = await renderHtml(<OrdersPage result={result(visits, 'next')} />)
  expect(part).toContain('3 afspraken getoond, hieronder staan er meer.')
  expect(part).toMatch(/Toon meer afspraken$/)
})

test('without appointments there is a drawing, the free times of today and a link to the search', async () => {
  const freeToday = {
    providerCount: 38,
    first: '2026-11-20T15:15:00+01:00',
    timeZone: 'Europe/Amsterdam',
  }
  const { text, html } = await renderHtml(<OrdersPage result={result([], null, freeToday)} />)
  expect(text).toBe(
    'Mijn afspraken Je hebt nog niets geboekt Vandaag zijn er in en rond Amsterdam 38 salons met een vrije stoel. De eerste om 15:15. Zoek een salon',
  )
  expect(html).toContain('href="/"')
})

test('without appointments and free times one line says what to do', async () => {
  const { text } = await renderHtml(<OrdersPage result={result([])} />, 'en')
  expect(text).toContain('Choose a salon and a time that is free.')
})

test('[ORDER-07, ORDER-08] a visitor sees the page with the sign-in', async () => {
  const { text } = await renderHtml(<OrdersPage result={refused('sign-in-required')} />)
  expect(text).toContain('Log in om je afspraken te zien')
  expect(text).toMatch(/Inloggen$/)
})

test('[APP-17] a list that failed to load says why and offers a retry', async () => {
  const { text } = await renderHtml(<OrdersPage result={refused('unavailable')} />)
  expect(text).toContain('Je afspraken zijn niet geladen We zijn even niet bereikbaar.')
  expect(text).toMatch(/Probeer opnieuw$/)
})
