import { afterAll, expect, test } from 'vitest'
import { getPlace, suggestPlaces } from '#contract/place.ts'
import { placeOf } from '#domain/location/place.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { openLog } from '#platform/log.ts'
import { openPlaces } from '#platform/places.ts'
import { placesServer } from '#platform/testing/places-server.ts'
import baseMap from '../../web/features/map/base/netherlands.json' with { type: 'json' }
import { anApi } from '../testing/api.ts'
import { TOWNS } from './towns.ts'

const service = await placesServer()
afterAll(service.close)
let now = 0
const log = openLog({ format: 'json', level: 'silent' })
const api = await anApi({
  deps: { places: openPlaces(service.template, { log, now: () => now }) },
})
const without = await anApi()

const suggested = async (query: string) =>
  (await api.call(suggestPlaces, { query: { query } })).data

test('[SEARCH-11] a place is named with its province, and its details have its coordinates', async () => {
  const { service: state, places } = await suggested('Haarl')
  expect(state).toBe('ready')
  expect(places[0]).toEqual({ placeId: 'wpl-1', name: 'Haarlem', province: 'Noord-Holland' })
  const { data } = await api.call(getPlace, { params: { placeId: 'wpl-1' } })
  expect(data.place).toEqual({ ...places[0], latitude: 52.3874, longitude: 4.6462 })
})

test('[SEARCH-11] no search is made for two letters or fewer', async () => {
  service.asked.length = 0
  expect(await suggested('ha')).toEqual({ service: 'ready', places: [] })
  expect(service.asked).toEqual([])
})

test('[SEARCH-11] an unknown place or one outside the country has no details', async () => {
  for (const placeId of ['wpl-9', 'wpl-3']) {
    expect(await api.refusal(getPlace, { params: { placeId } })).toMatchObject({
      code: 'not-found',
    })
  }
})

test.each(['slow', 'failing', 'nonsense', 'breaking off'] as const)(
  '[SEARCH-12] while the service is %s the built-in towns are searched',
  async (manner) => {
    now += MINUTE_MS
    service.behaviour = manner
    const { service: state, places } = await suggested('Haarlem')
    expect([state, places[0]]).toEqual(['away', haarlem])
    expect(await api.refusal(getPlace, { params: { placeId: 'wpl-8' } })).toMatchObject({
      statusCode: 503,
      code: 'unavailable',
    })
    const { data } = await api.call(getPlace, { params: { placeId: haarlem.placeId } })
    expect(data.place).toMatchObject(haarlem)
    service.behaviour = 'well'
  },
)

test('[SEARCH-11, SEARCH-12] without a places service the towns of the base map are found, and typed text is sent to nobody', async () => {
  service.asked.length = 0
  const { data } = await without.call(suggestPlaces, { query: { query: 'haarlem' } })
  expect(data).toMatchObject({ service: 'off', places: expect.arrayContaining([haarlem]) })
  const found = await without.call(getPlace, { params: { placeId: haarlem.placeId } })
  expect(found.data.place).toEqual({ ...haarlem, latitude: 52.3808, longitude: 4.6368 })
  for (const placeId of ['wpl-1', 'geonames-0']) {
    expect(await without.refusal(getPlace, { params: { placeId } })).toMatchObject({
      code: 'not-found',
    })
  }
  expect(service.asked).toEqual([])
})

test('[SEARCH-11] towns are found after three letters, by any of their names', async () => {
  const names = async (query: string) => {
    const { data } = await without.call(suggestPlaces, { query: { query } })
    return data.places.map(({ name, province }) => `${name}, ${province}`)
  }
  expect(await names('ha')).toEqual([])
  expect(await names('s-hertogenbosch')).toEqual(["'s-Hertogenbosch, Noord-Brabant"])
  expect(await names('den bosch')).toEqual(["'s-Hertogenbosch, Noord-Brabant"])
  expect(await names('Ljouwert')).toEqual(['Leeuwarden, Friesland'])
  expect(await names('damwald')).toEqual(['Damwâld, Friesland'])
  expect(await names('drenthe')).toHaveLength(10)
})

test('[MAP-04, SEARCH-11] every town of the location box is on the base map and has a province and a valid name', async () => {
  expect(TOWNS.length).toBeGreaterThan(1000)
  const onMap = new Set([...baseMap.places.names, ...baseMap.quarters.names])
  for (const { name, province, ...point } of TOWNS) {
    expect(onMap).toContain(name)
    expect(province).not.toBe('')
    expect(placeOf(name, point)?.name).toBe(name)
  }
})

const haarlem = { placeId: 'geonames-2755003', name: 'Haarlem', province: 'Noord-Holland' }
