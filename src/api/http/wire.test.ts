import { once } from 'node:events'
import { expect, test } from 'vitest'
import { aBareServer } from './testing/a-bare-server.ts'

const HOST = 'Host: 127.0.0.1:3000\r\n'
const QUICK = { headersMs: 200, requestMs: 400, checkIntervalMs: 20 }
const JSON_BODY = `${HOST}Content-Type: application/json\r\n`

// Each as it stalls at once, and as it goes on byte by byte.
test.each([
  ['headers', `GET /who HTTP/1.1\r\n${HOST}X-Slow: `, 'a'],
  ['a body', `POST /echo HTTP/1.1\r\n${JSON_BODY}Content-Length: 9000\r\n\r\n"`, 'a'],
  [
    'chunks',
    `POST /echo HTTP/1.1\r\n${JSON_BODY}Transfer-Encoding: chunked\r\n\r\n1\r\n"\r\n`,
    '1\r\na\r\n',
  ],
])('%s that arrive slowly are awaited up to the limit', async (_what, start, then) => {
  const { stall, trickle } = await aBareServer({ limits: QUICK })
  const stalled = await stall(start)
  expect(stalled.refused()).toMatchObject({
    code: 'invalid-request',
    details: [{ message: 'took too long to arrive' }],
  })
  expect(stalled.tookMs).toBeLessThan(3_000)
  expect((await trickle(start, then)).tookMs).toBeLessThan(3_000)
})

// Browsers open connections ahead: what is said on one they would take for the answer to their first request.
test('a connection that sends nothing is closed without an answer', async () => {
  const { stall } = await aBareServer({ limits: QUICK })
  const silent = await stall('')
  expect(silent.answer).toBe('')
  expect(silent.tookMs).toBeLessThan(3_000)
})

test('slow clients do not delay others', async () => {
  const { trickle, wire } = await aBareServer({ limits: { headersMs: 1_500, checkIntervalMs: 20 } })
  const slow = Promise.all(
    Array.from({ length: 100 }, () => trickle('GET /who HTTP/1.1\r\nX: ', 'a')),
  )
  const startedAt = performance.now()
  expect((await wire(`GET /who HTTP/1.0\r\n${HOST}\r\n`)).status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  for (const { tookMs } of await slow) expect(tookMs).toBeLessThan(5_000)
})

test('connections above the limit are closed; a closed one makes room', async () => {
  const { app, open, wire } = await aBareServer({ limits: { connections: 2 } })
  const held = [open(), open()]
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  await expect.poll(() => connectionsOf(app)).toBe(2)
  expect(
    (await wire(`GET /who HTTP/1.0\r\n${HOST}\r\n`).catch(() => ({ answer: '' }))).answer,
  ).toBe('')
  held[0]?.destroy()
  await expect.poll(() => connectionsOf(app)).toBe(1)
  expect((await wire(`GET /who HTTP/1.0\r\n${HOST}\r\n`)).status).toBe(200)
})

test('the default limits are set on the server', async () => {
  const { app } = await aBareServer()
  expect(app.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 60_000,
    maxConnections: 5_000,
  })
})

test.each([
  ['an address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`],
  ['one header', `GET /who HTTP/1.1\r\n${HOST}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['many headers', `GET /who HTTP/1.1\r\n${HOST}${'X-One: 1\r\n'.repeat(2_500)}\r\n`],
])('%s above the size limit is refused', async (_what, request) => {
  const { wire } = await aBareServer()
  const refused = await wire(request)
  expect(refused.status).toBe(400)
  expect(refused.refused().details).toEqual([
    { path: 'request', message: 'has a longer address or more headers than fit' },
  ])
})

const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: 127.0.0.1:3000\r\n\r\n'

test.each([
  ['two lengths', `POST /echo HTTP/1.1\r\n${HOST}Content-Length: 0\r\nContent-Length: 5\r\n\r\n`],
  ['a length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n')],
  ['chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 4', '0\r\n\r\n')],
  ['a coding that is not the last', post('Transfer-Encoding: chunked, identity', '0\r\n\r\n')],
  ['a coding nobody knows', post('Transfer-Encoding: xchunked', '0\r\n\r\n')],
  ['a space before the colon', post('Content-Length : 4', 'abcd')],
  ['a negative length', post('Content-Length: -4', 'abcd')],
  ['a length with a plus', post('Content-Length: +4', 'abcd')],
  ['a folded header', post('X-Folded: a\r\n Transfer-Encoding: chunked', '0\r\n\r\n')],
  ['bare line feeds', `POST /echo HTTP/1.1\nHost: 127.0.0.1:3000\nContent-Length: 0\n\n`],
  ['a chunk size that is none', post('Transfer-Encoding: chunked', '0x4\r\nabcd\r\n0\r\n\r\n')],
  ['a header with a zero byte', `GET /who HTTP/1.1\r\n${HOST}X-Zero: a\0b\r\n\r\n`],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
])(
  '%s is refused, the connection is closed, and nothing after it is answered',
  async (_what, request) => {
    const { wire } = await aBareServer()
    const refused = await wire(request + HIDDEN)
    expect(refused.status).toBe(400)
    expect(refused.answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1)
    expect(refused.answer).not.toContain('not-found')
    expect(refused.headers['x-request-id']).toMatch(/^[\w-]{8,}$/)
  },
)

test('a request without a host, and one with an Expect header, are refused in the same shape', async () => {
  const { wire } = await aBareServer()
  expect((await wire('GET /who HTTP/1.1\r\n\r\n')).refused()).toMatchObject({
    details: [{ path: 'header.host' }],
  })
  const two = await wire(`GET /who HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`)
  expect(two.answer).not.toContain('evil.example')
  expect((await wire(`GET /who HTTP/1.0\r\n${HOST}Expect: a-miracle\r\n\r\n`)).status).toBe(200)
})

test.each(['OPTIONS', 'TRACE', 'DELETE', 'PATCH', 'PROPFIND'])(
  '%s is answered with not-found, without CORS headers',
  async (method) => {
    const { wire } = await aBareServer()
    const asked =
      'Origin: https://evil.example\r\nAccess-Control-Request-Method: PUT\r\nX-Secret: tea'
    const answer = await wire(`${method} /echo HTTP/1.0\r\n${HOST}${asked}\r\n\r\n`)
    expect(answer.refused()).toMatchObject({ statusCode: 404, code: 'not-found' })
    expect(answer.answer).not.toMatch(/access-control|tea/i)
  },
)

test('an answer in progress is not replaced when the next request on its connection is invalid', async () => {
  const { wire } = await aBareServer()
  for (const behind of ['GARBAGE\r\n\r\n', 'null']) {
    for (const connection of ['close', 'keep-alive']) {
      const { answer, status } = await wire(
        `GET /who HTTP/1.1\r\n${HOST}Connection: ${connection}\r\n\r\n${behind}`,
      )
      expect(status).toBe(200)
      expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1)
    }
  }
})

test('an unknown method is refused', async () => {
  const { wire } = await aBareServer()
  expect((await wire(`BREW /who HTTP/1.1\r\n${HOST}\r\n`)).refused().code).toBe('invalid-request')
})

function post(headers: string, body: string): string {
  const json = 'Content-Type: application/json'
  return `POST /echo HTTP/1.1\r\n${HOST}${json}\r\n${headers}\r\n\r\n${body}`
}

function connectionsOf(app: Awaited<ReturnType<typeof aBareServer>>['app']): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
