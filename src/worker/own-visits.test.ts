import { beforeEach, expect, test, vi } from 'vitest'
import { languageFor, readOwnAgenda, readOwnVisits } from './own-visits.ts'

let cookies: Record<string, string>
const storedVisits = { userName: 'anouk', asOf: 0, visits: [] }

beforeEach(() => {
  cookies = {}
  vi.stubGlobal('self', {
    cookieStore: {
      get: async (name: string) => (name in cookies ? { value: cookies[name] } : null),
    },
  })
  vi.stubGlobal('navigator', { language: 'en-GB' })
  vi.stubGlobal('caches', {
    open: async () => ({ match: async () => Response.json(storedVisits) }),
  })
})

const languageOf = (address: string) => languageFor(new URL(address, 'https://bloesem.example'))

test('[LANG-01] offline too the address overrides the choice, and the choice the browser', async () => {
  expect(await languageOf('/search')).toBe('en')
  vi.stubGlobal('navigator', { language: 'nl-NL' })
  expect(await languageOf('/search')).toBe('nl')
  cookies = { language: 'en' }
  expect(await languageOf('/search')).toBe('en')
  expect(await languageOf('/search?lang=nl')).toBe('nl')
  expect(await languageOf('/search?lang=fr')).toBe('en')
})

test('stored visits are read for a signed-in user; without a session cookie there are none', async () => {
  expect(await readOwnVisits()).toBe(null)
  cookies = { is_authenticated: 'true' }
  expect(await readOwnVisits()).toEqual(storedVisits)
})

test('in a browser that hides cookies from workers the stored visits are shown', async () => {
  vi.stubGlobal('self', {})
  expect(await readOwnVisits()).toEqual(storedVisits)
  expect(await languageOf('/search')).toBe('en')
})

test('[WORK-128] a stored agenda is read at its own address, with a session, until its days are over; then it is deleted', async () => {
  const salon = { userName: 'salon-a', name: 'Salon A' }
  const agenda = { salon, timeZone: 'Europe/Amsterdam', days: ['2026-11-24', '2026-11-25'] }
  const deleted: string[] = []
  vi.stubGlobal('caches', {
    open: async () => ({ match: async () => Response.json(agenda) }),
    delete: async (name: string) => deleted.push(name),
  })
  const read = (path: string, day: string) =>
    readOwnAgenda(new URL(path, 'https://bloesem.example'), Date.parse(`${day}T23:59:00+01:00`))
  expect(await read('/salon/salon-a/agenda', '2026-11-25')).toBe(null)
  cookies = { is_authenticated: 'true' }
  expect(await read('/salon/salon-a/agenda?day=2026-12-01', '2026-11-25')).toEqual(agenda)
  for (const path of ['/salon/salon-b/agenda', '/salon/salon-a/clients', '/bookings'])
    expect(await read(path, '2026-11-25'), path).toBe(null)
  expect(deleted).toEqual([])
  expect(await read('/salon/salon-a/agenda', '2026-11-26')).toBe(null)
  expect(deleted).toEqual(['own-agenda'])
})
