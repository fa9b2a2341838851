import { beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_FILTERS } from '#domain/search/filters.ts'
import { loadSearch } from './search-results.ts'

const { answers, asked, faults } = vi.hoisted(() => ({
  answers: new Map<string, unknown>(),
  asked: [] as object[],
  faults: [] as string[],
}))
vi.mock('../../log.ts', () => ({ logFault: (what: string) => faults.push(what) }))
vi.mock('../../api-client.ts', () => ({
  api: async (name: string, call: { body?: object }) => {
    if (call.body) asked.push(call.body)
    return answers.get(name)
  },
}))

const nothing = { providers: [], totalResults: 0, nextPageToken: null, hasMore: false }

beforeEach(() => {
  asked.length = faults.length = 0
  answers.set('searchProviders', { ok: true, reply: { data: { ...nothing, totalResults: 1 } } })
  answers.set('listServices', { ok: true, reply: ['waxing', 'nailArtist'] })
})

test('[SEARCH-04, SEARCH-08] the first ten are asked for by page token 1, and by all that a search says', async () => {
  await loadSearch({ ...DEFAULT_FILTERS, serviceType: 'waxing', query: 'lotus' })
  const amsterdam = { countryCode: 'NL', latitude: 52.3676, longitude: 4.9041 }
  expect(asked).toEqual([
    {
      ...{ pageSize: 10, pageToken: '1', ...amsterdam, serviceType: 'waxing' },
      ...{ serviceDeliveryType: 'IN_SALOON', serviceAvailability: '', searchQuery: 'lotus' },
      sortBy: 'recommended',
    },
  ])
})

test('[SEARCH-08] an answer without data is an empty list and a total of zero', async () => {
  answers.set('searchProviders', { ok: true, reply: {} })
  const { answer } = await loadSearch(DEFAULT_FILTERS)
  expect(answer).toEqual({ ok: true, page: nothing })
})

test('[SEARCH-14] where the service types do not come through none is available, and that is logged', async () => {
  expect((await loadSearch(DEFAULT_FILTERS)).offered).toEqual(['nailArtist', 'waxing'])
  answers.set('listServices', { ok: false, refusal: 'unavailable' })
  expect((await loadSearch(DEFAULT_FILTERS)).offered).toEqual([])
  expect(faults).toEqual(['The service types did not load'])
})
