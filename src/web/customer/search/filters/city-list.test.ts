import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refused, setupApiServer } from '../../../testing/api-server.ts'

const { faults } = vi.hoisted(() => ({ faults: [] as unknown[][] }))
vi.mock('../../../log.ts', () => ({ logError: (...fault: unknown[]) => faults.push(fault) }))

const server = setupApiServer()
const list = { cities: [{ cityCode: 'NL02' }] }

beforeEach(() => {
  // The time limit alone; what fetch waits for stays real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.resetModules()
  faults.length = 0
  server.answer('listCities', list)
})
afterEach(() => void vi.useRealTimers())

test('[SEARCH-12, DATA-04] a chosen city that is not in the list is logged, one that is in it is not', async () => {
  await checked('NL02')
  expect(faults).toEqual([])
  await checked('NL99')
  expect(faults).toEqual([['The chosen city is not in the list', 'NL99']])
  expect(server.requests).toHaveLength(1)
})

test('[DATA-04] a list that does not load is awaited for half a second; one that loads late is checked at the next choice', async () => {
  const late = Promise.withResolvers<typeof list>()
  const asked = Promise.withResolvers<void>()
  server.answer('listCities', () => {
    asked.resolve()
    return late.promise
  })
  const done = vi.fn()
  const first = checked('NL99').then(done)
  await asked.promise
  await vi.advanceTimersByTimeAsync(499)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await first
  expect(faults).toEqual([])
  late.resolve(list)
  await checked('NL98')
  expect(faults).toEqual([['The chosen city is not in the list', 'NL98']])
  expect(server.requests).toHaveLength(1)
})

test('[DATA-06] a list that fails to load is logged and requested again', async () => {
  server.answer('listCities', refused('unavailable'))
  await checked('NL02')
  await checked('NL02')
  expect(server.requests).toHaveLength(2)
  expect(faults[0]).toEqual(['The cities did not load', 'unavailable'])
})

async function checked(cityCode: string): Promise<void> {
  const { checkCity } = await import('./city-list.ts')
  await checkCity(cityCode)
}
