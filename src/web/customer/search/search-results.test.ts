import { beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_FILTERS } from '#domain/search/filters.ts'
import { refused, setupApiServer } from '../../testing/api-server.ts'
import { loadSearch } from './search-results.ts'

const { faults } = vi.hoisted(() => ({ faults: [] as string[] }))
vi.mock('../../log.ts', () => ({ logError: (what: string) => faults.push(what) }))

const server = setupApiServer()
/** The bodies of the searches. */
const searches = () =>
  server.requests.filter(({ name }) => name === 'searchProviders').map(({ body }) => body)
const nothing = {
  providers: [],
  totalResults: 0,
  nextPageToken: null,
  hasMore: false,
  radiusKm: null,
}

beforeEach(() => {
  faults.length = 0
  server.answer('searchProviders', { data: { ...nothing, totalResults: 1 } })
  server.answer('listServices', ['waxing', 'nailArtist'])
})

test('[SEARCH-04, SEARCH-08] the first ten are requested with page token 1 and all search parameters', async () => {
  await loadSearch({ ...DEFAULT_FILTERS, serviceType: 'waxing', query: 'lotus' })
  const amsterdam = { countryCode: 'NL', latitude: 52.3676, longitude: 4.9041 }
  expect(searches()).toEqual([
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
  server.answer('searchProviders', {})
  const { firstPage } = await loadSearch(DEFAULT_FILTERS)
  expect(firstPage).toEqual({ ok: true, page: nothing })
})

test('[SEARCH-08] providers that fail to load are logged', async () => {
  await loadSearch(DEFAULT_FILTERS)
  expect(faults).toEqual([])
  server.answer('searchProviders', refused('unavailable'))
  const { firstPage, nearest } = await loadSearch(DEFAULT_FILTERS)
  expect(firstPage).toMatchObject({ ok: false, refusal: 'unavailable' })
  expect(nearest).toBeNull()
  expect(faults).toEqual(['The providers did not load'])
})

test('[SEARCH-14] service types that fail to load are logged, and none is available', async () => {
  expect((await loadSearch(DEFAULT_FILTERS)).offered).toEqual(['nailArtist', 'waxing'])
  server.answer('listServices', refused('unavailable'))
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
    server.answer('searchProviders', ({ body }) => {
      const isWide = (body as { widenToKm?: number }).widenToKm === 400
      const providers = isWide ? [{ ...salon, physicalLocation: { cityName } }] : []
      return { data: { ...nothing, providers, totalResults: providers.length } }
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
  expect(searches().at(-1)).toMatchObject({
    radiusKm: 25,
    widenBelow: 1,
    widenToKm: 400,
    sortBy: 'distance',
    pageSize: 1,
  })
})

test('with results, or without any provider, no other town is searched', async () => {
  expect((await loadSearch(DEFAULT_FILTERS)).nearestTown).toBeNull()
  server.answer('searchProviders', { data: nothing })
  expect((await loadSearch(DEFAULT_FILTERS)).nearestTown).toBeNull()
})
