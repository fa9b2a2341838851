import { beforeEach, expect, test, vi } from 'vitest'
import { aProvider, aWorkingWeek } from '../booking/testing/providers.ts'
import { loadProvider } from './load-provider.ts'

const { answers, faults, visitQuery } = vi.hoisted(() => ({
  answers: new Map<string, unknown>(),
  faults: [] as string[],
  visitQuery: [] as unknown[],
}))
vi.mock('../../log.ts', () => ({ logError: (what: string) => faults.push(what) }))
vi.mock('../../api-client.ts', () => ({
  api: async (name: string, { params }: { params: object }) => {
    visitQuery.push({ name, ...params })
    return answers.get(name)
  },
}))

const refused = (refusal: string, status: number) => ({ ok: false, refusal, status })
const amsterdam = { cityCode: 'NL02', cityName: 'Amsterdam' }

beforeEach(() => {
  faults.length = visitQuery.length = 0
  answers.set('getProviderInfo', { ok: true, reply: { data: { providerInfo: aProvider() } } })
  answers.set('listCities', { ok: true, reply: { cities: [amsterdam] } })
  const hours = { workingHours: aWorkingWeek(), timeZone: 'Europe/Amsterdam' }
  answers.set('getWorkingHours', { ok: true, reply: { data: hours } })
})

test('[PROFILE-01] a provider is loaded with cities, hours and zone', async () => {
  const loaded = await loadProvider('salon-kersenbloesem')
  expect(loaded).toMatchObject({
    kind: 'found',
    data: {
      info: aProvider(),
      cities: [amsterdam],
      workingHours: aWorkingWeek(),
      timeZone: 'Europe/Amsterdam',
    },
  })
  const userName = 'salon-kersenbloesem'
  expect(visitQuery).toEqual([
    { name: 'getProviderInfo', userName },
    { name: 'listCities', countryCode: 'NL' },
    { name: 'getWorkingHours', userName },
  ])
})

test('[PROFILE-01] an unknown salon is distinguished from a failed request', async () => {
  answers.set('getProviderInfo', refused('not-found', 404))
  expect(await loadProvider('nobody')).toEqual({ kind: 'unknown' })
  answers.set('getProviderInfo', refused('invalid-request', 400))
  expect(await loadProvider('\0')).toEqual({ kind: 'unknown' })
  answers.set('getProviderInfo', refused('unavailable', 503))
  expect(await loadProvider('nobody')).toEqual({ kind: 'failed', status: 503 })
})

test('[DATA-06, APP-14] cities or hours that fail to load are logged and empty, and the page is shown', async () => {
  answers.set('listCities', refused('internal', 500))
  answers.set('getWorkingHours', refused('internal', 500))
  expect(await loadProvider('salon-kersenbloesem')).toMatchObject({
    kind: 'found',
    data: { cities: [], workingHours: [], timeZone: 'Europe/Amsterdam' },
  })
  expect(faults).toEqual(['The cities did not load', 'The working hours did not load'])
})
