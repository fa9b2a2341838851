import { afterAll, expect, test } from 'vitest'
import { getAddress, locatePostalCode, suggestAddresses } from '#contract/profile.ts'
import { anAccount, aProvider } from '#demo/builders.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { openLog } from '#platform/log.ts'
import { openPlaces } from '#platform/places.ts'
import { processRateLimiter } from '#platform/rate-limit.ts'
import { placesServer } from '#platform/testing/places-server.ts'
import { type As, anApi } from '../testing/api.ts'

const service = await placesServer()
afterAll(service.close)
let now = 0
const log = openLog({ format: 'json', level: 'silent' })
const places = openPlaces(service.template, { log, now: () => now })
const FLEUR: As = { as: { userName: 'fleur' } }
const api = await anApi({ deps: { places } })
const params = await aSalonOf(api)
const suggested = async (query: string) =>
  (await api.call(suggestAddresses, { params, query: { query } }, FLEUR)).data
const address = async (addressId: string) =>
  (await api.call(getAddress, { params: { ...params, addressId } }, FLEUR)).data

async function aSalonOf({ database }: Awaited<ReturnType<typeof anApi>>) {
  await anAccount(database, { userName: 'fleur' })
  const { userName } = await aProvider(database, { ownerUserName: 'fleur' })
  return { userName }
}

test('[WORK-266] an address is found by its street, and comes in parts with its point', async () => {
  service.asked.length = 0
  expect(await suggested('Haarlemmerd')).toEqual({
    service: 'ready',
    addresses: [{ addressId: 'adr-1', label: 'Haarlemmerdijk 112, 1013JH Amsterdam' }],
  })
  expect(await address('adr-1')).toEqual({
    street: 'Haarlemmerdijk 112',
    postalCode: '1013 JH',
    town: 'Amsterdam',
    cityCode: 'NL02',
    isCityOfTown: true,
    point: { latitude: 52.3827, longitude: 4.8869 },
  })
  expect(service.asked).toEqual([
    '/v3_1/suggest?q=haarlemmerd&fq=type:(adres OR weg OR postcode OR woonplaats)&rows=8',
    '/v3_1/lookup?id=adr-1',
  ])
})

test('[WORK-266] a street has no postal code, a town neither; a town outside of the table has the nearest city', async () => {
  const near = { town: 'Haarlem', cityCode: 'NL38', isCityOfTown: false }
  expect(await address('weg-1')).toMatchObject({
    ...near,
    street: 'Grote Houtstraat',
    postalCode: '',
  })
  expect(await address('wpl-1')).toMatchObject({ ...near, street: '', postalCode: '' })
})

test('[WORK-266] two letters are not looked for, and an unknown address or one abroad is not found', async () => {
  service.asked.length = 0
  expect(await suggested('ha')).toEqual({ service: 'ready', addresses: [] })
  expect(service.asked).toEqual([])
  for (const addressId of ['adr-9', 'wpl-3']) {
    const refused = await api.refusal(getAddress, { params: { ...params, addressId } }, FLEUR)
    expect(refused.code, addressId).toBe('not-found')
  }
})

test('[WORK-267] a postal code has its point; another one, or a text that is none, has no point', async () => {
  const point = async (postalCode: string) => {
    const request = { params: { ...params, postalCode } }
    return (await api.call(locatePostalCode, request, FLEUR)).data.point
  }
  expect(await point('1094 hh')).toEqual({ latitude: 52.3631, longitude: 4.9387 })
  service.asked.length = 0
  expect(await point('Javastraat')).toBeNull()
  expect(service.asked).toEqual([])
  expect(await point('1012 JS')).toBeNull()
  expect(await point('9999 ZZ'), 'outside the Netherlands').toBeNull()
})

test.each(['slow', 'failing', 'nonsense', 'breaking off'] as const)(
  '[WORK-266, WORK-267] while the service is %s the member is told',
  async (behaviour) => {
    now += MINUTE_MS
    service.behaviour = behaviour
    expect(await suggested('Grote Hout')).toEqual({ service: 'away', addresses: [] })
    const one = { params: { ...params, addressId: 'adr-8' } }
    expect(await api.refusal(getAddress, one, FLEUR)).toMatchObject({
      statusCode: 503,
      code: 'unavailable',
    })
    const code = { params: { ...params, postalCode: '3511 AB' } }
    expect((await api.call(locatePostalCode, code, FLEUR)).data.point).toBeNull()
    now += MINUTE_MS
    service.behaviour = 'well'
  },
)

test('[WORK-266, WORK-267] only who may change the profile asks the service', async () => {
  await anAccount(api.database, { userName: 'bo' })
  const { rows } = await api.database.pool.query(
    "insert into memberships (provider_id, user_name, role) select id, 'bo', 'reception' from providers where user_name = $1 returning role",
    [params.userName],
  )
  expect(rows).toHaveLength(1)
  service.asked.length = 0
  const of = { params, query: { query: 'Haarlemmerdijk' } }
  expect((await api.refusal(suggestAddresses, of, { as: { userName: 'bo' } })).code).toBe(
    'forbidden',
  )
  expect((await api.refusal(suggestAddresses, of)).code).toBe('sign-in-required')
  expect(service.asked).toEqual([])
})

test('[WORK-266] an account that asks more than a person types is told to wait', async () => {
  const limited = await anApi({ deps: { places, limiter: processRateLimiter() } })
  const own = await aSalonOf(limited)
  const ask = { params: own, query: { query: 'Haarlemmerdijk' } }
  for (let times = 0; times < 300; times++) await limited.call(suggestAddresses, ask, FLEUR)
  expect(await limited.refusal(suggestAddresses, ask, FLEUR)).toMatchObject({ statusCode: 429 })
})

test('[WORK-266] without a places service nothing is found, and the member is told', async () => {
  const without = await anApi()
  const own = await aSalonOf(without)
  const ask = { params: own, query: { query: 'Haarlemmerdijk' } }
  const { data } = await without.call(suggestAddresses, ask, FLEUR)
  expect(data).toEqual({ service: 'off', addresses: [] })
  const one = { params: { ...own, addressId: 'adr-1' } }
  expect((await without.refusal(getAddress, one, FLEUR)).code).toBe('not-found')
})
