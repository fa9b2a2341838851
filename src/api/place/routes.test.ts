import { afterAll, expect, test } from 'vitest'
import { getPlace, suggestPlaces } from '#contract/place.ts'
import { openLog } from '#platform/log.ts'
import { openPlaces } from '#platform/places.ts'
import { placesServer } from '#platform/testing/places-server.ts'
import { anApi } from '../testing/api.ts'

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

test('[SEARCH-11] a place is named with its province, and its details bring its point', async () => {
  const { service: state, places } = await suggested('Haarl')
  expect(state).toBe('ready')
  expect(places[0]).toEqual({ placeId: 'wpl-1', name: 'Haarlem', province: 'Noord-Holland' })
  const { data } = await api.call(getPlace, { params: { placeId: 'wpl-1' } })
  expect(data.place).toEqual({ ...places[0], latitude: 52.3874, longitude: 4.6462 })
})

test('[SEARCH-11] nobody is asked before more than two letters', async () => {
  service.asked.length = 0
  expect(await suggested('ha')).toEqual({ service: 'ready', places: [] })
  expect(service.asked).toEqual([])
})

test('[SEARCH-11] a place that is unknown or lies elsewhere has no details', async () => {
  for (const placeId of ['wpl-9', 'wpl-3']) {
    expect(await api.refusal(getPlace, { params: { placeId } })).toMatchObject({
      code: 'not-found',
    })
  }
})

test.each(['slow', 'failing', 'nonsense', 'breaking off'] as const)(
  '[SEARCH-12] while the service is %s the search for cities is all there is, softly',
  async (manner) => {
    now += 60_000
    service.manner = manner
    expect(await suggested(`Haarlem ${manner}`)).toEqual({ service: 'away', places: [] })
    expect(await api.refusal(getPlace, { params: { placeId: 'wpl-8' } })).toMatchObject({
      ...{ statusCode: 503, code: 'unavailable' },
    })
    service.manner = 'well'
  },
)

test('[SEARCH-12] without a places service nothing that is typed goes to anyone', async () => {
  service.asked.length = 0
  const { data } = await without.call(suggestPlaces, { query: { query: 'Haarlem' } })
  expect(data).toEqual({ service: 'off', places: [] })
  expect(await without.refusal(getPlace, { params: { placeId: 'wpl-1' } })).toMatchObject({
    code: 'not-found',
  })
  expect(service.asked).toEqual([])
})
