import { beforeEach, expect, test, vi } from 'vitest'
import { languageFor, readOwnVisits } from './own-visits.ts'

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
