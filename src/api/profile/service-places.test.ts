import { expect, test } from 'vitest'
import { checkHomeVisit } from '#contract/home-visit.ts'
import { modifyOrder } from '#contract/order.ts'
import { suggestTowns } from '#contract/place.ts'
import { getProfile, saveProfile } from '#contract/profile.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { searchProviders } from '#contract/search.ts'
import { anAccount } from '#demo/builders.ts'
import { wednesday } from '#demo/weekdays.ts'
import { aDraft } from '../order/testing/a-draft.ts'
import { ANOUK, anOrderApi } from '../order/testing/an-order-api.ts'
import type { As } from '../testing/api.ts'

const market = await anOrderApi()
const { aBookableProvider, call, database, outcome, place, refusal } = market
const FLEUR: As = { as: { userName: 'fleur' } }
await anAccount(database, { userName: 'fleur' })

const idOf = async (query: string) => {
  const { towns } = (await call(suggestTowns, { query: { query } })).data
  return towns[0]?.placeId ?? ''
}
const [AMSTERDAM, HAARLEM] = [await idOf('Amsterdam'), await idOf('Haarlem')]

async function aSalonOf(servicePlaces: readonly string[]) {
  const { provider, cut } = await aBookableProvider({
    serviceAvailability: 'BOTH',
    ownerUserName: 'fleur',
    ...(servicePlaces.length > 0 && { servicePlaces }),
  })
  const params = { userName: provider.userName }
  const draft = (customerAddress: string, startsAt?: number) =>
    aDraft(provider, [cut], {
      customerInfo: { serviceLocation: 'DOORSTEP', customerAddress },
      ...(startsAt !== undefined && { startsAt }),
    })
  return { provider, params, draft }
}

test('[WORK-217] the bundled towns are found by three letters, cities among them', async () => {
  const { towns } = (await call(suggestTowns, { query: { query: 'haarlem' } })).data
  expect(towns[0]).toEqual({ placeId: HAARLEM, name: 'Haarlem', province: 'Noord-Holland' })
  expect((await call(suggestTowns, { query: { query: 'ha' } })).data.towns).toEqual([])
})

test('[WORK-217] a salon names its places in place of its radius, and its page says them', async () => {
  const { params } = await aSalonOf([])
  const { version, profile, places } = (await call(getProfile, { params }, FLEUR)).data
  expect(places).toEqual([])
  const named = { ...profile, serviceRadiusKm: 8, servicePlaces: [AMSTERDAM, HAARLEM] }
  const { data } = await call(saveProfile, { params, body: { version, profile: named } }, FLEUR)
  expect(data.profile).toMatchObject({ serviceRadiusKm: null, servicePlaces: named.servicePlaces })
  const read = (await call(getProfile, { params }, FLEUR)).data
  expect(read.places.map(({ name }) => name)).toEqual(['Amsterdam', 'Haarlem'])
  const { businessProfile } = (await call(getProviderInfo, { params })).data.providerInfo
  expect(businessProfile.doorstepDeliveryInfo).toMatchObject({
    zeroTravelFeeRangeKm: null,
    places: ['Amsterdam', 'Haarlem'],
  })
})

test('[WORK-217] a place that is not known is refused by its name, and a page that knows no places keeps them', async () => {
  const { params } = await aSalonOf([AMSTERDAM])
  const { version, profile } = (await call(getProfile, { params }, FLEUR)).data
  const wrong = { ...profile, servicePlaces: [AMSTERDAM, 'geonames-1'] }
  const refused = await refusal(saveProfile, { params, body: { version, profile: wrong } }, FLEUR)
  expect(refused.details).toEqual([
    { path: 'body.profile.servicePlaces', message: 'has places that are not known: geonames-1' },
  ])
})

test('[WORK-217] a stored place that a release no longer has is kept, can be removed, and is not named to customers', async () => {
  const { params } = await aSalonOf([AMSTERDAM, 'geonames-2'])
  const { version, profile, places } = (await call(getProfile, { params }, FLEUR)).data
  expect(places.map(({ name }) => name)).toEqual(['Amsterdam'])
  const renamed = { version, profile: { ...profile, fullName: 'Salon Kastanje' } }
  const saved = (await call(saveProfile, { params, body: renamed }, FLEUR)).data
  expect(saved.profile.servicePlaces).toEqual([AMSTERDAM, 'geonames-2'])
  const { businessProfile } = (await call(getProviderInfo, { params })).data.providerInfo
  expect(businessProfile.doorstepDeliveryInfo).toMatchObject({ places: ['Amsterdam'] })
  const without = { ...saved.profile, servicePlaces: [AMSTERDAM] }
  const body = { version: saved.version, profile: without }
  const { data } = await call(saveProfile, { params, body }, FLEUR)
  expect(data.profile.servicePlaces).toEqual([AMSTERDAM])
})

test.each([
  ['in a place of the salon', 'Javastraat 20, 1094 HH Amsterdam', 'placed'],
  ['in another town', 'Grote Markt 1, 2011 RD Haarlem', 'delivery-not-possible'],
  ['without a town', 'Javastraat 20', 'placed'],
  ['in one of several towns of that name', 'Brink 1, 7245 AA Laren', 'placed'],
])('[WORK-217] a visit at home %s, at "%s": %s', async (_, address, expected) => {
  const { provider, draft } = await aSalonOf([AMSTERDAM])
  expect(await outcome(draft(address))).toBe(expected)
  const body = { userName: provider.userName, customerAddress: address }
  const { isWithinReach } = (await call(checkHomeVisit, { body }, ANOUK)).data
  expect(isWithinReach).toBe(expected === 'placed')
})

test('[WORK-217] a visit keeps an address in a town that is no longer among the places', async () => {
  const { provider, draft } = await aSalonOf([AMSTERDAM, HAARLEM])
  const home = 'Grote Markt 1, 2011 RD Haarlem'
  const orderId = await place(draft(home))
  await database.pool.query('update providers set service_places = $1 where id = $2', [
    [AMSTERDAM],
    provider.id,
  ])
  const later = { params: { orderId }, body: draft(home, wednesday('10:00')) }
  expect((await call(modifyOrder, later, ANOUK)).data.orderId).toBe(orderId)
})

test('[WORK-217] a search for visits at home finds who comes to the place that is searched for', async () => {
  const [amsterdam, haarlem] = [await aSalonOf([AMSTERDAM]), await aSalonOf([HAARLEM])]
  const found = async (latitude: number, longitude: number, serviceDeliveryType?: 'DOORSTEP') => {
    const body = { latitude, longitude, pageSize: 50, serviceDeliveryType }
    const { providers } = (await call(searchProviders, { body })).data
    const names = new Set(providers.map(({ username }) => username))
    return [names.has(amsterdam.provider.userName), names.has(haarlem.provider.userName)]
  }
  expect(await found(52.36, 4.87, 'DOORSTEP')).toEqual([true, false])
  expect(await found(52.39, 4.64, 'DOORSTEP')).toEqual([false, true])
  expect(await found(52.39, 4.64)).toEqual([true, true])
})
