import { expect, test } from 'vitest'
import { DEFAULT_FILTERS, type SearchFilters } from '#domain/search/filters.ts'
import { en } from '#messages/en.ts'
import { createMessages } from '../../messages.ts'
import { searchRoute } from './search-route.ts'

type Head = Parameters<typeof searchRoute.head>[0]
const context = { i18n: createMessages('en', en), origin: 'https://bloesem.example' }

function headOf(overrides: Partial<SearchFilters>, found: readonly string[] | null) {
  const providers = found?.map((username) => ({ username, fullName: username }))
  const firstPage = providers ? { ok: true, page: { providers } } : { ok: false }
  const { meta = [], links = [] } = searchRoute.head({
    match: { context, loaderDeps: { ...DEFAULT_FILTERS, ...overrides } },
    loaderData: { firstPage },
  } as unknown as Head)
  const named = (name: string) =>
    meta.flatMap((tag) => ('name' in tag && tag.name === name ? [tag.content] : []))[0]
  return {
    title: meta.flatMap((tag) => ('title' in tag ? [tag.title] : []))[0],
    robots: named('robots')?.split(',')[0],
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
  }
}

const area = 'in and around'
test.each([
  [{}, `Book beauty and wellness ${area} Amsterdam | Bloesem`, '/search'],
  [{ cityCode: 'NL05' }, `Book beauty and wellness ${area} Utrecht | Bloesem`, '/search?city=NL05'],
  [
    { cityCode: 'NL05', placeName: 'De Bilt', point: { latitude: 52.11, longitude: 5.18 } },
    `Book beauty and wellness ${area} De Bilt | Bloesem`,
    '/search?city=NL05',
  ],
  [
    { cityCode: 'NL05', serviceType: 'waxing', sortBy: 'price' },
    `${en.catalog.categories.waxing.name} ${area} Utrecht: free times | Bloesem`,
    '/search?city=NL05&service=waxing',
  ],
] as const)(
  '[APP-10] a search with %j has the title %s and the address %s',
  (overrides, title, path) => {
    const canonical = `https://bloesem.example${path}`
    expect(headOf(overrides, ['salon-iris'])).toEqual({ title, robots: 'index', canonical })
  },
)

test.each([
  ['nobody', []],
  ['nothing', null],
])('[APP-10] a search that found %s is not indexed', (_, found) => {
  expect(headOf({}, found)).toMatchObject({ robots: 'noindex', canonical: undefined })
})

test('[APP-02] valid search parameters and the view are kept', () => {
  const search = { city: 'NL05', service: 'dentist', view: 'map', utm_source: 'x' }
  expect(searchRoute.validateSearch(search)).toEqual({ city: 'NL05', view: 'map' })
  expect(searchRoute.validateSearch({ view: 'globe', sort: 'recommended' })).toEqual({})
})
