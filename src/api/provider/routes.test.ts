import { expect, test } from 'vitest'
import { getProviderInfo, listCityProviders } from '#contract/provider.ts'
import { aCatalogItem, aPromotion, aProvider } from '#demo/builders.ts'
import { insertRow } from '#demo/insert-rows.ts'
import { type As, anApi } from '../testing/api.ts'

const api = await anApi()
const { database } = api

async function read(userName: string, from: As = {}) {
  const { data } = await api.call(getProviderInfo, { params: { userName } }, from)
  return data.providerInfo
}

test('[PROFILE-05, DATA-03] the answer has everything that a profile page shows', async () => {
  const salon = await aProvider(database, {
    userName: 'atelier-pioen',
    fullName: 'Atelier Pioen',
    cityCode: 'NL05',
    serviceAvailability: 'BOTH',
    serviceRadiusKm: 12,
    minimumOrderCents: 4550,
    rating: [0, 0, 1, 2, 5],
    latitude: 52.09,
    longitude: 5.12,
  })
  const nails = await aCatalogItem(database, salon, {
    category: 'nailArtist',
    serviceCode: '0001',
    nameEn: 'Gel nails',
    nameNl: 'Gelnagels',
    priceCents: 3995,
    durationMinutes: 50,
    vatRate: 21,
  })
  const painting = await aCatalogItem(database, salon, {
    category: 'nailArtist',
    serviceCode: '0007',
    isAddon: true,
    parentId: nails.id,
    position: 1,
  })
  const gallery = { provider_id: salon.id, position: 0, url: '/art/pioen.svg' }
  await aPromotion(database, salon)
  await insertRow(database, 'gallery_items', { ...gallery, description_nl: 'De werktafel' })

  const info = await read('Atelier-Pioen', { language: 'nl' })
  expect(info.profile).toEqual({
    userName: 'atelier-pioen',
    fullName: 'Atelier Pioen',
    rating: 4.5,
    intro: 'Een kleine salon met vier stoelen en geen haast.',
    profilePictureUrl: '/art/portraits/atelier-pioen.svg',
  })
  expect(info.businessProfile).toMatchObject({
    serviceAvailability: 'BOTH',
    typeOfServices: ['nailArtist'],
    countryCode: 'NL',
    physicalLocation: {
      address: 'Haarlemmerdijk 112',
      postalCode: '1013 JH',
      cityCode: 'NL05',
      cityName: 'Utrecht',
      latitude: 52.09,
      longitude: 5.12,
    },
    doorstepDeliveryInfo: { zeroTravelFeeRangeKm: 12, minimumOrderValue: 45.5, travelFee: 0 },
    timeZone: 'Europe/Amsterdam',
  })
  expect(info.contactInfo).toEqual({
    email: 'atelier-pioen@voorbeeld.nl',
    mobileNumbers: ['0205550112'],
    website: null,
    socialMedia: { instagram: null, facebook: null, twitter: null },
  })
  expect(info.promotions).toMatchObject([{ title: 'Bloesemdagen' }])
  expect(info.ratings).toEqual({ averageRating: 4.5, totalCount: 8 })
  expect(info.galleryItems).toMatchObject([{ url: '/art/pioen.svg', description: 'De werktafel' }])
  expect(info.catalogItems).toMatchObject([
    {
      catalogItemId: nails.id,
      service: '0001',
      serviceName: 'Gelnagels',
      serviceType: 'nailArtist',
      price: 39.95,
      duration: 50,
      vatRate: 21,
      status: 'active',
      isAddon: false,
      children: [painting.id],
      serviceNames: { en: 'Gel nails', nl: 'Gelnagels' },
    },
    { catalogItemId: painting.id, isAddon: true, children: [] },
  ])
})

test('[LANG-04] texts are in the requested language; the cookie of the switch comes first', async () => {
  const salon = await aProvider(database)
  await aCatalogItem(database, salon)
  const words = async (from: As) => {
    const { profile, catalogItems } = await read(salon.userName, from)
    return [profile.intro, catalogItems[0]?.serviceName]
  }
  const english = ['A small salon with four chairs and no hurry.', 'Cut & blow-dry']
  const dutch = ['Een kleine salon met vier stoelen en geen haast.', 'Knippen & föhnen']
  expect(await words({})).toEqual(english)
  expect(await words({ language: 'nl' })).toEqual(dutch)
  const switched = { language: 'nl', headers: { cookie: 'language=en' } } as const
  expect(await words(switched)).toEqual(english)
})

test('retired items are left out, and an add-on is listed with its item', async () => {
  const salon = await aProvider(database)
  const off = await aCatalogItem(database, salon, { active: false })
  await aCatalogItem(database, salon, { isAddon: true, parentId: off.id })
  const kept = await aCatalogItem(database, salon)
  expect((await read(salon.userName)).catalogItems.map((item) => item.catalogItemId)).toEqual([
    kept.id,
  ])
})

test('[PROMO-01] the promotions that run today in their own zone are included', async () => {
  const salon = await aProvider(database)
  const today = { startDate: '2026-11-20', endDate: '2026-11-20' }
  const runs = await aPromotion(database, salon, { ...today, flatRateOffCents: 1250 })
  await aPromotion(database, salon, { ...today, active: false })
  await aPromotion(database, salon, { startDate: '2026-11-21', endDate: '2026-11-30' })
  // At noon in Amsterdam it is already tomorrow on Kiritimati.
  const tomorrow = { startDate: '2026-11-21', endDate: '2026-11-21' }
  const ahead = await aPromotion(database, salon, { ...tomorrow, timeZone: 'Pacific/Kiritimati' })
  const { promotions } = await read(salon.userName)
  expect(promotions.map(({ id }) => id)).toEqual([runs.id, ahead.id])
  expect(promotions[0]).toMatchObject({ flatRateOff: 12.5, discountPercentage: null })
})

test('an unknown or hidden provider is not found', async () => {
  const { userName } = await aProvider(database, { active: false })
  for (const name of ['nobody', userName]) {
    const refused = await api.refusal(getProviderInfo, { params: { userName: name } })
    expect(refused).toMatchObject({ code: 'not-found', statusCode: 404 })
  }
})

test('[DATA-03] providers of a city are listed best rated first, of one service type if requested', async () => {
  const place = { cityCode: 'NL38' }
  const rated = (five: number) => [0, 0, 1, 0, five] as const
  const good = await aProvider(database, { ...place, userName: 'b-good', rating: rated(3) })
  const best = await aProvider(database, { ...place, userName: 'c-best', rating: rated(30) })
  const unrated = await aProvider(database, { ...place, userName: 'a-new' })
  await aProvider(database, { ...place, active: false })
  await aCatalogItem(database, good, { category: 'waxing' })
  await aCatalogItem(database, unrated, { category: 'hairStyling' })

  const names = async (serviceType?: 'waxing' | '') => {
    const params = { countryCode: 'nl', cityCode: 'nl38' }
    const reply = await api.call(listCityProviders, { params, query: { serviceType } })
    expect(reply.statusCode).toBe(200)
    return reply.data.profiles.map((profile) => profile.userName)
  }
  expect(await names()).toEqual([best.userName, good.userName, unrated.userName])
  expect(await names('')).toHaveLength(3)
  expect(await names('waxing')).toEqual([good.userName])
})

test('[WORK-149] a provider that works at homes alone keeps street, postal code and exact point to itself', async () => {
  const at = { latitude: 52.36712, longitude: 4.90449, cityCode: 'NL22' } as const
  const home = await aProvider(database, { ...at, serviceAvailability: 'DOORSTEP' })
  const hidden = {
    address: '',
    postalCode: '',
    cityCode: 'NL22',
    cityName: expect.any(String),
    latitude: 52.37,
    longitude: 4.9,
  }
  const { businessProfile } = await read(home.userName)
  expect(businessProfile.physicalLocation).toEqual(hidden)
  const city = { countryCode: 'NL', cityCode: 'NL22' }
  const { data } = await api.call(listCityProviders, { params: city, query: {} })
  expect(data.profiles.map((profile) => profile.physicalLocation)).toEqual([hidden])
})

test('[DATA-03] a city with many providers lists the 200 best rated', async () => {
  const inAssen = { cityCode: 'NL23', rating: [0, 0, 0, 0, 1] } as const
  const many = Array.from({ length: 200 }, () => aProvider(database, { ...inAssen }))
  const salons = await Promise.all(many)
  await aProvider(database, { ...inAssen, userName: 'the-201st', rating: [0, 0, 0, 1, 0] })
  const city = { countryCode: 'NL', cityCode: inAssen.cityCode }
  const { data } = await api.call(listCityProviders, { params: city, query: {} })
  const shown = data.profiles.map(({ userName }) => userName)
  expect(shown.toSorted()).toEqual(salons.map(({ userName }) => userName).toSorted())
})

test('[WORK-210] the shortest treatment is the one that search takes: of several the one with the least buffer', async () => {
  const salon = await aProvider(database, { userName: 'two-cuts', bufferMinutes: 15 })
  expect((await read('two-cuts')).shortestItemId).toBeNull()
  const bufferedIds = []
  for (const bufferMinutes of [null, 30, 5, 10]) {
    const { id } = await aCatalogItem(database, salon, { durationMinutes: 45 })
    await database.query
      .updateTable('catalog_items')
      .set({ buffer_minutes: bufferMinutes })
      .where('id', '=', id)
      .execute()
    bufferedIds.push(id)
  }
  await aCatalogItem(database, salon, { durationMinutes: 10, isAddon: true })
  expect((await read('two-cuts')).shortestItemId).toBe(bufferedIds[2])
  const { rows } = await database.pool.query(
    'select buffer_minutes from provider_categories where provider_id = $1',
    [salon.id],
  )
  expect(rows).toEqual([{ buffer_minutes: 5 }])
})
