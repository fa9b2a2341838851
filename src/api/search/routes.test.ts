import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { searchProviders } from '#contract/search.ts'
import { aCatalogItem, aPromotion, aProvider, workingHours } from '#demo/builders.ts'
import { aBlock } from '#demo/order-builders.ts'
import { saturday, TEST_NOW, tuesday } from '#demo/weekdays.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { injection } from '../testing/api.ts'
import { AMSTERDAM, aMarket, type SearchBody } from './testing/a-market.ts'

const MAASTRICHT = { latitude: 50.8514, longitude: 5.691 }

test('[SEARCH-03, SEARCH-08, DATA-05] a result with everything a card shows, three services of all', async () => {
  const { database, search } = await aMarket()
  const salon = await aProvider(database, {
    userName: 'atelier-pioen',
    fullName: 'Atelier Pioen',
    rating: [0, 0, 0, 1, 1],
    serviceAvailability: 'BOTH',
    minimumOrderCents: 4500,
    ...AMSTERDAM,
  })
  await aCatalogItem(database, salon, { category: 'waxing', priceCents: 2000, durationMinutes: 20 })
  await aCatalogItem(database, salon, {
    category: 'nailArtist',
    priceCents: 5050,
    durationMinutes: 60,
    nameNl: 'Gelnagels',
    position: 1,
  })
  await aCatalogItem(database, salon, {
    category: 'nailArtist',
    priceCents: 3000,
    durationMinutes: 90,
    position: 2,
  })
  await aCatalogItem(database, salon, { category: 'waxing', priceCents: 2500, position: 3 })
  await aCatalogItem(database, salon, {
    category: 'nailArtist',
    priceCents: 500,
    durationMinutes: 5,
    isAddon: true,
  })
  await aPromotion(database, salon, { discountPercentage: 5 })
  await aPromotion(database, salon, { flatRateOffCents: 900 })

  const point = { ...AMSTERDAM, latitude: AMSTERDAM.latitude + 0.1 }
  const found = await search({ ...point, serviceType: 'nailArtist' }, { language: 'nl' })
  expect(found).toMatchObject({
    totalResults: 1,
    hasMore: false,
    nextPageToken: null,
    radiusKm: 25,
  })
  expect(found.providers[0]).toEqual({
    username: 'atelier-pioen',
    fullName: 'Atelier Pioen',
    rating: 4.5,
    numberOfReviews: 2,
    profilePictureUrl: '/art/portraits/atelier-pioen.svg',
    ...AMSTERDAM,
    physicalLocation: {
      address: 'Haarlemmerdijk 112',
      postalCode: '1013 JH',
      cityName: 'Amsterdam',
      ...AMSTERDAM,
    },
    distance: expect.closeTo(11.12, 2),
    serviceAvailability: 'BOTH',
    typeOfServices: ['nailArtist', 'waxing'],
    serviceDurations: { nailArtist: 60, waxing: 20 },
    servicePrices: { nailArtist: 30, waxing: 20 },
    topServices: [
      { serviceName: 'Gelnagels', duration: 60, price: 50.5 },
      { serviceName: 'Knippen & föhnen', duration: 90, price: 30 },
      { serviceName: 'Knippen & föhnen', duration: 20, price: 20 },
    ],
    doorstepDeliveryInfo: { minimumOrderValue: 45 },
    travelFee: 0,
    promotion: { title: 'Bloesemdagen' },
    timeZone: 'Europe/Amsterdam',
    // It is Friday noon; with an hour's notice.
    firstAvailable: '2026-11-20T13:00:00+01:00',
    nextAvailable: [
      '2026-11-20T13:00:00+01:00',
      '2026-11-20T13:15:00+01:00',
      '2026-11-20T13:30:00+01:00',
    ],
  })
})

test('[WORK-149] who comes from home is found by a rounded point, without street and postal code', async () => {
  const { add, search } = await aMarket()
  const at = { latitude: 52.36712, longitude: 4.90449 }
  await add('at-home', { ...at, serviceAvailability: 'DOORSTEP' })
  await add('both', { ...at, serviceAvailability: 'BOTH' })
  const near = { latitude: 52.37, longitude: 4.9 }
  const { providers } = await search({ ...near, sortBy: 'distance' })
  const [home, salon] = ['at-home', 'both'].map((name) =>
    providers.find(({ username }) => username === name),
  )
  expect(home).toMatchObject({ ...near, distance: 0 })
  expect(home?.physicalLocation).toEqual({
    address: '',
    postalCode: '',
    cityName: 'Amsterdam',
    ...near,
  })
  expect(salon).toMatchObject({ ...at, physicalLocation: { address: 'Haarlemmerdijk 112', ...at } })
  expect(salon?.distance).toBeGreaterThan(0.3)
})

test('a point extremely close to the equator counts as on it', async () => {
  const { search } = await aMarket()
  expect(await search({ latitude: 5e-324, longitude: -5e-324 })).toMatchObject({ totalResults: 0 })
})

test('[SEARCH-08] no result is an empty list and a total of zero', async () => {
  const { search } = await aMarket()
  const nothing = {
    providers: [],
    totalResults: 0,
    nextPageToken: null,
    hasMore: false,
    radiusKm: null,
  }
  expect(await search({ serviceAvailability: 'TODAY', sortBy: 'firstAvailable' })).toEqual(nothing)
})

test('a search covers 25 km along the great circle; without a point the whole country', async () => {
  const { add, names, search } = await aMarket()
  await add('a-near', { latitude: AMSTERDAM.latitude + 0.2247, longitude: AMSTERDAM.longitude })
  await add('b-just-too-far', {
    latitude: AMSTERDAM.latitude + 0.225,
    longitude: AMSTERDAM.longitude,
  })
  // Inside the box round the circle, outside the circle.
  await add('c-in-the-corner', {
    latitude: AMSTERDAM.latitude + 0.2,
    longitude: AMSTERDAM.longitude + 0.3,
  })
  expect(await names({ ...AMSTERDAM })).toEqual(['a-near'])
  expect(await names()).toHaveLength(3)
  expect((await search()).providers[0]?.distance).toBeNull()
})

test('a provider that moves while its catalog changes is found at its new place', async () => {
  const { add, names, database } = await aMarket()
  const salon = await add('on-the-move', { ...AMSTERDAM })
  const near = (point: typeof AMSTERDAM) => names({ ...point, serviceType: 'hairStyling' })
  expect(await near(AMSTERDAM)).toEqual(['on-the-move'])
  await database.pool.query('update catalog_items set active = false')

  const move = await database.pool.connect()
  onTestFinished(() => move.release(true))
  await move.query('begin')
  const { latitude, longitude } = MAASTRICHT
  await move.query('update providers set location = point($1, $2)', [longitude, latitude])
  const change = database.pool.query('update catalog_items set active = true')
  await waitsForLock(database.pool)
  await move.query('commit')
  await change

  expect(await near(AMSTERDAM)).toEqual([])
  expect(await near(MAASTRICHT)).toEqual([salon.userName])
})

async function waitsForLock(pool: Pool): Promise<void> {
  const waiting = `select from pg_locks where not granted and pid in
    (select pid from pg_stat_activity where datname = current_database())`
  while ((await pool.query(waiting)).rowCount === 0);
}

test('[SEARCH-09] delivery IN_SALOON matches SALON and BOTH, DOORSTEP matches DOORSTEP and BOTH', async () => {
  const { add, names } = await aMarket()
  for (const kind of ['BOTH', 'DOORSTEP', 'SALON'] as const) {
    await add(kind.toLowerCase(), { serviceAvailability: kind })
  }
  expect(await names({ serviceDeliveryType: 'IN_SALOON' })).toEqual(['both', 'salon'])
  expect(await names({ serviceDeliveryType: 'DOORSTEP' })).toEqual(['both', 'doorstep'])
  expect(await names({ serviceDeliveryType: '' })).toEqual(['both', 'doorstep', 'salon'])
})

test('an empty, null or absent field is no filter; hidden providers are never found', async () => {
  const { add, names } = await aMarket()
  await add('here')
  await add('stopped', { active: false })
  const blank = {
    countryCode: '',
    serviceType: '',
    searchQuery: '',
    sortBy: '',
    pageToken: '',
  } as const
  expect(await names({ ...blank, latitude: null, longitude: '' })).toEqual(['here'])
  expect(await names({ countryCode: 'nl' })).toEqual(['here'])
  expect(await names({ countryCode: 'BE' })).toEqual([])
})

test('text: every word, in the name or a treatment of either language, accents and capitals aside', async () => {
  const { database, names } = await aMarket()
  const zoe = await aProvider(database, { userName: 'zoe', fullName: 'Studio Zoë & Zus' })
  await aCatalogItem(database, zoe, { nameEn: 'Cut', nameNl: 'Knippen en föhnen' })
  await aCatalogItem(database, zoe, { nameNl: 'Epileren 100%', nameEn: 'Epilation', active: false })
  const bar = await aProvider(database, { userName: 'bar', fullName: 'Wenkbrauwbar' })
  await aCatalogItem(database, bar, { nameEn: 'Brow lift', nameNl: 'Brow lift 50% extra' })
  const find = (searchQuery: string) => names({ searchQuery })
  expect(await find('ZOE')).toEqual(['zoe'])
  expect(await find('  föhnen   studio ')).toEqual(['zoe'])
  expect(await find('fohn zus')).toEqual(['zoe'])
  expect(await find('studio brow')).toEqual([])
  expect(await find('50%')).toEqual(['bar'])
  expect(await find('_')).toEqual([])
  expect(await find('epileren')).toEqual([])
  await database.query
    .updateTable('providers')
    .set({ full_name: 'Atelier Zoë' })
    .where('user_name', '=', 'zoe')
    .execute()
  expect(await find('studio')).toEqual([])
  expect(await find('atelier cut')).toEqual(['zoe'])
})

test('[SEARCH-10, WORK-131] the shortest main item of the category must fit, with its buffer', async () => {
  const { database, names } = await aMarket()
  const hours = workingHours('09:00', '10:00', [6])
  const salon = await aProvider(database, { userName: 'saturday-hour', bufferMinutes: 120, hours })
  await aCatalogItem(database, salon, { category: 'nailArtist', durationMinutes: 60 })
  await aCatalogItem(database, salon, { category: 'waxing', durationMinutes: 75 })
  await aCatalogItem(database, salon, { category: 'waxing', durationMinutes: 10, isAddon: true })
  const on = (
    serviceAvailability: SearchBody['serviceAvailability'],
    serviceType: SearchBody['serviceType'],
  ) => names({ serviceAvailability, serviceType })
  expect(await on('WEEKEND', 'nailArtist')).toEqual(['saturday-hour'])
  expect(await on('WEEKEND', 'waxing')).toEqual([])
  expect(await on('WEEKEND', '')).toEqual(['saturday-hour'])
  expect(await on('TODAY', '')).toEqual([])
  // Two hours of buffer run on after closing time, up to what is booked then.
  const block = await aBlock(database, salon, {
    startsAt: saturday('12:00'),
    endsAt: saturday('13:00'),
  })
  expect(await on('WEEKEND', 'nailArtist')).toEqual(['saturday-hour'])
  await aBlock(database, salon, { startsAt: block.startsAt - MINUTE_MS, endsAt: block.startsAt })
  expect(await on('WEEKEND', 'nailArtist')).toEqual([])
  const shortest = database.query.updateTable('catalog_items').where('duration_minutes', '=', 60)
  await shortest.set({ buffer_minutes: 60 }).execute()
  expect(await on('WEEKEND', 'nailArtist')).toEqual(['saturday-hour'])
  expect(await on('WEEKEND', '')).toEqual(['saturday-hour'])
  await shortest.set({ buffer_minutes: 120 }).execute()
  expect(await on('WEEKEND', '')).toEqual([])
})

test('[SEARCH-10] changed working hours apply to the search at once', async () => {
  const { database, names } = await aMarket()
  const salon = await aProvider(database, {
    userName: 'saturday',
    hours: workingHours('09:00', '17:00', [6]),
  })
  await aCatalogItem(database, salon)
  const weekend = () => names({ serviceAvailability: 'WEEKEND' })
  expect(await weekend()).toEqual(['saturday'])
  await database.query.updateTable('working_hours').set({ day: 3 }).execute()
  expect(await weekend()).toEqual([])
  await database.query.updateTable('working_hours').set({ day: 0 }).execute()
  expect(await weekend()).toEqual(['saturday'])
  await database.query.deleteFrom('working_hours').execute()
  expect(await weekend()).toEqual([])
})

test('first starts lie within the requested time; without one in six weeks there is none', async () => {
  const { add, database, search } = await aMarket()
  const salon = await add('steady')
  const full = await add('full')
  await aBlock(database, full, { startsAt: TEST_NOW, endsAt: TEST_NOW + 50 * DAY_MS })
  const late = await add('late')
  await aBlock(database, late, { startsAt: TEST_NOW, endsAt: TEST_NOW + 25 * DAY_MS })
  await aBlock(database, salon, { startsAt: tuesday('09:00'), endsAt: tuesday('17:00') })
  await aProvider(database, { userName: 'nothing-on-the-menu' })

  const starts = async (body: SearchBody) => {
    const { providers } = await search(body)
    return Object.fromEntries(providers.map((card) => [card.username, card.nextAvailable]))
  }
  expect(await starts({})).toEqual({
    full: [],
    late: expect.arrayContaining(['2026-12-15T12:00:00+01:00']),
    'nothing-on-the-menu': [],
    steady: expect.arrayContaining(['2026-11-20T13:00:00+01:00']),
  })
  expect(await starts({ serviceAvailability: 'NEXT_WEEK' })).toEqual({
    steady: ['2026-11-24T17:00:00+01:00', '2026-11-24T17:15:00+01:00'],
  })
})

test('wrong types and values are named', async () => {
  const { app } = await aMarket()
  const detail = async (body: unknown) => {
    const answer = await app.inject(injection(searchProviders, { body }))
    expect(answer.statusCode).toBe(400)
    return answer.json().details[0]
  }
  expect(await detail({ pageSize: 51 })).toMatchObject({ path: 'body.pageSize' })
  expect(await detail({ pageSize: '10' })).toMatchObject({ path: 'body.pageSize' })
  expect(await detail({ latitude: 91 })).toEqual({
    path: 'body.latitude',
    message: 'Too big: expected number to be <=90',
  })
  expect(await detail({ pageToken: '0' })).toEqual({
    path: 'body.pageToken',
    message: "is a page number such as '1'",
  })
  expect(await detail({ serviceType: 'plumbing' })).toMatchObject({ path: 'body.serviceType' })
  expect(await detail({ latitude: 52.4 })).toEqual({
    path: 'body.longitude',
    message: 'is missing beside latitude',
  })
  expect(await detail({ latitude: '', longitude: 4.9 })).toMatchObject({ path: 'body.latitude' })
  expect(await detail([])).toMatchObject({ path: 'body' })
})
