import { beforeEach, expect, test, vi } from 'vitest'
import { refused, setupApiServer } from '../../../testing/api-server.ts'
import { placeDetails, predictPlaces } from './predict-places.ts'

const { faults } = vi.hoisted(() => ({ faults: [] as string[] }))
vi.mock('../../../log.ts', () => ({ logError: (what: string) => faults.push(what) }))

const server = setupApiServer()
const haarlem = { placeId: 'wpl-1', name: 'Haarlem', province: 'Noord-Holland' }
const suggested = (service: 'ready' | 'off' | 'away') => ({
  statusCode: 200,
  data: { service, places: [haarlem] },
})
const predicted = (text: string) => predictPlaces(text, new AbortController().signal)

beforeEach(() => {
  faults.length = 0
  server.answer('suggestPlaces', suggested('ready'))
})

test('[SEARCH-11] prediction starts after more than two letters', async () => {
  expect(await predicted(' ha ')).toEqual([])
  expect(server.requests).toEqual([])
  expect(await predicted('haa')).toEqual([haarlem])
  expect(server.requests).toMatchObject([{ name: 'suggestPlaces', query: { query: 'haa' } }])
})

test('[SEARCH-12] where there is no places service, the towns of our own server are predicted', async () => {
  server.answer('suggestPlaces', suggested('off'))
  expect(await predicted('haa')).toEqual([haarlem])
  expect(faults).toEqual([])
})

test('[SEARCH-12] without a response within five seconds no place is suggested, and that is logged', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const asked = Promise.withResolvers<void>()
  server.answer('suggestPlaces', () => {
    asked.resolve()
    return new Promise(() => undefined)
  })
  const places = predicted('haa')
  await asked.promise
  expect(timeout.mock.calls).toContainEqual([5_000])
  limit.abort()
  expect(await places).toEqual([])
  expect(faults).toEqual(['The places did not load, only cities are suggested'])
  timeout.mockRestore()
})

test('[SEARCH-12] after a failed request the next text is requested again', async () => {
  server.answer('suggestPlaces', refused('unavailable'), suggested('ready'))
  expect(await predicted('ha.')).toEqual([])
  expect(await predicted('haa')).toEqual([haarlem])
  expect(faults).toEqual(['The places did not load, only cities are suggested'])
})

test('[SEARCH-12] a service that does not answer is logged, and the towns of our own server are predicted', async () => {
  server.answer('suggestPlaces', suggested('away'))
  expect(await predicted('haa')).toEqual([haarlem])
  expect(faults).toEqual(['The places service did not answer, towns are suggested'])
})

test('an outdated text suggests nothing and is no error', async () => {
  const asked = Promise.withResolvers<void>()
  server.answer('suggestPlaces', () => {
    asked.resolve()
    return new Promise(() => undefined)
  })
  const controller = new AbortController()
  const places = predictPlaces('haa', controller.signal)
  await asked.promise
  controller.abort()
  expect(await places).toEqual([])
  expect(faults).toEqual([])
})

test('[SEARCH-11] choosing a suggested place loads its coordinates', async () => {
  const place = { ...haarlem, latitude: 52.3874, longitude: 4.6462 }
  server.answer('getPlace', { data: { place } }, refused('unavailable'))
  expect(await placeDetails(haarlem)).toEqual({
    name: 'Haarlem',
    latitude: 52.3874,
    longitude: 4.6462,
  })
  expect(server.requests).toMatchObject([{ params: { placeId: 'wpl-1' } }])
  expect(await placeDetails(haarlem)).toBeNull()
  expect(faults).toEqual(['A place could not be looked up'])
})
