import { expect, test } from 'vitest'
import { type StoredVisit, visitsAhead } from './stored-visits.ts'

const tuesday: StoredVisit = {
  status: 'CONFIRMED',
  startsAt: '2026-11-24T13:30:00+01:00',
  endsAt: '2026-11-24T14:30:00+01:00',
  timeZone: 'Europe/Amsterdam',
  salon: 'Salon Kersenbloesem',
  place: 'Haarlemmerdijk 112, 1013 JH Amsterdam',
  phone: '020 123 45 67',
  services: { en: 'Cut & blow-dry', nl: 'Knippen & föhnen' },
  totalEuros: 50.85,
}
const at = (text: string) => Date.parse(text)
const kept = (...visits: StoredVisit[]) => ({ userName: 'anouk', asOf: 0, visits })

test('a visit is shown until it is over, unless it was cancelled', () => {
  const called = { ...tuesday, status: 'CANCELLED' } as const
  expect(visitsAhead(kept(tuesday, called), at('2026-11-24T14:29:00+01:00'))).toEqual([tuesday])
  expect(visitsAhead(kept(tuesday, called), at('2026-11-24T14:30:00+01:00'))).toEqual([])
})
