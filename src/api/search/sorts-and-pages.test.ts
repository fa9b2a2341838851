import { expect, test } from 'vitest'
import { searchProviders } from '#contract/search.ts'
import { aCatalogItem, aProvider, workingHours } from '#demo/builders.ts'
import { SORTS } from '#domain/search/filters.ts'
import { injection } from '../testing/api.ts'
import { AMSTERDAM, aMarket, type SearchBody } from './testing/a-market.ts'

test('[SEARCH-09] sorts: the last key is always the user name', async () => {
  const { database, names } = await aMarket()
  const add = async (
    userName: string,
    options: Parameters<typeof aProvider>[1],
    priceCents: number,
  ) => {
    const salon = await aProvider(database, { userName, ...AMSTERDAM, ...options })
    await aCatalogItem(database, salon, { priceCents })
  }
  const busyTill = workingHours('16:00', '18:00', [5])
  await add('e-top', { rating: [0, 0, 0, 0, 3], latitude: 52.4, hours: busyTill }, 3000)
  await add('d-loved', { rating: [0, 0, 0, 9, 1], latitude: 52.38 }, 2000)
  await add('c-loved', { rating: [0, 0, 0, 9, 1], latitude: 52.38 }, 2000)
  await add('b-known', { rating: [0, 0, 9, 9, 0], latitude: 52.37 }, 9000)
  await add('a-new', { latitude: 52.5, hours: [] }, 1000)

  const by = (sortBy: SearchBody['sortBy']) => names({ ...AMSTERDAM, sortBy })
  const best = ['e-top', 'c-loved', 'd-loved', 'b-known', 'a-new']
  expect(await by('recommended')).toEqual(best)
  expect(await by('rating')).toEqual(best)
  expect(await by('popular')).toEqual(['b-known', 'c-loved', 'd-loved', 'e-top', 'a-new'])
  expect(await by('distance')).toEqual(['b-known', 'c-loved', 'd-loved', 'e-top', 'a-new'])
  expect(await by('price')).toEqual(['a-new', 'c-loved', 'd-loved', 'e-top', 'b-known'])
  expect(await by('firstAvailable')).toEqual(['b-known', 'c-loved', 'd-loved', 'e-top', 'a-new'])
})

test('price and length are those of the asked category', async () => {
  const { database, names } = await aMarket()
  const cheap = await aProvider(database, { userName: 'cheap-elsewhere' })
  await aCatalogItem(database, cheap, { category: 'waxing', priceCents: 500 })
  await aCatalogItem(database, cheap, { category: 'nailArtist', priceCents: 6000 })
  const fair = await aProvider(database, { userName: 'fair' })
  await aCatalogItem(database, fair, { category: 'nailArtist', priceCents: 3000 })
  expect(await names({ sortBy: 'price', serviceType: 'nailArtist' })).toEqual([
    'fair',
    'cheap-elsewhere',
  ])
  expect(await names({ sortBy: 'price' })).toEqual(['cheap-elsewhere', 'fair'])
})

test('[WORK-186] for visits at home the price is with the travel fee, by which the cheapest is sorted and which the card has', async () => {
  const { database, search } = await aMarket()
  const add = async (userName: string, options: Parameters<typeof aProvider>[1], euros: number) => {
    const salon = await aProvider(database, { userName, ...options })
    await aCatalogItem(database, salon, { priceCents: euros * 100 })
  }
  await add('far-both', { serviceAvailability: 'BOTH', travelFeeCents: 2000 }, 30)
  await add('only-home', { serviceAvailability: 'DOORSTEP', travelFeeCents: 550 }, 40)
  await add('salon', { serviceAvailability: 'SALON', travelFeeCents: 900 }, 35)
  const sorted = async (body: SearchBody) => {
    const { providers } = await search({ sortBy: 'price', ...body })
    return providers.map(({ username, travelFee }) => [username, travelFee])
  }
  const anywhere = [
    ['far-both', 0],
    ['salon', 0],
    ['only-home', 5.5],
  ]
  expect(await sorted({})).toEqual(anywhere)
  expect(await sorted({ serviceType: 'hairStyling' })).toEqual(anywhere)
  expect(await sorted({ serviceDeliveryType: 'IN_SALOON' })).toEqual([
    ['far-both', 0],
    ['salon', 0],
  ])
  const atHome = [
    ['only-home', 5.5],
    ['far-both', 20],
  ]
  expect(await sorted({ serviceDeliveryType: 'DOORSTEP' })).toEqual(atHome)
  expect(await sorted({ serviceDeliveryType: 'DOORSTEP', serviceType: 'hairStyling' })).toEqual(
    atHome,
  )
})

test('[SEARCH-04] pages neither overlap nor leave out, and the total is exact', async () => {
  const { add, search } = await aMarket()
  for (let index = 0; index < 12; index++) await add(`salon-${String.fromCharCode(97 + index)}`)
  const pages = []
  let pageToken: string | null = '1'
  while (pageToken) {
    const found: Awaited<ReturnType<typeof search>> = await search({ pageSize: 5, pageToken })
    expect(found.totalResults).toBe(12)
    expect(found.hasMore).toBe(found.nextPageToken !== null)
    pages.push(found.providers.map(({ username }) => username))
    pageToken = found.nextPageToken
  }
  expect(pages.map((page) => page.length)).toEqual([5, 5, 2])
  expect(pages.flat()).toEqual([...pages.flat()].sort())
  expect(new Set(pages.flat()).size).toBe(12)
  expect(await search({ pageSize: 5, pageToken: '9' })).toMatchObject({
    providers: [],
    totalResults: 12,
  })
  expect((await search()).providers).toHaveLength(10)
  const last = await search({ pageSize: 6, pageToken: '2' })
  expect(last).toMatchObject({ hasMore: false, nextPageToken: null })
  expect(last.providers).toHaveLength(6)
})

test('the number of queries does not grow with the page', async () => {
  const { app, add, database } = await aMarket()
  for (let index = 0; index < 30; index++) await add(`salon-${index}`)
  const queriesFor = async (pageSize: number) => {
    let queries = 0
    const count = () => queries++
    database.pool.on('release', count)
    const body = { pageSize, serviceAvailability: 'THIS_WEEK', sortBy: 'firstAvailable' }
    const answer = await app.inject(injection(searchProviders, { body }))
    database.pool.off('release', count)
    expect(answer.json().data.providers).toHaveLength(pageSize)
    return queries
  }
  const forOne = await queriesFor(1)
  expect(forOne).toBeGreaterThan(1)
  expect(await queriesFor(30)).toBe(forOne)
})

test('a page far beyond the last one is empty, in every order', async () => {
  const { add, call } = await aMarket()
  await add('only')
  for (const sortBy of SORTS) {
    for (const pageToken of ['300000', '999999']) {
      const { data } = await call(searchProviders, { body: { sortBy, pageToken, pageSize: 50 } })
      expect({ sortBy, pageToken, ...data }).toMatchObject({
        providers: [],
        totalResults: 1,
        hasMore: false,
      })
    }
  }
})
