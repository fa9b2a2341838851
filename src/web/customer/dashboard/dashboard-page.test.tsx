import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { aListedOrder, anOrder } from '../booking/testing/orders.ts'
import type { Dashboard, Favourite, NearPromotion } from './dashboard.ts'
import { DashboardPage } from './dashboard-page.tsx'

const next = {
  ...aListedOrder({
    appointmentStartDate: '2996-11-24T13:30:00+01:00',
    appointmentEndDate: '2996-11-24T14:30:00+01:00',
  }),
  daysUntil: 300_000,
}
const after = {
  ...next,
  bookingId: 'after',
  appointmentStartDate: '2996-12-04T11:00:00+01:00',
  appointmentEndDate: '2996-12-04T12:00:00+01:00',
  providerFullName: 'Nagelatelier Jordaan',
  providerUserName: 'nagelatelier-jordaan',
  status: 'PENDING' as const,
  totalPrice: 38,
}

function aFavourite(overrides: Partial<Favourite> = {}): Favourite {
  return {
    userName: 'lotus-en-linnen',
    fullName: 'Lotus en Linnen',
    profilePictureUrl: '',
    cityName: 'Amsterdam',
    timeZone: 'Europe/Amsterdam',
    rating: 4.8,
    numberOfReviews: 3,
    firstAvailable: null,
    ...overrides,
  }
}

function aPromotion(overrides: Partial<NearPromotion> = {}): NearPromotion {
  return {
    id: '0199c5a0-7b1e-7c3d-9f4e-12ab4f2a9c08',
    title: '€ 10,00 korting op gellak',
    description: '',
    promotionType: 'LIMITED_TIME_OFFER_FLAT_AMOUNT',
    active: true,
    minimumOrderAmount: 35,
    flatRateOff: 10,
    discountPercentage: null,
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    timeZone: 'Europe/Amsterdam',
    nearness: 'favourite',
    provider: {
      userName: 'nagelatelier-jordaan',
      fullName: 'Nagelatelier Jordaan',
      profilePictureUrl: '',
    },
    ...overrides,
  }
}

function page(dashboard: Partial<Dashboard>) {
  const nothing = { upcoming: [], next: null, favourites: [], promotion: null, latest: null }
  return renderHtml(
    <DashboardPage
      result={{
        ok: true,
        dashboard: { ...nothing, freeToday: null, isFirst: false, ...dashboard },
      }}
    />,
  )
}

test('[ORDER-05] the next appointment comes first, with countdown, place and link', async () => {
  const { text, html } = await page({ upcoming: [next], next: anOrder() })
  expect(text).toMatch(/Over \d+ dagen|over \d+ dagen/)
  expect(text).toContain('Salon Kersenbloesem (opent in een nieuw tabblad)')
  expect(text).toContain('donderdag 24 november om 13:30')
  expect(text).toContain('Knippen & föhnen en Herstellend haarmasker')
  expect(text).toContain('Haarlemmerdijk 112, 1013 JH Amsterdam Totaal € 50,85')
  expect(text).toContain('Bevestigd')
  expect(html).toContain(`href="/bookings/${next.bookingId}"`)
  expect(html).not.toContain('/search"')
})

test('[ORDER-06] later appointments have status, provider in a new tab, time, total, countdown and a link', async () => {
  const { text, html } = await page({ upcoming: [next, after] })
  expect(text).toMatch(
    /Daarna In afwachting over \d+ dagen Nagelatelier Jordaan \(opent in een nieuw tabblad\) \w+ 4 december 2996, 11:00 € 38,00 Bekijk afspraak bij Nagelatelier Jordaan/,
  )
  expect(html).toMatch(/href="\/profile\/nagelatelier-jordaan" target="_blank" rel="noopener"/)
  expect(html).toContain('href="/bookings/after"')
})

test('[ORDER-05] without a next appointment there are links to favourites, the first free one, and a current discount', async () => {
  const free = aFavourite({
    userName: 'kapper-aan-de-gracht',
    fullName: 'Kapper aan de Gracht',
    firstAvailable: '2996-11-24T15:15:00+01:00',
  })
  const { text, html } = await page({
    favourites: [aFavourite(), free],
    promotion: aPromotion(),
    latest: aListedOrder({ status: 'COMPLETED' }),
  })
  expect(text).toContain(
    'Naar een van je favorieten? Kapper aan de Gracht heeft op donderdag 24 november om 15:15 plek.',
  )
  for (const salon of ['lotus-en-linnen', 'kapper-aan-de-gracht', 'nagelatelier-jordaan']) {
    expect(html).toContain(`href="/profile/${salon}"`)
  }
  expect(text).toContain('Boek nu Boek opnieuw bij Salon Kersenbloesem')
  expect(text).toContain(
    'Nagelatelier Jordaan € 10,00 korting op gellak € 10,00 korting vanaf € 35,00, tot en met 30 november.',
  )
})

test('[ORDER-05] no discount is shown with a next appointment, and none is invented', async () => {
  const { text } = await page({ upcoming: [next], promotion: aPromotion() })
  expect(text).not.toContain('korting')
  expect((await page({ favourites: [aFavourite()] })).text).not.toContain('korting')
})

test('[ORDER-06] without appointments and favourites there is an explanation and a link to the search', async () => {
  const { text, html } = await page({ isFirst: true })
  expect(text).toContain('Je hebt nog niets geboekt Tik op het hartje')
  expect(text).toMatch(/Boek nu$/)
  expect(html).toContain('href="/search"')
})

test('[ORDER-06] after a cancelled appointment the text says that nothing is planned', async () => {
  const { text } = await page({ isFirst: false })
  expect(text).toContain('Niets op de agenda')
  expect(text).not.toContain('Je hebt nog niets geboekt')
})

test('[ORDER-08] a visitor stays on the page and is asked to sign in', async () => {
  const { text } = await renderHtml(
    <DashboardPage result={{ ok: false, refusal: 'sign-in-required' }} />,
  )
  expect(text).toContain('Log in om te zien wat eraan komt')
  expect(text).toMatch(/Inloggen$/)
})

test('[APP-17] a dashboard that failed to load says why and offers a retry', async () => {
  const { text } = await renderHtml(
    <DashboardPage result={{ ok: false, refusal: 'unavailable' }} />,
  )
  expect(text).toMatch(
    /Je overzicht is niet geladen We zijn even niet bereikbaar\..* Probeer opnieuw$/,
  )
})
