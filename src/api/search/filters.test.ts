import { expect, test } from 'vitest'
import { aCatalogItem, aProvider } from '#demo/builders.ts'
import { AMSTERDAM, aMarket, type SearchBody } from './testing/a-market.ts'

const MAASTRICHT = { latitude: 50.8514, longitude: 5.691 }

test('a search may have a radius, and a radius of 25 km if too few are near', async () => {
  const { add, names, search } = await aMarket()
  const { latitude, longitude } = AMSTERDAM
  await add('a-far', { latitude: latitude + 0.2, longitude, rating: [0, 0, 0, 0, 9] })
  await add('b-near', { latitude: latitude + 0.05, longitude })
  await add('c-elsewhere', { ...MAASTRICHT })
  expect(await names({ ...AMSTERDAM, radiusKm: 10 })).toEqual(['b-near'])
  expect(await names({ ...AMSTERDAM, radiusKm: 10, widenBelow: 1 })).toEqual(['b-near'])
  expect(await search({ ...AMSTERDAM, radiusKm: 10, widenBelow: 2, pageSize: 1 })).toMatchObject({
    totalResults: 2,
    radiusKm: 25,
    nextPageToken: '2',
    providers: [{ username: 'a-far' }],
  })
  expect(await names({ ...AMSTERDAM, radiusKm: 400, sortBy: 'distance' })).toEqual([
    'b-near',
    'a-far',
    'c-elsewhere',
  ])
})

test('[SEARCH-08] a search that finds too little is repeated with the next radius, no farther than asked', async () => {
  const { add, search } = await aMarket()
  await add('a-60-km', { ...AMSTERDAM, latitude: AMSTERDAM.latitude + 0.54 })
  await add('b-maastricht', MAASTRICHT)
  const within = async (body: SearchBody) => {
    const { providers, radiusKm } = await search({ ...AMSTERDAM, sortBy: 'distance', ...body })
    return [radiusKm, ...providers.map(({ username }) => username)]
  }
  expect(await within({ widenBelow: 1 })).toEqual([25])
  expect(await within({ widenBelow: 1, widenToKm: 99 })).toEqual([50])
  expect(await within({ widenBelow: 1, widenToKm: 400 })).toEqual([100, 'a-60-km'])
  expect(await within({ widenBelow: 2, widenToKm: 400 })).toEqual([200, 'a-60-km', 'b-maastricht'])
  expect(await within({ widenBelow: 3, widenToKm: 400 })).toEqual([400, 'a-60-km', 'b-maastricht'])
  expect(await within({ radiusKm: 10, widenBelow: 1, widenToKm: 20 })).toEqual([10])
})

test('every filter applies: of providers that differ in one field only the matching one is found', async () => {
  const { add, database, names } = await aMarket()
  const here = { ...AMSTERDAM, serviceAvailability: 'SALON' as const, fullName: 'Studio Lotus' }
  await add('all', here)
  await add('far', { ...here, ...MAASTRICHT })
  await add('at-home', { ...here, serviceAvailability: 'DOORSTEP' })
  await add('closed', { ...here, hours: [] })
  await add('stopped', { ...here, active: false })
  await add('other-name', { ...here, fullName: 'Studio Roos' })
  const waxing = await aProvider(database, { ...here, userName: 'other-kind' })
  await aCatalogItem(database, waxing, { category: 'waxing' })
  const filters: SearchBody = {
    ...AMSTERDAM,
    countryCode: 'NL',
    serviceType: 'hairStyling',
    serviceDeliveryType: 'IN_SALOON',
    serviceAvailability: 'TODAY',
    searchQuery: 'lotus',
  }
  expect(await names(filters)).toEqual(['all'])
  expect(await names({ ...filters, latitude: null, longitude: null })).toEqual(['all', 'far'])
  expect(await names({ ...filters, serviceDeliveryType: '' })).toEqual(['all', 'at-home'])
  expect(await names({ ...filters, serviceAvailability: '' })).toEqual(['all', 'closed'])
  expect(await names({ ...filters, searchQuery: '' })).toEqual(['all', 'other-name'])
  expect(await names({ ...filters, serviceType: '' })).toEqual(['all', 'other-kind'])
  expect(await names({ ...filters, countryCode: 'BE' })).toEqual([])
})
