import { expect, test } from 'vitest'
import type { StoredVisit } from '#domain/order/stored-visits.ts'
import { offlinePage } from './offline-page.ts'

const visit: StoredVisit = {
  status: 'CONFIRMED',
  startsAt: '2026-11-24T13:30:00+01:00',
  endsAt: '2026-11-24T14:30:00+01:00',
  timeZone: 'Europe/Amsterdam',
  salon: 'Salon Kersenbloesem',
  place: 'Haarlemmerdijk 112, 1013 JH Amsterdam',
  phone: '0201234567',
  services: { en: 'Cut & blow-dry', nl: 'Knippen & föhnen' },
  totalEuros: 50.85,
}
const sunday = Date.parse('2026-11-22T09:12:00+01:00')

function page(facts: Partial<Parameters<typeof offlinePage>[0]> = {}) {
  return offlinePage({
    address: '/bookings',
    language: 'en',
    styles: '/assets/index-abc.css',
    storedVisits: { userName: 'anouk', asOf: sunday, visits: [visit] },
    now: sunday,
    ...facts,
  })
}

test('a stored visit is shown with all its data and the time of storage, in both languages', async () => {
  const english = await page().text()
  for (const part of [
    'lang="en"',
    'No connection',
    'Salon Kersenbloesem',
    'Tuesday 24 November, 13:30 – 14:30',
    'Cut &#38; blow-dry',
    'Haarlemmerdijk 112',
    'tel:0201234567',
    '€50.85',
    'Confirmed',
    'As of Sunday 22 November, ',
  ]) {
    expect(english).toContain(part)
  }
  const dutch = await page({ language: 'nl' }).text()
  for (const part of [
    'lang="nl"',
    'Stand van zondag 22 november',
    'Knippen &#38; föhnen',
    'Bevestigd',
  ])
    expect(dutch).toContain(part)
})

test('without stored upcoming visits the page has no list of visits', async () => {
  const nothing = page({ storedVisits: null })
  const over = page({ now: Date.parse('2026-11-25T09:00:00+01:00') })
  for (const each of [nothing, over]) expect(await each.text()).not.toContain('Your appointments')
})

test('the retry link leads to the requested page', async () => {
  expect(await page({ address: '/search?city=NL02&q="' }).text()).toContain(
    'href="/search?city=NL02&#38;q=&#34;"',
  )
})

test('names are escaped, and the page allows no scripts', async () => {
  const typed = '<img src=x>'
  const named = { salon: typed, place: typed, phone: typed, services: { en: typed, nl: typed } }
  const answer = page({
    storedVisits: { userName: 'anouk', asOf: sunday, visits: [{ ...visit, ...named }] },
  })
  expect(await answer.text()).not.toContain(typed)
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(answer.headers.get('content-security-policy')).not.toContain('script-src')
})
