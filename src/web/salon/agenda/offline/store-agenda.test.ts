import { beforeEach, expect, test, vi } from 'vitest'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { setupApiServer } from '../../../testing/api-server.ts'
import { stubStorage } from '../../../testing/stub-storage.ts'
import { dayOfAgenda, storeAgenda } from './store-agenda.ts'

const server = setupApiServer()
const today = '2026-11-24' as PlainDate
const reader = { userName: 'anouk', salon: { userName: 'salon-a', fullName: 'Salon A' } }

const range = { startTime: '2026-11-24T13:30:00+01:00', endTime: '2026-11-24T14:30:00+01:00' }
const agenda = {
  timeZone: 'Europe/Amsterdam',
  stepMinutes: 15,
  calendars: [
    { calendarId: 'c1', name: 'Anouk' },
    { calendarId: 'c2', name: 'Bo' },
  ],
  days: [today, '2026-11-25'].map((date) => ({ date, hours: [], closures: [] })),
  visits: [
    {
      ...range,
      calendarId: 'c1',
      customerName: 'Sanne de Boer',
      customerPhone: '0612345678',
      customerAddress: null,
      customerInstructions: 'allergic to henna',
      providerNote: 'always late',
      serviceName: 'Knippen',
      waits: [range],
      status: 'CONFIRMED',
      totalAmount: 40,
    },
  ],
  blocks: [{ ...range, calendarId: 'c1', blockId: 'b1', reason: 'Pauze' }],
  busyTimes: [],
} as const

const storage = stubStorage()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T11:29:00+01:00'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const stored = () => storage.read('own-agenda', '/kept/own-agenda')

const signedIn = (userName: string | null) =>
  server.answer('getAuthStatus', { isAuthenticated: true, userInfo: { userName } } as never)

async function storeOnce(): Promise<void> {
  signedIn('anouk')
  server.answer('getAgenda', { data: agenda })
  await storeAgenda(reader, today)
  expect(await stored()).not.toBeNull()
}

test('[WORK-127] today and tomorrow are stored with member, salon and time, and without notes, instructions and amounts', async () => {
  await storeOnce()
  expect(server.requests[0]?.query).toEqual({ from: today, days: '2' })
  expect(storage.locks).toEqual(['own-visits', 'own-visits'])
  expect(await stored()).toEqual({
    userName: 'anouk',
    salon: { userName: 'salon-a', name: 'Salon A' },
    timeZone: 'Europe/Amsterdam',
    asOf: Date.now(),
    days: ['2026-11-24', '2026-11-25'],
    visits: [
      {
        startsAt: range.startTime,
        endsAt: range.endTime,
        calendar: 'Anouk',
        status: 'CONFIRMED',
        customer: 'Sanne de Boer',
        phone: '0612345678',
        address: null,
        service: 'Knippen',
        waits: [{ startsAt: range.startTime, endsAt: range.endTime }],
      },
    ],
    blocks: [
      { startsAt: range.startTime, endsAt: range.endTime, calendar: 'Anouk', reason: 'Pauze' },
    ],
  })
})

test.each([401, 403])(
  '[WORK-128] when the API refuses with %i, what is stored is deleted',
  async (status) => {
    await storeOnce()
    server.answer('getAgenda', Response.json({ success: false }, { status }))
    server.answer('refreshSession', Response.json({ success: false }, { status }))
    await storeAgenda(reader, today)
    expect(await stored()).toBeNull()
  },
)

test('[WORK-127] a read that fails otherwise leaves what is stored', async () => {
  await storeOnce()
  server.answer('getAgenda', Response.error())
  expect(await storeAgenda(reader, today)).toBeNull()
  expect(await stored()).not.toBeNull()
})

test('[WORK-128] without a registered service worker, or without locks, nothing is stored', async () => {
  server.answer('getAgenda', { data: agenda })
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { getRegistration: async () => undefined },
  })
  await storeAgenda(reader, today)
  vi.stubGlobal('navigator', { ...navigator, locks: undefined })
  await storeAgenda(reader, today)
  expect(await stored()).toBeNull()
})

test('[WORK-128] a sign-out does not wait for the API, and nothing is stored after it', async () => {
  signedIn('anouk')
  let answer = (_: Response) => {}
  server.answer('getAgenda', () => new Promise<Response>((resolve) => (answer = resolve)))
  const storing = storeAgenda(reader, today)
  await vi.waitFor(() => expect(server.requests.at(-1)?.query).toEqual({ from: today, days: '2' }))
  await navigator.locks.request('own-visits', async () => {
    await caches.delete('own-agenda')
  })
  answer(Response.json({ success: true, data: agenda }))
  expect(await storing).toBeNull()
  expect(await stored()).toBeNull()
})

test('[WORK-128] what was read with the session of somebody else is not stored', async () => {
  signedIn('bo')
  server.answer('getAgenda', { data: agenda })
  expect(await storeAgenda(reader, today)).toBeNull()
  expect(await stored()).toBeNull()
})

test('one of two days has its own visits only', () => {
  const data = agenda as unknown as Parameters<typeof dayOfAgenda>[0]
  expect(dayOfAgenda(data, '2026-11-25')).toMatchObject({
    visits: [],
    days: [{ date: '2026-11-25' }],
  })
  expect(dayOfAgenda(data, today)).toMatchObject({ visits: [{}], days: [{ date: today }] })
})

test('[WORK-177] of a salon with one calendar no name is stored with each time', async () => {
  signedIn('anouk')
  server.answer('getAgenda', { data: { ...agenda, calendars: agenda.calendars.slice(0, 1) } })
  await storeAgenda(reader, today)
  expect(await stored()).toMatchObject({ visits: [{ calendar: '' }], blocks: [{ calendar: '' }] })
})
