import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { calls, answers, faults } = vi.hoisted(() => ({
  calls: [] as string[],
  answers: new Map<string, unknown>(),
  faults: [] as string[],
}))
vi.mock('../../../log.ts', () => ({ logError: (what: string) => faults.push(what) }))
vi.mock('../../../api-client.ts', () => ({
  api: async (name: string, call?: { query?: { query: string } }) => {
    const callKey = call?.query ? `${name} ${call.query.query}` : name
    calls.push(callKey)
    return answers.get(callKey) ?? answers.get(name)
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
  vi.resetModules()
  calls.length = faults.length = 0
  answers.clear()
  answers.set('suggestPlaces', suggested('ready'))
  answers.set('suggestPlaces haa', suggested('ready', [haarlem]))
})
afterEach(() => vi.useRealTimers())

test('[SEARCH-11] prediction starts after more than two letters', async () => {
  expect(await predicted(' ha ')).toEqual([])
  expect(calls).toEqual([])
  expect(await predicted('haa')).toEqual([haarlem])
  expect(calls).toEqual(['suggestPlaces', 'suggestPlaces haa'])
})

test('[SEARCH-12] without a places service the server’s own towns are predicted', async () => {
  answers.set('suggestPlaces', suggested('off'))
  answers.set('suggestPlaces haa', suggested('off', [haarlem]))
  expect(await predicted('haa')).toEqual([haarlem])
  expect(faults).toEqual([])
})

test('[SEARCH-12] a response within five seconds is used', async () => {
  answers.set(
    'suggestPlaces',
    new Promise((resolve) => setTimeout(resolve, 4_900, suggested('ready'))),
  )
  expect(await predicted('haa')).toEqual([haarlem])
  expect(faults).toEqual([])
})

test('[SEARCH-12] without a response within five seconds no place is suggested, and that is logged', async () => {
  answers.set('suggestPlaces', new Promise(() => undefined))
  const { predictPlaces } = await import('./predict-places.ts')
  const settled = vi.fn()
  void predictPlaces('haa', new AbortController().signal).then(settled)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith([])
  expect(faults).toEqual(['The places service did not load'])
})

test('[SEARCH-12] an unavailable service is logged and leaves the server’s own towns; a refused request predicts nothing', async () => {
  answers.set('suggestPlaces haa', suggested('away', [haarlem]))
  expect(await predicted('haa')).toEqual([haarlem])
  answers.set('suggestPlaces', refused)
  vi.resetModules()
  expect(await predicted('haa')).toEqual([])
  expect(faults).toHaveLength(2)
})

test('an outdated text is not requested', async () => {
  const { predictPlaces } = await import('./predict-places.ts')
  const asking = new AbortController()
  const places = predictPlaces('haa', asking.signal)
  asking.abort()
  await vi.runAllTimersAsync()
  expect(await places).toEqual([])
  expect(calls).toEqual(['suggestPlaces'])
})

test('[SEARCH-11] choosing a suggested place loads its coordinates', async () => {
  const { placeDetails } = await import('./predict-places.ts')
  const place = { ...haarlem, latitude: 52.3874, longitude: 4.6462 }
  answers.set('getPlace', { ok: true, reply: { data: { place } } })
  expect(await placeDetails(haarlem)).toEqual({
    ...{ name: 'Haarlem', latitude: 52.3874, longitude: 4.6462 },
  })
  answers.set('getPlace', refused)
  expect(await placeDetails(haarlem)).toBeNull()
  expect(faults).toEqual(['A place could not be looked up'])
})

async function predicted(text: string) {
  const { predictPlaces } = await import('./predict-places.ts')
  const places = predictPlaces(text, new AbortController().signal)
  await vi.runAllTimersAsync()
  return places
}
