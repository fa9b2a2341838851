import { expect, test } from 'vitest'
import { getProfile, saveProfile } from '#contract/profile.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { searchProviders } from '#contract/search.ts'
import { aCatalogItem, anAccount, aPicture, aProvider } from '#demo/builders.ts'
import type { Language } from '#messages/language.ts'
import { type As, anApi } from '../testing/api.ts'

const { call, database, refusal } = await anApi()
const FLEUR: As = { as: { userName: 'fleur' } }
for (const userName of ['fleur', 'saskia', 'jip']) await anAccount(database, { userName })

async function aSalon() {
  const salon = await aProvider(database, { ownerUserName: 'fleur', rating: [0, 0, 0, 0, 3] })
  await aCatalogItem(database, salon, { nameNl: 'Knippen', nameEn: 'Cut', priceCents: 4250 })
  const params = { userName: salon.userName }
  const read = async () => (await call(getProfile, { params }, { ...FLEUR, language: 'nl' })).data
  return { ...salon, params, read }
}

test('[WORK-59, WORK-60, WORK-139] a profile is read with what its card shows, changed, and seen by customers', async () => {
  const { params, read } = await aSalon()
  const { version, profile, card } = await read()
  expect(card).toEqual({
    rating: 5,
    numberOfReviews: 3,
    services: [{ name: 'Knippen', price: 42.5 }],
  })
  const changed = {
    ...profile,
    fullName: ' Salon Kers ',
    introNl: 'Nieuw',
    introEn: 'New',
    website: 'kers.nl',
    phones: ['0612345678'],
    kvkNumber: '12 34 56 78',
    vatId: '',
    instagram: '@kers',
    serviceAvailability: 'BOTH' as const,
    serviceRadiusKm: 12,
    minimumOrder: 35.5,
    travelFee: 7.5,
  }
  const { data } = await call(saveProfile, { params, body: { version, profile: changed } }, FLEUR)
  expect(data.version).toBe(version + 1)
  expect(await read()).toMatchObject({ version: data.version, profile: data.profile })
  const intro = async (language: Language) => {
    const { providerInfo } = (await call(getProviderInfo, { params }, { language })).data
    return providerInfo
  }
  expect((await intro('en')).profile.intro).toBe('New')
  expect(await intro('nl')).toMatchObject({
    profile: { intro: 'Nieuw', fullName: 'Salon Kers' },
    contactInfo: {
      website: 'https://kers.nl',
      mobileNumbers: ['0612345678'],
      socialMedia: { instagram: 'https://www.instagram.com/kers' },
    },
    businessProfile: {
      kvkNumber: '12345678',
      serviceAvailability: 'BOTH',
      doorstepDeliveryInfo: { zeroTravelFeeRangeKm: 12, minimumOrderValue: 35.5, travelFee: 7.5 },
    },
  })
})

test('[WORK-59] a fault is named by its path, and nothing is written', async () => {
  const { params, read } = await aSalon()
  const { version, profile } = await read()
  const wrong = { ...profile, introEn: '', kvkNumber: '123', fullName: 'Anders' }
  const refused = await refusal(saveProfile, { params, body: { version, profile: wrong } }, FLEUR)
  expect(refused.details).toEqual([
    { path: 'body.profile.introEn', message: 'is refused: required' },
    { path: 'body.profile.kvkNumber', message: 'is refused: kvk' },
  ])
  expect(await read()).toMatchObject({ version, profile })
})

test('[WORK-130] the point on the map is where search and the page find the salon', async () => {
  const { params, userName, read } = await aSalon()
  const { version, profile } = await read()
  const point = { latitude: 53.2012, longitude: 5.7999 } // in Leeuwarden
  await call(saveProfile, { params, body: { version, profile: { ...profile, point } } }, FLEUR)
  expect((await read()).profile.point).toEqual(point)
  const { providerInfo } = (await call(getProviderInfo, { params })).data
  expect(providerInfo.businessProfile.physicalLocation).toMatchObject(point)
  const near = { ...point, radiusKm: 1, pageSize: 50 }
  const { data } = await call(searchProviders, { body: near })
  expect(data.providers).toContainEqual(
    expect.objectContaining({ username: userName, distance: 0 }),
  )
})

test('[WORK-130, WORK-139, WORK-140, WORK-212, WORK-213] a page that knows neither point nor travel leaves them as they are', async () => {
  const { params, read } = await aSalon()
  const { version, profile } = await read()
  const atHome = {
    ...profile,
    serviceAvailability: 'BOTH' as const,
    serviceRadiusKm: 5,
    travelFee: 9,
    travelFeePerKm: 0.6,
    travelFeeFromKm: 5,
    travelMinutes: 25,
    travelSpeedKmh: 30,
  }
  await call(saveProfile, { params, body: { version, profile: atHome } }, FLEUR)
  const { point: _point, travelFee: _fee, travelMinutes: _minutes, ...later } = atHome
  const { travelFeePerKm: _perKm, travelFeeFromKm: _from, travelSpeedKmh: _speed, ...old } = later
  const body = { version: version + 1, profile: { ...old, introEn: 'Hi' } }
  await call(saveProfile, { params, body }, FLEUR)
  expect((await read()).profile).toEqual({ ...atHome, introEn: 'Hi' })
})

test('[WORK-61] of many who save the same version one succeeds, and the others are refused', async () => {
  const { params, read } = await aSalon()
  const { version, profile } = await read()
  const saved = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => {
      const body = { version, profile: { ...profile, introNl: `Tekst ${index}` } }
      return call(saveProfile, { params, body }, FLEUR)
    }),
  )
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const stale = await refusal(saveProfile, { params, body: { version, profile } }, FLEUR)
  expect(stale.code).toBe('page-changed')
})

test('[WORK-61] a new picture changes the version too, which a member reads again', async () => {
  const { params, read, ...salon } = await aSalon()
  const { version, profile } = await read()
  await aPicture(database, salon)
  const stale = await refusal(saveProfile, { params, body: { version, profile } }, FLEUR)
  expect(stale.code).toBe('page-changed')
  const body = { version: (await read()).version, profile }
  expect((await call(saveProfile, { params, body }, FLEUR)).data.profile).toEqual(profile)
})

test('[WORK-59] a manager changes the profile, staff and members of other salons do not', async () => {
  const { id, params, read } = await aSalon()
  const { version, profile } = await read()
  const join = (userName: string, role: string) =>
    database.pool.query('insert into memberships values ($1, $2, $3)', [id, userName, role])
  await join('jip', 'staff')
  const body = { version, profile }
  for (const userName of ['jip', 'saskia']) {
    const by = { as: { userName } }
    expect((await refusal(getProfile, { params }, by)).code).toBe('forbidden')
    expect((await refusal(saveProfile, { params, body }, by)).code).toBe('forbidden')
  }
  await join('saskia', 'manager')
  await call(saveProfile, { params, body }, { as: { userName: 'saskia' } })
})
