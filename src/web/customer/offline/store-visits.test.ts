import { beforeEach, expect, test, vi } from 'vitest'
import { setupApiServer } from '../../testing/api-server.ts'
import { stubStorage } from '../../testing/stub-storage.ts'
import { deleteStoredVisits, storeVisits } from './store-visits.ts'

const server = setupApiServer()
const storage = stubStorage()
const agenda = {
  userName: 'anouk',
  timeZone: 'Europe/Amsterdam',
  days: ['2026-11-24', '2026-11-25'],
}

const storedAgenda = () => storage.read('own-agenda', '/kept/own-agenda')
const storedVisits = () => storage.read('own-visits', '/kept/own-visits')

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T23:59:00+01:00'), toFake: ['Date'] })
  storage.write('own-agenda', '/kept/own-agenda', agenda)
  server.answer('listOrders', { data: { items: [] } })
  return () => vi.useRealTimers()
})

test('[WORK-128, APP-11] a sign-out deletes visits and agenda, under the lock under which both are written', async () => {
  await storeVisits('anouk')
  expect(await storedAgenda()).toEqual(agenda)
  expect(await storedVisits()).toMatchObject({ userName: 'anouk' })
  await deleteStoredVisits()
  expect(await storedAgenda()).toBeNull()
  expect(await storedVisits()).toBeNull()
  expect(storage.locks).toEqual(['own-visits', 'own-visits'])
})

test('[WORK-128] a page of another user deletes the agenda', async () => {
  await storeVisits('joris')
  expect(await storedAgenda()).toBeNull()
})

test('[WORK-128] a page of the same user deletes the agenda once its days are over', async () => {
  vi.setSystemTime(Date.parse('2026-11-26T00:01:00+01:00'))
  await storeVisits('anouk')
  expect(await storedAgenda()).toBeNull()
})

test('[WORK-128] a session that ended deletes both', async () => {
  await storeVisits('anouk')
  const refusal = () => Response.json({ success: false }, { status: 403 })
  server.answer('listOrders', refusal())
  await storeVisits('anouk')
  expect(await storedAgenda()).toBeNull()
  expect(await storedVisits()).toBeNull()
})
