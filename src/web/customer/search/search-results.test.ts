import { beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_FILTERS } from '#domain/search/filters.ts'
import { loadSearch } from './search-results.ts'

const { answers, requests, faults } = vi.hoisted(() => ({
  answers: new Map<string, unknown>(),
  requests: [] as object[],
  faults: [] as string[],
}))
vi.mock('../../log.ts', () => ({ logError: (what: string) => faults.push(what) }))
vi.mock('../../api-client.ts', () => ({
  api: async (name: string, call: { body?: object }) => {
    if (call.body) requests.push(call.body)
    const answer = answers.get(name)
    return typeof answer === 'function' ? answer(call.body) : answer
  },
}))

const nothing = {
  providers: [],
  totalResults: 0,
  nextPageToken: null,
  hasMore: false,
  radiusKm: null,
}

beforeEach(() => {
  requests.length = faults.length = 0
  answers.set('searchProviders', { ok: true, reply: { data: { ...nothing, totalResults: 1 } } })
  answers.set('listServices', { ok: true, reply: ['waxing', 'nailArtist'] })
})

test('[SEARCH-04, SEARCH-08] the first ten are requested with page token 1 and all search parameters', async () => {
  await loadSearch({ ...DEFAULT_FILTERS, serviceType: 'waxing', query: 'lotus' })
  const amsterdam = { countryCode: 'NL', latitude: 52.3676, longitude: 4.9041 }
  expect(requests).toEqual([
    {
      pageSize: 10,
      pageToken: '1',
      ...amsterdam,
      serviceType: 'waxing',
      serviceDeliveryType: 'IN_SALOON',
      serviceAvailability: '',
      searchQuery: 'lotus',
      sortBy: 'recommended',
      radiusKm: 10,
      widenBelow: 10,
    },
  ])
})

test('[SEARCH-08] a response without data is an empty list and a total of zero', async () => {
  answers.set('searchProviders', { ok: true, reply: {} })
  const { firstPage } = await loadSearch(DEFAULT_FILTERS)
  expect(firstPage).toEqual({ ok: true, page: nothing })
})

test('[SEARCH-08] providers that fail to load are logged', async () => {
  await loadSearch(DEFAULT_FILTERS)
  expect(faults).toEqual([])
  answers.set('searchProviders', { ok: false, refusal: 'unavailable' })
  const { firstPage, nearest } = await loadSearch(DEFAULT_FILTERS)
  expect(firstPage).toMatchObject({ ok: false, refusal: 'unavailable' })
  expect(nearest).toBeNull()
  expect(faults).toEqual(['The providers did not load'])
})

test('[SEARCH-14] service types that fail to load are logged, and none is available', async () => {
  expect((await loadSearch(DEFAULT_FILTERS)).offered).toEqual(['nailArtist', 'waxing'])
  answers.set('listServices', { ok: false, refusal: 'unavailable' })
  expect((await loadSearch(DEFAULT_FILTERS)).offered).toEqual([])
  expect(faults).toEqual(['The service types did not load'])
})

test('without a provider near, the nearest town with one is found, in the table or not', async () => {
  const leeuwarden = {
    ...DEFAULT_FILTERS,
    cityCode: 'NL362',
    placeName: 'Leeuwarden',
    query: 'lotus',
    point: { latitude: 53.2014, longitude: 5.8086 },
  }
  const salon = { latitude: 52.51249, longitude: 6.0944, distance: 78.91 }
  const nearestIn = async (cityName: string) => {
    answers.set('searchProviders', (body: { radiusKm: number }) => {
      const providers = body.radiusKm > 25 ? [{ ...salon, physicalLocation: { cityName } }] : []
      return {
        ok: true,
        reply: { data: { ...nothing, providers, totalResults: providers.length } },
      }
    })
    return (await loadSearch(leeuwarden)).nearestTown
  }
  expect(await nearestIn('Groningen')).toEqual({
    name: 'Groningen',
    distanceKm: 78.91,
    filters: { ...DEFAULT_FILTERS, cityCode: 'NL08' },
  })
  expect((await nearestIn('Zwolle'))?.filters).toMatchObject({
    placeName: 'Zwolle',
    point: { latitude: 52.51, longitude: 6.09 },
    query: '',
  })
  expect(requests.at(-1)).toMatchObject({ radiusKm: 400, sortBy: 'distance', pageSize: 1 })
})

test('with results, or without any provider, no other town is searched', async () => {
  expect((await loadSearch(DEFAULT_FILTERS)).nearestTown).toBeNull()
  answers.set('searchProviders', { ok: true, reply: { data: nothing } })
  expect((await loadSearch(DEFAULT_FILTERS)).nearestTown).toBeNull()
})
