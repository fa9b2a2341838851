import { beforeEach, expect, test } from 'vitest'
import { checkHomeVisit } from '#contract/home-visit.ts'
import { modifyOrder, placeOrder } from '#contract/order.ts'
import { getProviderInfo } from '#contract/provider.ts'
import { searchProviders } from '#contract/search.ts'
import { wednesday } from '#demo/weekdays.ts'
import { noPlaces } from '../testing/no-places.ts'
import { aDraft } from './testing/a-draft.ts'
import { ANOUK, anOrderApi } from './testing/an-order-api.ts'

const SALON = { latitude: 52.38, longitude: 4.89 }
/** A degree of latitude is 111.195 kilometres. */
const north = (km: number) => ({ ...SALON, latitude: SALON.latitude + km / 111.195 })

const asked: string[] = []
const places = {
  isAway: false,
  ...noPlaces,
  async locatePostalCode(code: string) {
    asked.push(code)
    const points = { '1011 AA': north(4), '1012 AB': north(12.3), '9999 ZZ': north(-400) }
    return places.isAway ? null : (points[code as keyof typeof points] ?? null)
  },
}
const market = await anOrderApi({ deps: { places } })
const { aBookableProvider, call, database, outcome, place, read, refusal } = market
const NEAR = 'Hoofdstraat 1, 1011 AA Landsmeer'
const FAR = 'Dorpsstraat 2, 1012 AB Purmerend'
const UNKNOWN = 'Kerkstraat 3, 1013 AC Zaandam'

beforeEach(() => {
  asked.length = 0
  places.isAway = false
})

/** Cuts for € 42.50 at homes, € 5 for the first five kilometres and € 0.60 for each further. */
async function aTraveller(options: Parameters<typeof aBookableProvider>[0] = {}) {
  const { provider, cut } = await aBookableProvider({
    ...SALON,
    serviceAvailability: 'BOTH',
    serviceRadiusKm: 50,
    travelFeeCents: 500,
    travelFeePerKmCents: 60,
    travelFeeFromKm: 5,
    ...options,
  })
  const draft = (customerAddress: string, travelFeeCents: number, startsAt?: number) =>
    aDraft(provider, [cut], {
      customerInfo: { serviceLocation: 'DOORSTEP', customerAddress },
      travelFeeCents,
      ...(startsAt !== undefined && { startsAt }),
    })
  const check = async (customerAddress: string) => {
    const body = { userName: provider.userName, customerAddress }
    const { travelFee, travelKm, isWithinReach } = (await call(checkHomeVisit, { body }, ANOUK))
      .data
    return [travelFee, travelKm, isWithinReach]
  }
  return { provider, cut, draft, check }
}

test('[WORK-212] the fee grows with the distance, and another one is refused with the right amounts', async () => {
  const { draft } = await aTraveller()
  for (const travelFeeCents of [500, 0, 920]) {
    expect(await refusal(placeOrder, { body: draft(FAR, travelFeeCents) }, ANOUK)).toMatchObject({
      code: 'amounts-changed',
      data: { originalAmount: 52.3, travelFee: 9.8, totalAmount: 52.3 },
    })
  }
  const orderId = await place(draft(FAR, 980))
  expect(await read(orderId)).toMatchObject({ travelFee: 9.8, totalAmount: 52.3 })
  expect(await outcome(draft(NEAR, 500, wednesday('10:00')))).toBe('placed')
})

test('[WORK-212, WORK-215] without a known point the fixed fee holds', async () => {
  const { draft } = await aTraveller()
  expect(await outcome(draft(UNKNOWN, 500))).toBe('placed')
  places.isAway = true
  expect(await outcome(draft(FAR, 500, wednesday('10:00')))).toBe('placed')
})

test('[WORK-212] a change keeps the distance of an address that stays, and measures a new one', async () => {
  const { draft } = await aTraveller()
  const orderId = await place(draft(FAR, 980))
  places.isAway = true
  asked.length = 0
  const change = (body: ReturnType<typeof draft>) =>
    call(modifyOrder, { params: { orderId }, body }, ANOUK)
  await change(draft(FAR, 980, wednesday('10:00')))
  expect(asked).toEqual([])
  expect(await read(orderId)).toMatchObject({ travelFee: 9.8 })
  places.isAway = false
  await change(draft(NEAR, 500, wednesday('10:00')))
  expect(await read(orderId)).toMatchObject({ travelFee: 5, totalAmount: 47.5 })
})

test('[WORK-212, WORK-214] what a change costs is told by the distance of its order, also when that is measured otherwise now', async () => {
  const { provider, draft } = await aTraveller()
  const orderId = await place(draft(FAR, 980))
  const checked = async (customerAddress: string) => {
    const body = { userName: provider.userName, customerAddress, orderId }
    return (await call(checkHomeVisit, { body }, ANOUK)).data
  }
  places.isAway = true
  expect(await checked(FAR)).toMatchObject({ travelFee: 9.8, travelKm: 12.3, isWithinReach: true })
  places.isAway = false
  await database.pool.query(
    'update providers set location = point(4.89, 52.4), service_radius_km = 1 where id = $1',
    [provider.id],
  )
  expect(await checked(FAR)).toMatchObject({ travelFee: 9.8, travelKm: 12.3, isWithinReach: true })
  expect(await checked(NEAR)).toMatchObject({ travelKm: 1.8, isWithinReach: false })
  const change = { params: { orderId }, body: draft(FAR, 980, wednesday('10:00')) }
  await call(modifyOrder, change, ANOUK)
  expect(await read(orderId)).toMatchObject({ travelFee: 9.8 })
  const body = { userName: provider.userName, customerAddress: FAR, orderId }
  const foreign = await refusal(checkHomeVisit, { body }, { as: { userName: 'daan' } })
  expect(foreign.code).toBe('forbidden')
})

test('[WORK-212] an order keeps what was agreed when the salon asks another fee', async () => {
  const { provider, draft } = await aTraveller()
  const orderId = await place(draft(FAR, 980))
  await database.pool.query('update providers set travel_fee_per_km_cents = 200 where id = $1', [
    provider.id,
  ])
  expect(await read(orderId)).toMatchObject({ travelFee: 9.8 })
})

test('[WORK-214] what an address costs is told before it is booked', async () => {
  const { check } = await aTraveller({ serviceRadiusKm: 11 })
  expect(await check(NEAR)).toEqual([5, 4, true])
  expect(await check(FAR)).toEqual([9.8, 12.3, false])
  expect(await check(UNKNOWN)).toEqual([5, null, true])
  expect(await check('Oudegracht 1, Utrecht')).toEqual([5, null, false])
  const atSalon = await aBookableProvider()
  const body = { userName: atSalon.provider.userName, customerAddress: NEAR }
  const refused = await refusal(checkHomeVisit, { body }, ANOUK)
  expect(refused.code).toBe('delivery-not-possible')
})

test('[WORK-214] an address with other spaces is told the fee of its order', async () => {
  const { check, draft } = await aTraveller()
  for (const spaces of ['  ', '\u00a0', '\t']) {
    const address = FAR.replace('1012 AB', `1012${spaces}AB`)
    expect(await check(address)).toEqual([9.8, 12.3, true])
    expect((await refusal(placeOrder, { body: draft(address, 500) }, ANOUK)).code).toBe(
      'amounts-changed',
    )
  }
})

test('[WORK-215] the radius is exact where the point is known', async () => {
  const { draft } = await aTraveller({ serviceRadiusKm: 11 })
  expect(await outcome(draft(FAR, 980))).toBe('delivery-not-possible')
  const wider = await aTraveller({ serviceRadiusKm: 12 })
  expect(await outcome(wider.draft(FAR, 980))).toBe('placed')
})

test('[WORK-214, WORK-149] who works at homes alone is measured from the rounded point', async () => {
  for (const latitude of [52.3751, 52.3849]) {
    const { check } = await aTraveller({ serviceAvailability: 'DOORSTEP', latitude })
    expect(await check(FAR)).toEqual([9.8, 12.3, true])
  }
})

test('[WORK-215] the postal code alone is asked for, and only for a visit at home', async () => {
  const { provider, cut, draft } = await aTraveller()
  await place(draft(FAR, 980))
  expect(asked).toEqual(['1012 AB'])
  asked.length = 0
  await place(aDraft(provider, [cut], { startsAt: wednesday('10:00') }))
  expect(asked).toEqual([])
  const stranger = { params: { orderId: await place(draft(NEAR, 500, wednesday('14:00'))) } }
  asked.length = 0
  const foreign = { ...stranger, body: draft(FAR, 980) }
  await refusal(modifyOrder, foreign, { as: { userName: 'daan' } })
  expect(asked).toEqual([])
})

test('[WORK-212] the page of a salon says the fee by distance only where distances can be known', async () => {
  const { provider } = await aTraveller()
  const params = { userName: provider.userName }
  const feeOf = async (at: Pick<typeof market, 'call'>) => {
    const { providerInfo } = (await at.call(getProviderInfo, { params })).data
    return providerInfo.businessProfile.doorstepDeliveryInfo
  }
  expect(await feeOf(market)).toMatchObject({
    travelFee: 5,
    travelFeePerKm: 0.6,
    travelFeeFromKm: 5,
  })
  const without = await anOrderApi()
  const { provider: other } = await without.aBookableProvider({
    userName: provider.userName,
    serviceAvailability: 'BOTH',
    travelFeePerKmCents: 60,
  })
  expect(other.userName).toBe(provider.userName)
  expect(await feeOf(without)).toMatchObject({ travelFeePerKm: 0 })
})

test('[WORK-218] a search for visits at home counts the fee to its place, by which the cheapest is sorted', async () => {
  const near = await aTraveller()
  const dear = await aTraveller({ travelFeeCents: 700, travelFeePerKmCents: 0 })
  const feesAt = async (km: number, from = market) => {
    const place = { ...north(km), serviceDeliveryType: 'DOORSTEP' } as const
    const body = { ...place, sortBy: 'price', pageSize: 50 } as const
    const { providers } = (await from.call(searchProviders, { body })).data
    const names = [near.provider.userName, dear.provider.userName]
    return providers
      .filter(({ username }) => names.includes(username))
      .map(({ username, travelFee }) => [username === names[0] ? 'near' : 'dear', travelFee])
  }
  expect(await feesAt(4)).toEqual([
    ['near', 5],
    ['dear', 7],
  ])
  expect(await feesAt(12.3)).toEqual([
    ['dear', 7],
    ['near', 9.8],
  ])
})
