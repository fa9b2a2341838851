import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clientState, noUser } from './client-state.ts'
import { aPageScope } from './testing/page-scope.ts'
import type { RequestScope } from './web-server.ts'

const { scope } = vi.hoisted(() => ({ scope: { current: {} as RequestScope } }))
vi.mock('./request-scope.ts', () => ({ requestScope: () => scope.current }))
const { api } = await import('./api-client.ts')

let requests: Request[]
let remarks: string[]

function stubApi(answer: (request: Request) => Response | Promise<Response>) {
  const logInfo = (what: string) => remarks.push(what)
  scope.current = aPageScope(
    (request) => {
      requests.push(request)
      return answer(request)
    },
    { logInfo },
  )
}

beforeEach(() => {
  requests = []
  remarks = []
  stubApi(() => Response.json({ statusCode: 200, message: 'OK', cities: [] }))
})

afterEach(() => vi.unstubAllGlobals())

test('the path is filled in, undefined values are left out, and the reply is returned', async () => {
  const answer = await api('listReviews', {
    params: { userName: 'bij ons/thuis' },
    query: { pageSize: 5, pageToken: undefined },
  })
  expect(requests[0]?.url).toBe(
    'https://bloesem.example/public/review/provider/bij%20ons%2Fthuis?pageSize=5',
  )
  expect(answer.ok).toBe(true)
})

const RAN_OUT = 'a session has run out: what is asked of the API is asked without it'

test.each([
  ['that ran out is logged', 'is_authenticated=true; language=nl', [RAN_OUT]],
  ['that is there is not', 'is_authenticated=true; access_token=t', []],
  ['that never was is not either', 'language=nl', []],
])('[AUTH-13] on the server a session %s, and every request is sent', async (_, cookies, said) => {
  scope.current = { ...scope.current, cookies }
  await api('listOrders')
  await api('listReviews', { params: { userName: 'studio-parel' } })
  expect(remarks).toEqual(said)
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/orderApi/orders',
    '/public/review/provider/studio-parel',
  ])
})

test('a body is serialised as JSON', async () => {
  await api('searchProviders', { body: { pageSize: 1, searchQuery: undefined } })
  expect(requests[0]?.method).toBe('POST')
  expect(await requests[0]?.json()).toStrictEqual({ pageSize: 1 })
})

test('on the server a request times out', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  stubApi(() => new Promise(() => undefined))
  const asking = api('listCities', { params: { countryCode: 'NL' } })
  await vi.advanceTimersByTimeAsync(14_999)
  expect(await Promise.race([asking, 'waiting'])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await asking).toMatchObject({ ok: false, refusal: 'unavailable', status: 0 })
  expect(vi.getTimerCount()).toBe(0)
})

test('a refusal is returned as a value with code, details and data', async () => {
  stubApi(() =>
    Response.json(
      { statusCode: 409, code: 'slot-taken', message: 'Taken', data: { nextSlots: [] } },
      { status: 409 },
    ),
  )
  expect(await api('getOrder', { params: { orderId: 'x' } })).toEqual({
    ok: false,
    refusal: 'slot-taken',
    status: 409,
    details: [],
    data: { nextSlots: [] },
  })
})

test('a missing response is the refusal unavailable', async () => {
  stubApi(() => Promise.reject(new TypeError('fetch failed')))
  const answer = await api('listCities', { params: { countryCode: 'NL' } })
  expect(answer).toMatchObject({ ok: false, refusal: 'unavailable', status: 0 })
})

test('a response that is not JSON is the refusal internal', async () => {
  stubApi(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  const answer = await api('listCities', { params: { countryCode: 'NL' } })
  expect(answer).toMatchObject({ ok: false, refusal: 'internal', status: 502 })
})

test('the server never renews a session: a 401 is returned', async () => {
  stubApi(expired)
  expect(await api('listOrders')).toMatchObject({ ok: false, refusal: 'sign-in-required' })
  expect(requests).toHaveLength(1)
})

test('in the browser an expired session is renewed once for all calls, which are then repeated', async () => {
  vi.stubGlobal('document', {})
  let isExpired = true
  stubApi(({ url }) => {
    if (url.endsWith('/api/auth/refresh')) isExpired = false
    return isExpired ? expired() : Response.json({ statusCode: 200 })
  })
  const answers = await Promise.all([api('listOrders'), api('listOrders')])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  expect(requests.filter(({ url }) => url.endsWith('/api/auth/refresh'))).toHaveLength(1)
})

test.each([0, 429, 503])(
  '[AUTH-12] a refresh answered with %i keeps the user signed in and is returned as the refusal',
  async (status) => {
    vi.stubGlobal('document', {})
    const sanne = { ...noUser, userName: 'sanne' }
    clientState.set({ loggedInUserInfo: sanne })
    stubApi(({ url }) => {
      if (!url.endsWith('/api/auth/refresh')) return refusedWith(401, 'sign-in-required')
      if (status === 0) throw new TypeError('offline')
      return refusedWith(status, status === 429 ? 'too-many-requests' : 'unavailable')
    })
    const answers = await Promise.all([api('listOrders'), api('listOrders')])
    const refusal = status === 429 ? 'too-many-requests' : 'unavailable'
    expect(answers).toMatchObject([
      { refusal, status },
      { refusal, status },
    ])
    expect(clientState.get().loggedInUserInfo).toBe(sanne)
  },
)

function refusedWith(statusCode: number, code: string): Response {
  return Response.json({ statusCode, code, message: '' }, { status: statusCode })
}

test('a session that cannot be renewed signs the user out and is not renewed again', async () => {
  vi.stubGlobal('document', {})
  stubApi(expired)
  expect(await api('listOrders')).toMatchObject({ ok: false, refusal: 'sign-in-required' })
  expect(requests).toHaveLength(2)
  expect(clientState.get().loggedInUserInfo?.userName).toBeNull()
})

test.each([
  ['a change', 'placeOrder', '/orderApi/orders'],
  ['a renewal', 'listOrders', '/api/auth/refresh'],
] as const)(
  '[AUTH-11] %s with an outdated XSRF token is sent once more with a new one',
  async (_, name, path) => {
    vi.stubGlobal('document', {})
    let hasNew = false
    let isExpired = name === 'listOrders'
    stubApi(({ url }) => {
      if (url.endsWith('/api/auth/status')) {
        hasNew = true
        return Response.json({ statusCode: 200 })
      }
      if (url.endsWith(path) && !hasNew) return refusedWith(403, 'xsrf')
      if (url.endsWith('/api/auth/refresh')) isExpired = false
      return isExpired ? expired() : Response.json({ statusCode: 200 })
    })
    const answer = await (name === 'listOrders' ? api(name) : api(name, { body: {} as never }))
    expect(answer.ok).toBe(true)
    expect(requests.filter(({ url }) => url.endsWith(path))).toHaveLength(2)
  },
)

test('[AUTH-11] a change refused twice for its token is not sent a third time', async () => {
  stubApi(({ url }) =>
    url.endsWith('/status') ? Response.json({ statusCode: 200 }) : refusedWith(403, 'xsrf'),
  )
  const answer = await api('placeOrder', { body: {} as never })
  expect(answer).toMatchObject({ refusal: 'xsrf', status: 403 })
  expect(requests).toHaveLength(3)
})

function expired(): Response {
  return Response.json({ statusCode: 401, code: 'sign-in-required', message: '' }, { status: 401 })
}
