import { beforeEach, expect, test, vi } from 'vitest'
import { clientState, noUser } from '../../client-state.ts'
import { aPageScope } from '../../testing/page-scope.ts'
import type { RequestScope } from '../../web-server.ts'
import { aListedOrder } from '../booking/testing/orders.ts'

const { scope } = vi.hoisted(() => ({ scope: { current: {} as RequestScope } }))
vi.mock('../../request-scope.ts', () => ({ requestScope: () => scope.current }))
const { loadOrders, ordersPage } = await import('./load-orders.ts')

let requests: Request[]

function stubApi(answer: (request: Request) => Response) {
  scope.current = aPageScope((request) => {
    requests.push(request)
    return answer(request)
  })
}

function aPage(items: unknown[], nextPageToken: string | null = null) {
  return Response.json({
    statusCode: 200,
    data: { items },
    nextPageToken,
    hasMore: !!nextPageToken,
  })
}

function aSearch(providers: unknown[], totalResults = providers.length) {
  return Response.json({ statusCode: 200, data: { providers, totalResults } })
}

beforeEach(() => {
  requests = []
  clientState.set({ loggedInUserInfo: null })
})

test('[ORDER-07] five orders are requested, the first page without a token', async () => {
  stubApi(() => aPage([aListedOrder()], 'next'))
  const result = await loadOrders(true)
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?pageSize=5'])
  expect(result).toMatchObject({ ok: true, page: { nextPageToken: 'next' }, freeToday: null })
})

test('[ORDER-07] a later page continues after the last one', async () => {
  stubApi(() => aPage([]))
  await ordersPage('next')
  expect(requests[0] && new URL(requests[0].url).search).toBe('?pageSize=5&pageToken=next')
})

test('without appointments the free times of today are loaded', async () => {
  const nearest = { firstAvailable: '2026-11-20T15:15:00+01:00', timeZone: 'Europe/Amsterdam' }
  stubApi(({ method }) => (method === 'GET' ? aPage([]) : aSearch([nearest], 38)))
  expect(await loadOrders(true)).toMatchObject({
    freeToday: { providerCount: 38, first: nearest.firstAvailable, timeZone: nearest.timeZone },
  })
  expect(await requests[1]?.json()).toMatchObject({ serviceAvailability: 'TODAY', pageSize: 1 })
})

test('a search that finds nothing or fails keeps the list', async () => {
  for (const search of [aSearch([]), Response.json({}, { status: 500 })]) {
    stubApi(({ method }) => (method === 'GET' ? aPage([]) : search))
    expect(await loadOrders(true)).toMatchObject({ ok: true, freeToday: null })
  }
})

test('[ORDER-07] a visitor’s list is a refusal without a request', async () => {
  expect(await loadOrders(false)).toEqual({ ok: false, refusal: 'sign-in-required' })
  clientState.set({ loggedInUserInfo: noUser })
  expect(await loadOrders(true)).toEqual({ ok: false, refusal: 'sign-in-required' })
  expect(requests).toEqual([])
})

test('[ORDER-07] a session that has ended is a refusal, not a page', async () => {
  stubApi(() => Response.json({ code: 'sign-in-required' }, { status: 401 }))
  expect(await loadOrders(true)).toMatchObject({ ok: false, refusal: 'sign-in-required' })
})
