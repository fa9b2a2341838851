import { afterEach, expect, test, vi } from 'vitest'
import { apiPaths } from './api-paths.ts'
import { callByFetch } from './api-transport.ts'
import { clientState } from './client-state.ts'

function aBrowser({ cookies = '', answer = async () => Response.json({}) } = {}) {
  const sent: Headers[] = []
  vi.stubGlobal('document', { cookie: cookies, documentElement: { lang: 'nl' } })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push(new Request(new URL(path, 'https://bloesem.example'), init).headers)
    return answer()
  })
  return sent
}

afterEach(() => {
  vi.unstubAllGlobals()
  clientState.set({ bearerToken: '' })
})

test('[AUTH-10] a call has an empty bearer token with a cookie session', async () => {
  const sent = aBrowser()
  await callByFetch(apiPaths.listOrders, {})
  expect(sent[0]?.get('authorization')).toBe('Bearer')
})

test('[AUTH-10] between the callback and set-cookies the bearer is the token', async () => {
  const sent = aBrowser()
  clientState.set({ bearerToken: 'abc' })
  await callByFetch(apiPaths.setCookies, { body: {} })
  expect(sent[0]?.get('authorization')).toBe('Bearer abc')
})

test('[AUTH-10] a call to a public path has no bearer token', async () => {
  const sent = aBrowser()
  await callByFetch(apiPaths.listCities, { params: { countryCode: 'NL' } })
  await callByFetch(apiPaths.reportReview, { params: { reviewId: 'r' }, body: {} })
  expect(sent.map((headers) => headers.has('authorization'))).toEqual([false, false])
})

test('[AUTH-11] only a change carries the XSRF token of the cookie', async () => {
  const sent = aBrowser({ cookies: 'language=nl; XSRF-TOKEN=a%3Db' })
  await callByFetch(apiPaths.listOrders, {})
  await callByFetch(apiPaths.placeOrder, { body: {} })
  expect(sent.map((headers) => headers.get('x-xsrf-token'))).toEqual([null, 'a=b'])
})

test('[LANG-01] a request names the language of the page', async () => {
  const sent = aBrowser()
  await callByFetch(apiPaths.listCities, { params: { countryCode: 'NL' } })
  expect(sent[0]?.get('accept-language')).toBe('nl')
})

test('[APP-07] a request is counted while it is pending, whether it succeeds or fails', async () => {
  const counts: number[] = []
  const answers = [async () => Response.json({}), () => Promise.reject(new Error('offline'))]
  for (const answer of answers) {
    aBrowser({ answer })
    const request = callByFetch(apiPaths.listCities, { params: { countryCode: 'NL' } }).catch(
      () => undefined,
    )
    counts.push(clientState.get().httpRequests)
    expect(clientState.get().isLoading).toBe(true)
    await request
    counts.push(clientState.get().httpRequests)
    expect(clientState.get().isLoading).toBe(false)
  }
  expect(counts).toEqual([1, 0, 1, 0])
})

test('a name in an address is encoded, whatever it contains', async () => {
  aBrowser()
  const paths: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path)
    return Response.json({})
  })
  const params = { userName: '../a?b#c' }
  await callByFetch(apiPaths.getProviderInfo, { params, query: { left: undefined, kept: 'd&e' } })
  expect(paths).toEqual(['/public/providerInfo/..%2Fa%3Fb%23c?kept=d%26e'])
})

test('a body is sent as JSON with its content type; a reading call has none', async () => {
  const sent = aBrowser()
  await callByFetch(apiPaths.placeOrder, { body: { a: 1 }, headers: { 'idempotency-key': 'k' } })
  await callByFetch(apiPaths.listOrders, {})
  expect(sent.map((headers) => headers.get('content-type'))).toEqual(['application/json', null])
  expect(sent[0]?.get('idempotency-key')).toBe('k')
})
