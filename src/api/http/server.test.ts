import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { refusal } from '#contract/refusal.ts'
import { REFUSAL_CODES } from '#domain/refusal.ts'
import { anApi } from '../testing/api.ts'

const api = await anApi()
const SEARCH = { method: 'POST', url: '/public/providers/search' } as const
const HOST = { host: '127.0.0.1:3000' }

async function ask(request: InjectOptions) {
  const answer = await api.app.inject({ ...request, headers: { ...HOST, ...request.headers } })
  return { ...answer, refused: () => refusal.parse(answer.json()) }
}

test('every refusal has one shape: status, code, message, and details with a 400', async () => {
  const nowhere = await ask({ url: '/nowhere' })
  expect(nowhere.refused()).toEqual({
    ...{ statusCode: 404, code: 'not-found' },
    message: 'There is nothing at this address',
  })
  expect((await ask({ method: 'DELETE', url: '/public/cities/NL' })).statusCode).toBe(404)
  const invalid = await ask({ ...SEARCH, payload: { pageSize: 0 } })
  expect(invalid.refused()).toMatchObject({
    ...{ statusCode: 400, code: 'invalid-request' },
    details: [{ path: 'body.pageSize' }],
  })
})

test('bodies that are no JSON, too large or of another kind', async () => {
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

test('addresses that cannot be read are refused in the same shape', async () => {
  expect((await ask({ url: '/public/cities/%E0%A4%A' })).refused()).toMatchObject({
    statusCode: 400,
    code: 'invalid-request',
  })
  const long = await ask({ url: `/public/providerInfo/${'x'.repeat(200)}` })
  expect(long.refused()).toMatchObject({ statusCode: 400, details: [{ path: 'path.userName' }] })
  expect(
    (await ask({ url: `/public/providerInfo/${'x'.repeat(900)}` })).refused().statusCode,
  ).toBeLessThan(500)
  const zero = await ask({ url: '/public/providerInfo/%00' })
  expect(zero.refused()).toMatchObject({ statusCode: 400, code: 'invalid-request' })
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

test('another host name leads to the public one, probes excepted', async () => {
  const elsewhere = { headers: { host: 'other.example' } }
  const led = await ask({ url: '/public/cities/NL?x=1', ...elsewhere })
  expect(led.statusCode).toBe(308)
  expect(led.headers.location).toBe('http://127.0.0.1:3000/public/cities/NL?x=1')
  expect((await ask({ url: '/healthz', ...elsewhere })).statusCode).toBe(200)
})

test('what throws is told to the log only', async () => {
  await api.database.pool.query('alter table providers rename to gone')
  const answer = await ask({ ...SEARCH, payload: {} })
  await api.database.pool.query('alter table gone rename to providers')
  expect(answer.refused()).toEqual({
    ...{ statusCode: 500, code: 'internal' },
    message: 'Something went wrong on our side',
  })
})

test('every code has a status and a sentence', async () => {
  const { refusalMessage, refusalStatus } = await import('./refusal-status.ts')
  expect(Object.keys(refusalStatus).toSorted()).toEqual([...REFUSAL_CODES].toSorted())
  expect(Object.keys(refusalMessage).toSorted()).toEqual([...REFUSAL_CODES].toSorted())
})
