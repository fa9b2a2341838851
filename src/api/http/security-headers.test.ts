import { expect, test } from 'vitest'
import { refusal } from '#contract/refusal.ts'
import { aBareServer } from './testing/a-bare-server.ts'

const REFUSED = 'HTTP/1.0\r\nHost: 127.0.0.1:3000\r\n\r\n'

// Each kind of answer comes from another place: a route, the router, hooks, a parser, the socket itself.
test.each([
  ['data', 200, `GET /who ${REFUSED}`],
  ['nothing there', 404, `GET /nowhere ${REFUSED}`],
  ['a redirect', 308, 'GET /who HTTP/1.0\r\nHost: other.example\r\n\r\n'],
  ['an address that cannot be read', 400, `GET /%E0%A4%A ${REFUSED}`],
  [
    'a body of another kind',
    415,
    `POST /echo HTTP/1.0\r\nHost: 127.0.0.1:3000\r\nContent-Length: 1\r\nContent-Type: a/b\r\n\r\na`,
  ],
  ['what is no HTTP', 400, 'GARBAGE\r\n\r\n'],
])(
  '%s carries the security headers and a request id, and no server banner',
  async (_kind, status, request) => {
    const { wire } = await aBareServer({ publicUrl: 'https://127.0.0.1:3000' })
    const { headers, ...answer } = await wire(request)
    expect(answer.status).toBe(status)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000',
      'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
    })
    expect(headers['content-security-policy']).not.toContain('unsafe')
    for (const banner of ['server', 'x-powered-by', 'via'])
      expect(headers).not.toHaveProperty(banner)
  },
)

test('subdomains are included in HSTS only if the operator says so', async () => {
  const publicUrl = 'https://127.0.0.1:3000'
  const { wire } = await aBareServer({ publicUrl, hstsSubdomains: true })
  const { headers } = await wire(`GET /who ${REFUSED}`)
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})

test('HSTS is not sent over http', async () => {
  const { wire } = await aBareServer()
  expect((await wire(`GET /who ${REFUSED}`)).headers).not.toHaveProperty(
    'strict-transport-security',
  )
})

test('a refusal for overload carries the security headers too', async () => {
  const { app } = await aBareServer()
  const answer = await app.inject({ url: '/busy', headers: { host: '127.0.0.1:3000' } })
  expect(refusal.parse(answer.json())).toMatchObject({ code: 'unavailable' })
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
})
