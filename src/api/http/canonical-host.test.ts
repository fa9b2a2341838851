import { expect, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { aBareServer } from './testing/a-bare-server.ts'

const publicUrl = 'https://bloesem.example'

test.each([
  ['bloesem.example', 200],
  ['BLOESEM.example', 200],
  ['bloesem.example:443', 200],
  ['bloesem.example:80', 308],
  ['bloesem.example.', 308],
  ['bloesem.example.evil.example', 308],
  ['bloesem.example@evil.example', 308],
  ['evil.example', 308],
  ['evil.example#bloesem.example', 308],
  ['127.0.0.1:3000', 308],
  ['localhost', 308],
  ['', 308],
])(
  'a request for %j is answered with %i, and redirects to the public host only',
  async (host, status) => {
    const { wire } = await aBareServer({ publicUrl })
    for (const method of ['GET', 'POST', 'PUT', 'HEAD']) {
      const answer = await wire(`${method} /who?a=b HTTP/1.0\r\nHost: ${host}\r\n\r\n`)
      const expected = status === 200 && method[0] === 'P' ? 404 : status
      expect(answer.status, method).toBe(expected)
      if (status === 308) expect(answer.headers.location).toBe(`${publicUrl}/who?a=b`)
    }
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/.evil.example',
  '/@evil.example',
])('a request for another host redirects %s to the public host', async (address) => {
  const { wire } = await aBareServer({ publicUrl })
  const { headers } = await wire(`GET ${address} HTTP/1.0\r\nHost: evil.example\r\n\r\n`)
  expect(new URL(headers.location ?? '').origin).toBe(publicUrl)
})

const FORWARDED = [
  'X-Forwarded-For: 203.0.113.9, 198.51.100.7',
  'X-Forwarded-Host: bloesem.example',
  'X-Forwarded-Proto: https',
  'Forwarded: for=203.0.113.9;host=bloesem.example;proto=https',
  'X-Real-IP: 203.0.113.9',
].join('\r\n')

test('proxy headers are used only with a configured proxy', async () => {
  const alone = await aBareServer({ publicUrl })
  const spoofed = await alone.wire(
    `GET /who HTTP/1.0\r\nHost: evil.example\r\n${FORWARDED}\r\n\r\n`,
  )
  expect(spoofed.status).toBe(308)
  const direct = await alone.wire(
    `GET /who HTTP/1.0\r\nHost: bloesem.example\r\n${FORWARDED}\r\n\r\n`,
  )
  expect(direct.answer).toContain('{"ip":"127.0.0.1","protocol":"http"}')
})

test('behind one proxy the client address is the one that the proxy saw, not the one that the client sent', async () => {
  const proxied = await aBareServer({ publicUrl, trustProxy: 1 })
  const answer = await proxied.wire(`GET /who HTTP/1.0\r\nHost: 127.0.0.1\r\n${FORWARDED}\r\n\r\n`)
  expect(answer.answer).toContain('{"ip":"198.51.100.7","protocol":"https"}')
})

test.each([
  ['two that differ', 'Host: bloesem.example\r\nHost: evil.example'],
  ['two that differ, the other way round', 'Host: evil.example\r\nhost: bloesem.example'],
  ['the same twice', 'Host: bloesem.example\r\nHost: bloesem.example'],
])('a request with more than one Host header is refused (%s)', async (_, hosts) => {
  const { wire } = await aBareServer({ publicUrl })
  for (const version of ['1.0', '1.1']) {
    const head = `GET /who HTTP/${version}\r\n${hosts}\r\nConnection: close\r\n\r\n`
    const { status, refused } = await wire(head)
    expect(status, version).toBe(400)
    expect(refused().details).toEqual([{ path: 'header.host', message: 'is there more than once' }])
  }
})

test('an unconfigured proxy is logged once', async () => {
  const lines: string[] = []
  const log = openLog({ format: 'json', level: 'warn', write: (line) => lines.push(line) })
  const { app, wire } = await aBareServer({ publicUrl, log })
  const ask = (headers: string) =>
    wire(`GET /who HTTP/1.0\r\nHost: bloesem.example\r\n${headers}\r\n`)
  await ask('')
  expect(lines).toEqual([])
  expect(app.isBehindUnknownProxy()).toBe(false)
  await ask('X-Forwarded-For: 203.0.113.9\r\n')
  await ask('Forwarded: for=203.0.113.9\r\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('TRUST_PROXY')
  expect(lines[0]).not.toContain('203.0.113.9')
  expect(app.isBehindUnknownProxy()).toBe(true)
})

test.each([
  'X-Forwarded-For: 203.0.113.9',
  'Forwarded: for=203.0.113.9',
  'X-Real-IP: 203.0.113.9',
  'Via: 1.1 proxy',
])('%s indicates a proxy; a trusted proxy is not logged', async (header) => {
  const bytes = `GET /who HTTP/1.0\r\nHost: bloesem.example\r\n${header}\r\n\r\n`
  const log = openLog({ format: 'json', level: 'error' })
  for (const [trustProxy, isUnknown] of [
    [false, true],
    [1, false],
  ] as const) {
    const { app, wire } = await aBareServer({ publicUrl, trustProxy, log })
    await wire(bytes)
    expect(app.isBehindUnknownProxy(), String(trustProxy)).toBe(isUnknown)
  }
})
