import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeDetails, predictPlaces } from './predict-places.ts'

const { calls, answers, faults } = vi.hoisted(() => ({
  calls: [] as string[],
  answers: new Map<string, unknown>(),
  faults: [] as string[],
}))
vi.mock('../../../log.ts', () => ({ logError: (what: string) => faults.push(what) }))
vi.mock('../../../api-client.ts', () => ({
  api: (name: string, call?: { query?: { query: string }; signal?: AbortSignal }) => {
    const callKey = call?.query ? `${name} ${call.query.query}` : name
    calls.push(callKey)
    const aborted = new Promise((resolve) =>
      call?.signal?.addEventListener('abort', () => resolve(refused)),
    )
    return Promise.race([answers.get(callKey) ?? answers.get(name), aborted])
  },
}))

const haarlem = { placeId: 'wpl-1', name: 'Haarlem', province: 'Noord-Holland' }
const suggested = (service: string, places: object[] = []) => ({
  ok: true,
  reply: { data: { service, places } },
})
const refused = { ok: false, refusal: 'unavailable' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), milliseconds)
    return controller.signal
  })
  calls.length = faults.length = 0
  answers.clear()
  answers.set('suggestPlaces haa', suggested('ready', [haarlem]))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[SEARCH-11] prediction starts after more than two letters', async () => {
  expect(await predicted(' ha ')).toEqual([])
  expect(calls).toEqual([])
  expect(await predicted('haa')).toEqual([haarlem])
  expect(calls).toEqual(['suggestPlaces haa'])
})

test('[SEARCH-12] where there is no places service, the towns of our own server are predicted', async () => {
  answers.set('suggestPlaces haa', suggested('off', [haarlem]))
  expect(await predicted('haa')).toEqual([haarlem])
  expect(faults).toEqual([])
})

test('[SEARCH-12] a response within five seconds is used', async () => {
  answers.set(
    'suggestPlaces haa',
    new Promise((resolve) => setTimeout(resolve, 4_900, suggested('ready', [haarlem]))),
  )
  expect(await predicted('haa')).toEqual([haarlem])
  expect(faults).toEqual([])
})

test('[SEARCH-12] without a response within five seconds no place is suggested, and that is logged', async () => {
  answers.set('suggestPlaces haa', new Promise(() => undefined))
  const settled = vi.fn()
  void predictPlaces('haa', new AbortController().signal).then(settled)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith([])
  expect(faults).toEqual(['The places did not load, only cities are suggested'])
})

test('[SEARCH-12] after a failed request the next text is requested again', async () => {
  answers.set('suggestPlaces ha.', refused)
  expect(await predicted('ha.')).toEqual([])
  expect(await predicted('haa')).toEqual([haarlem])
  expect(faults).toEqual(['The places did not load, only cities are suggested'])
})

test('[SEARCH-12] a service that does not answer is logged, and the towns of our own server are predicted', async () => {
  answers.set('suggestPlaces haa', suggested('away', [haarlem]))
  expect(await predicted('haa')).toEqual([haarlem])
  expect(faults).toEqual(['The places service did not answer, towns are suggested'])
})

test('an outdated text suggests nothing and is no error', async () => {
  answers.set('suggestPlaces haa', new Promise(() => undefined))
  const controller = new AbortController()
  const places = predictPlaces('haa', controller.signal)
  controller.abort()
  expect(await places).toEqual([])
  expect(faults).toEqual([])
})

test('[SEARCH-11] choosing a suggested place loads its coordinates', async () => {
  const place = { ...haarlem, latitude: 52.3874, longitude: 4.6462 }
  answers.set('getPlace', { ok: true, reply: { data: { place } } })
  expect(await placeDetails(haarlem)).toEqual({
    name: 'Haarlem',
    latitude: 52.3874,
    longitude: 4.6462,
  })
  answers.set('getPlace', refused)
  expect(await placeDetails(haarlem)).toBeNull()
  expect(faults).toEqual(['A place could not be looked up'])
})

async function predicted(text: string) {
  const places = predictPlaces(text, new AbortController().signal)
  await vi.runAllTimersAsync()
  return places
}
