import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { refusal } from '#contract/refusal.ts'
import { REFUSAL_CODES } from '#domain/refusal.ts'
import { anApi } from '../testing/api.ts'

const api = await anApi()
const port = Number(new URL(await api.app.listen({ port: 0 })).port)
afterAll(() => api.app.close())
const SEARCH = { method: 'POST', url: '/public/providers/search' } as const
const HOST = { host: '127.0.0.1:3000' }

async function ask(request: InjectOptions) {
  const answer = await api.app.inject({ ...request, headers: { ...HOST, ...request.headers } })
  return { ...answer, refused: () => refusal.parse(answer.json()) }
}

/** What comes back for these very bytes, which `inject` would tidy up. */
function wire(request: string): Promise<string> {
  return text(connect(port, '127.0.0.1').end(request))
}

test('every refusal has one shape: status, code, message, and details with a 400', async () => {
  const nowhere = await ask({ url: '/nowhere' })
  expect(nowhere.refused()).toEqual({
    statusCode: 404,
    code: 'not-found',
    message: 'There is nothing at this address',
  })
  expect((await ask({ method: 'DELETE', url: '/public/cities/NL' })).statusCode).toBe(404)
  const invalid = await ask({ ...SEARCH, payload: { pageSize: 0 } })
  expect(invalid.refused()).toMatchObject({
    statusCode: 400,
    code: 'invalid-request',
    details: [{ path: 'body.pageSize' }],
  })
})

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('with accept-encoding %s the content-encoding is %s', async (known, encoding, unpack) => {
  const plain = await ask({ url: '/openapi.json' })
  const answer = await ask({ url: '/openapi.json', headers: { 'accept-encoding': known } })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(unpack(answer.rawPayload).toString()).toBe(plain.body)
})

test('a body that is not JSON, too large or of another type is refused', async () => {
  const json = { 'content-type': 'application/json' }
  const send = (payload: string, headers: Record<string, string> = json) =>
    ask({ ...SEARCH, payload, headers })
  expect((await send('{"pageSize":')).refused()).toMatchObject({
    code: 'invalid-request',
    statusCode: 400,
  })
  expect((await send('')).refused()).toMatchObject({ code: 'invalid-request', statusCode: 400 })
  expect((await send(`{"a":"${'x'.repeat(300_000)}"}`)).refused().code).toBe('too-large')
  const xml = await send('<a/>', { 'content-type': 'application/xml' })
  expect(xml.refused().code).toBe('unsupported-media-type')
  const poisoned = await send('{"__proto__":{"pageSize":1}}')
  expect(poisoned.refused().code).toBe('invalid-request')
})

test('an address that cannot be parsed is refused in the same shape', async () => {
  expect((await ask({ url: '/public/cities/%E0%A4%A' })).refused()).toMatchObject({
    statusCode: 400,
    code: 'invalid-request',
  })
  for (const length of [200, 900, 9_000]) {
    const long = await ask({ url: `/public/providerInfo/${'x'.repeat(length)}` })
    expect(long.refused()).toMatchObject({ statusCode: 400, details: [{ path: 'path.userName' }] })
  }
})

test('[APP-01] a page address that cannot be parsed gets the page for unknown addresses', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  const answer = await ask({ url: '/profile/%E0%A4%A', headers: { accept } })
  expect(answer).toMatchObject({ statusCode: 302, headers: { location: '/404' } })
})

test('a zero character is refused with the name of its field', async () => {
  const refusedAt = async (request: InjectOptions) => (await ask(request)).refused().details
  const wrong = (path: string) => [expect.objectContaining({ path })]
  expect(await refusedAt({ url: '/public/providerInfo/%00' })).toEqual(wrong('path.userName'))
  expect(await refusedAt({ url: '/public/services/NL/%00' })).toEqual(wrong('path.cityCode'))
  const text = { searchQuery: 'nagels \u0000' }
  expect(await refusedAt({ ...SEARCH, payload: text })).toEqual(wrong('body.searchQuery'))
})

test('unknown fields of a body are ignored', async () => {
  const answer = await ask({ ...SEARCH, payload: { pageSize: 5, colour: 'pink' } })
  expect(answer.statusCode).toBe(200)
})

test('every answer carries a request id and the security headers', async () => {
  for (const url of ['/healthz', '/nowhere']) {
    const { headers } = await ask({ url })
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['x-frame-options']).toBe('DENY')
  }
})

test('another host redirects to the public host, except for probes', async () => {
  const elsewhere = { headers: { host: 'other.example' } }
  const led = await ask({ url: '/public/cities/NL?x=1', ...elsewhere })
  expect(led.statusCode).toBe(308)
  expect(led.headers.location).toBe('http://127.0.0.1:3000/public/cities/NL?x=1')
  expect((await ask({ url: '/healthz', ...elsewhere })).statusCode).toBe(200)
})

test('a long answer is compressed, a short one is not', async () => {
  const encodingOf = async (url: string) => {
    const { headers } = await ask({ url, headers: { 'accept-encoding': 'gzip' } })
    return headers['content-encoding']
  }
  expect(await encodingOf('/public/cities/NL')).toBe('gzip')
  expect(await encodingOf('/nowhere')).toBeUndefined()
})

test('paths are case-sensitive, and headers together are limited to 16 KiB', async () => {
  expect((await ask({ url: '/healthz' })).statusCode).toBe(200)
  expect((await ask({ url: '/HEALTHZ' })).statusCode).toBe(404)
  const withHeader = (length: number) =>
    wire(`GET /healthz HTTP/1.0\r\nHost: 127.0.0.1:3000\r\nx-long: ${'x'.repeat(length)}\r\n\r\n`)
  expect(await withHeader(16_000)).toMatch(/^HTTP\/1.1 200 /)
  expect(await withHeader(17_000)).toContain('more headers than fit')
})

test('a request target with another host redirects to the public host only', async () => {
  for (const address of ['//evil.example/x', '/\\evil.example/x', 'http://evil.example/x']) {
    const led = await wire(`GET ${address} HTTP/1.0\r\nHost: other.example\r\n\r\n`)
    expect(led).toMatch(/^HTTP\/1.1 308 /)
    expect(led).toMatch(/^location: http:\/\/127\.0\.0\.1:3000\/(evil\.example\/)?x\r$/m)
  }
})

test('answers about one person are not cached', async () => {
  const cacheControl = async (url: string, headers = {}) =>
    (await ask({ url, headers })).headers['cache-control']
  const anouk = { authorization: 'Bearer test:anouk:customer' }
  expect(await cacheControl('/orderApi/orders', anouk)).toBe('no-store')
  expect(await cacheControl('/orderApi/orders')).toBe('no-store')
  expect(await cacheControl(`/orderApi/orders/${crypto.randomUUID()}`, anouk)).toBe('no-store')
})

test('public answers are revalidated each time, and vary by language', async () => {
  const { headers } = await ask({ url: '/public/cities/NL' })
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-language, cookie' })
  for (const url of ['/nowhere', '/public/providerInfo/nobody', '/public/cities/NLD']) {
    expect((await ask({ url })).headers['cache-control'], url).toBe('no-store')
  }
})

test('a request that is not HTTP is refused in the same shape', async () => {
  const [head = '', body = ''] = (await wire('GARBAGE\r\n\r\n')).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1.1 400 .*^x-request-id: [\w-]{8,}\r$/ms)
  expect(refusal.parse(JSON.parse(body))).toMatchObject({ code: 'invalid-request' })
})

test('a thrown error is only written to the log', async () => {
  await api.database.pool.query('alter table providers rename to gone')
  const answer = await ask({ ...SEARCH, payload: {} })
  await api.database.pool.query('alter table gone rename to providers')
  expect(answer.refused()).toEqual({
    statusCode: 500,
    code: 'internal',
    message: 'Something went wrong on our side',
  })
})

test('every refusal code has a status and a message', async () => {
  const { refusalMessage, refusalStatus } = await import('./refusal-status.ts')
  expect(Object.keys(refusalStatus).toSorted()).toEqual([...REFUSAL_CODES].toSorted())
  expect(Object.keys(refusalMessage).toSorted()).toEqual([...REFUSAL_CODES].toSorted())
})
