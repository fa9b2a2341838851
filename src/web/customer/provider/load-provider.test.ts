import { beforeEach, expect, test, vi } from 'vitest'
import { networkError, refused, setupApiServer } from '../../testing/api-server.ts'
import { aProviderInfo, aWorkingWeek } from '../booking/testing/providers.ts'
import { loadProvider } from './load-provider.ts'

const { answer, requests } = setupApiServer()
const errors = vi.spyOn(console, 'error').mockReturnValue()
const amsterdam = { cityCode: 'NL02', cityName: 'Amsterdam' }

beforeEach(() => {
  errors.mockClear()
  answer('getProviderInfo', { data: { providerInfo: aProviderInfo() } })
  answer('listCities', { cities: [amsterdam] })
  answer('getWorkingHours', {
    data: { workingHours: aWorkingWeek(), dateHours: [], timeZone: 'Europe/Amsterdam' },
  })
})

test('[PROFILE-01] a provider is loaded with cities, hours and zone', async () => {
  const loaded = await loadProvider('salon-kersenbloesem')
  expect(loaded).toMatchObject({
    kind: 'found',
    data: {
      info: aProviderInfo(),
      cities: [amsterdam],
      workingHours: aWorkingWeek(),
      dateHours: [],
      timeZone: 'Europe/Amsterdam',
    },
  })
  const salon = { userName: 'salon-kersenbloesem' }
  expect(requests).toHaveLength(3)
  expect(Object.fromEntries(requests.map(({ name, params }) => [name, params]))).toEqual({
    getProviderInfo: salon,
    getWorkingHours: salon,
    listCities: { countryCode: 'NL' },
  })
})

test('[PROFILE-01] an unknown salon is distinguished from a failed request', async () => {
  answer('getProviderInfo', refused('not-found'))
  expect(await loadProvider('nobody')).toEqual({ kind: 'unknown' })
  answer('getProviderInfo', refused('invalid-request'))
  expect(await loadProvider('\0')).toEqual({ kind: 'unknown' })
  answer('getProviderInfo', refused('unavailable'))
  expect(await loadProvider('nobody')).toEqual({ kind: 'failed', status: 503 })
  answer('getProviderInfo', networkError())
  expect(await loadProvider('nobody')).toEqual({ kind: 'failed', status: 0 })
})

test('[DATA-06, APP-14] cities or hours that fail to load are logged and empty, and the page is shown', async () => {
  answer('listCities', refused('internal'))
  answer('getWorkingHours', refused('internal'))
  expect(await loadProvider('salon-kersenbloesem')).toMatchObject({
    kind: 'found',
    data: { cities: [], workingHours: [], dateHours: [], timeZone: 'Europe/Amsterdam' },
  })
  expect(errors.mock.calls.map(([what]) => what)).toEqual([
    'The cities did not load',
    'The working hours did not load',
  ])
})
