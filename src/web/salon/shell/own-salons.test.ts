import { beforeEach, expect, test } from 'vitest'
import { clientState } from '../../client-state.ts'
import { createQueryClient } from '../../query-client.ts'
import { setupApiServer } from '../../testing/api-server.ts'
import { loadWorkspace, matchOpenRequests, OWN_SALONS_KEY } from './own-salons.ts'
import { requestsKey } from './visit-keys.ts'

const server = setupApiServer()
const pioen = { userName: 'salon-pioen' }
const iris = { userName: 'salon-iris' }

beforeEach(() => clientState.set({ loggedInUserInfo: null }))

test('[WORK-03] a salon joined since the last look at the workspace is there at the next', async () => {
  const current = createQueryClient()
  current.setQueryData(OWN_SALONS_KEY, [pioen])
  server.answer('listOwnProviders', { data: { salons: [pioen, iris] } })
  const context = { hasSession: true, queryClientRef: { current } }
  expect(await loadWorkspace(context, 'salon-iris')).toMatchObject({ ok: true, salon: iris })
  expect(current.getQueryData(OWN_SALONS_KEY)).toEqual([pioen, iris])
})

test('[WORK-03] the workspace of a salon at which the user does not work is refused', async () => {
  server.answer('listOwnProviders', { data: { salons: [pioen] } })
  const context = { hasSession: true, queryClientRef: {} }
  expect(await loadWorkspace(context, 'salon-iris')).toEqual({ ok: false, refusal: 'forbidden' })
})

test('[WORK-129] without a network the workspace that is open stays open; one that was not open does not open', async () => {
  server.answer('listOwnProviders', Response.error())
  const current = createQueryClient()
  const context = { hasSession: true, queryClientRef: { current } }
  const refused = { ok: false, refusal: 'unavailable' }
  expect(await loadWorkspace(context, 'salon-pioen')).toMatchObject(refused)
  current.setQueryData(OWN_SALONS_KEY, [{ ...pioen, secondFactorDueAt: null }])
  expect(await loadWorkspace(context, 'salon-pioen')).toMatchObject({ ok: true, salon: pioen })
})

test('[WORK-120] a salon is closed to its owner from the moment a second factor is due', async () => {
  const context = { hasSession: true, queryClientRef: {} }
  const dueIn = (ms: number) => ({
    ...pioen,
    secondFactorDueAt: new Date(Date.now() + ms).toISOString(),
  })
  server.answer('listOwnProviders', { data: { salons: [dueIn(-1000)] } })
  expect(await loadWorkspace(context, 'salon-pioen')).toEqual({
    ok: false,
    refusal: 'second-factor-required',
  })
  server.answer('listOwnProviders', { data: { salons: [dueIn(60_000)] } })
  expect(await loadWorkspace(context, 'salon-pioen')).toMatchObject({ ok: true })
})

test('[WORK-182] a salon is closed to a sign-in of its owner without the second factor', async () => {
  const context = { hasSession: true, queryClientRef: {} }
  const salon = { ...pioen, secondFactorDueAt: null, mustShowSecondFactor: true }
  server.answer('listOwnProviders', { data: { salons: [salon] } })
  expect(await loadWorkspace(context, 'salon-pioen')).toEqual({
    ok: false,
    refusal: 'second-factor-not-shown',
  })
})

test('[WORK-03] the count of a salon follows its list of requests, the others stay', () => {
  const queries = createQueryClient()
  const other = { ...iris, openRequests: 2 }
  queries.setQueryData(OWN_SALONS_KEY, [{ ...pioen, openRequests: 6 }, other], { updatedAt: 1000 })
  matchOpenRequests(queries, pioen.userName, { count: 5, loadedAt: 1000 })
  expect(queries.getQueryData(OWN_SALONS_KEY)).toEqual([{ ...pioen, openRequests: 5 }, other])
})

test('[WORK-03] a list of requests that is older than the count is read again', () => {
  const queries = createQueryClient()
  const salons = [{ ...pioen, openRequests: 6 }]
  queries.setQueryData(requestsKey(pioen.userName), [])
  queries.setQueryData(OWN_SALONS_KEY, salons, { updatedAt: 1001 })
  const isOutdated = () => queries.getQueryState(requestsKey(pioen.userName))?.isInvalidated
  matchOpenRequests(queries, pioen.userName, { count: 6, loadedAt: 1000 })
  expect(isOutdated()).toBe(false)
  matchOpenRequests(queries, pioen.userName, { count: 5, loadedAt: 1000 })
  expect(isOutdated()).toBe(true)
  expect(queries.getQueryData(OWN_SALONS_KEY)).toEqual(salons)
})
