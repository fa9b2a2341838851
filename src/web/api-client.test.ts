import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientState, noUser } from './client-state.ts'
import type { RequestScope } from './web-server.ts'

const { scope } = vi.hoisted(() => ({ scope: { current: {} as RequestScope } }))
vi.mock('./request-scope.ts', () => ({ requestScope: () => scope.current }))
const { api } = await import('./api-client.ts')

let asked: Request[]
let remarks: string[]

function theApiAnswers(answer: (request: Request) => Response | Promise<Response>) {
  scope.current = {
    language: 'nl',
    nonce: '',
    origin: 'https://bloesem.example',
    forwarded: { cookie: 'access_token=t', 'accept-language': 'nl' },
    fetchApi: async (request) => {
      asked.push(request)
      return answer(request)
    },
    report: () => undefined,
    remark: (what) => remarks.push(what),
  }
}

beforeEach(() => {
  asked = []
  remarks = []
  theApiAnswers(() => Response.json({ statusCode: 200, message: 'OK', cities: [] }))
})

afterEach(() => vi.unstubAllGlobals())

test('fills the path, leaves out what is absent, and hands over the reply', async () => {
  const answer = await api('listReviews', {
    params: { userName: 'bij ons/thuis' },
    query: { pageSize: 5, pageToken: undefined },
  })
  expect(asked[0]?.url).toBe(
    'https://bloesem.example/public/review/provider/bij%20ons%2Fthuis?pageSize=5',
  )
  expect(answer.ok).toBe(true)
})

test('on the server a call goes out as the visitor, in the language of the page', async () => {
  await api('listOrders')
  const headers = asked[0]?.headers
  expect(headers?.get('cookie')).toBe('access_token=t')
  expect(headers?.get('accept-language')).toBe('nl')
})

test('[AUTH-13] on the server a call without a session goes out with an empty bearer', async () => {
  await api('listOrders')
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer')
})

test.each([
  ['that ran out is logged', 'is_authenticated=true; language=nl', 1],
  ['that is there is not', 'is_authenticated=true; access_token=t', 0],
  ['that never was is not either', 'language=nl', 0],
])('[AUTH-13] on the server a session %s', async (_, cookie, times) => {
  scope.current = { ...scope.current, forwarded: { cookie } }
  await api('listOrders')
  await api('listReviews', { params: { userName: 'studio-parel' } })
  expect(remarks).toHaveLength(times)
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer')
})

test('a body is sent as JSON', async () => {
  await api('searchProviders', { body: { pageSize: 1 } })
  expect(asked[0]?.method).toBe('POST')
  expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  expect(await asked[0]?.json()).toEqual({ pageSize: 1 })
})

test('a refusal is a value with its code, details and data', async () => {
  theApiAnswers(() =>
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

test('no answer at all is the refusal unavailable', async () => {
  theApiAnswers(() => Promise.reject(new TypeError('fetch failed')))
  const answer = await api('listCities', { params: { countryCode: 'NL' } })
  expect(answer).toMatchObject({ ok: false, refusal: 'unavailable', status: 0 })
})

test('an answer that is no JSON is the refusal internal', async () => {
  theApiAnswers(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  const answer = await api('listCities', { params: { countryCode: 'NL' } })
  expect(answer).toMatchObject({ ok: false, refusal: 'internal', status: 502 })
})

test('the server never renews a session: a 401 is handed over', async () => {
  theApiAnswers(expired)
  expect(await api('listOrders')).toMatchObject({ ok: false, refusal: 'sign-in-required' })
  expect(asked).toHaveLength(1)
})

test('in the browser an expired session is renewed once for all calls, which are then repeated', async () => {
  vi.stubGlobal('document', {})
  let isExpired = true
  theApiAnswers(({ url }) => {
    if (url.endsWith('/api/auth/refresh')) isExpired = false
    return isExpired ? expired() : Response.json({ statusCode: 200 })
  })
  const answers = await Promise.all([api('listOrders'), api('listOrders')])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  expect(asked.filter(({ url }) => url.endsWith('/api/auth/refresh'))).toHaveLength(1)
})

test.each([0, 429, 503])(
  '[AUTH-12] a renewal that is answered %i leaves the user signed in, and is what the call came to',
  async (status) => {
    vi.stubGlobal('document', {})
    const sanne = { ...noUser, userName: 'sanne' }
    clientState.set({ loggedInUserInfo: sanne })
    theApiAnswers(({ url }) => {
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

test('a session that cannot be renewed makes a visitor of the user, and is not asked for again', async () => {
  vi.stubGlobal('document', {})
  theApiAnswers(expired)
  expect(await api('listOrders')).toMatchObject({ ok: false, refusal: 'sign-in-required' })
  expect(asked).toHaveLength(2)
  expect(clientState.get().loggedInUserInfo?.userName).toBeNull()
})

function expired(): Response {
  return Response.json({ statusCode: 401, code: 'sign-in-required', message: '' }, { status: 401 })
}
