import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { cities, faults } = vi.hoisted(() => ({
  cities: { answer: undefined as unknown, requests: 0 },
  faults: [] as unknown[][],
}))
vi.mock('../../../log.ts', () => ({ logError: (...fault: unknown[]) => faults.push(fault) }))
vi.mock('../../../api-client.ts', () => ({
  api: async () => {
    cities.requests += 1
    return cities.answer
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  faults.length = cities.requests = 0
  cities.answer = { ok: true, reply: { cities: [{ cityCode: 'NL02' }] } }
})
afterEach(() => vi.useRealTimers())

test('[SEARCH-12] a chosen city that is not in the list is logged, one that is in it is not', async () => {
  await checked('NL02')
  expect(faults).toEqual([])
  await checked('NL99')
  expect(faults).toEqual([['The chosen city is not in the list', 'NL99']])
  expect(cities.requests).toBe(1)
})

test('[DATA-04] a list that loads within half a second is checked', async () => {
  const { answer } = cities
  cities.answer = new Promise((resolve) => setTimeout(resolve, 450, answer))
  await checked('NL99')
  expect(faults).toEqual([['The chosen city is not in the list', 'NL99']])
})

test('[DATA-04] a list that does not load is awaited for half a second', async () => {
  cities.answer = new Promise(() => undefined)
  const { checkCity } = await import('./city-list.ts')
  const done = vi.fn()
  void checkCity('NL99').then(done)
  await vi.advanceTimersByTimeAsync(499)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalled()
  expect(faults).toEqual([])
})

test('[DATA-04] a list that loads late is checked at the next choice, without another request', async () => {
  const { answer } = cities
  cities.answer = new Promise((resolve) => setTimeout(resolve, 600, answer))
  await checked('NL99')
  expect(faults).toEqual([])
  await checked('NL98')
  expect(faults).toEqual([['The chosen city is not in the list', 'NL98']])
  expect(cities.requests).toBe(1)
})

test('[DATA-06] a list that fails to load is logged and requested again', async () => {
  cities.answer = { ok: false, refusal: 'unavailable' }
  await checked('NL02')
  await checked('NL02')
  expect(cities.requests).toBe(2)
  expect(faults[0]).toEqual(['The cities did not load', 'unavailable'])
})

async function checked(cityCode: string): Promise<void> {
  const { checkCity } = await import('./city-list.ts')
  const checking = checkCity(cityCode)
  await vi.runAllTimersAsync()
  await checking
}
