import { beforeEach, expect, test } from 'vitest'
import { clientState } from '../../client-state.ts'
import { createQueryClient } from '../../query-client.ts'
import { setupApiServer } from '../../testing/api-server.ts'
import { loadWorkspace, OWN_SALONS_KEY, withOpenRequests } from './own-salons.ts'

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

test('[WORK-03] the count of a salon follows its list of requests, the others stay', () => {
  const other = { ...iris, openRequests: 2 }
  const salons = [{ ...pioen, openRequests: 6 }, other]
  const changed = [{ ...pioen, openRequests: 5 }, other]
  expect(withOpenRequests(salons, pioen.userName, 5)).toEqual(changed)
  expect(withOpenRequests(salons, pioen.userName, 6)).toBe(salons)
  expect(withOpenRequests(undefined, pioen.userName, 5)).toBeUndefined()
})
