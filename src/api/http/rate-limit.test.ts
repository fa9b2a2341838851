import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { customerUserName } from '#domain/identifiers.ts'
import { anApi, injection } from '../testing/api.ts'
import { answerErrors } from './errors.ts'
import { limitRequests } from './rate-limit.ts'

async function aServer(requestsPerMinute: number) {
  const app = Fastify()
  answerErrors(app)
  app.decorateRequest('caller')
  await limitRequests(app, requestsPerMinute)
  app.get('/', {
    onRequest: async (request) => {
      const name = request.headers['x-user']
      request.caller = name
        ? { kind: 'user', userName: customerUserName(String(name)), role: 'customer', grantId: '' }
        : { kind: 'visitor' }
    },
    handler: async () => 'OK',
  })
  return (remoteAddress: string, user?: string) =>
    app.inject({ url: '/', remoteAddress, headers: user ? { 'x-user': user } : {} })
}

test('an address that asks too often is told when to come back', async () => {
  const ask = await aServer(2)
  expect((await ask('10.0.0.1')).statusCode).toBe(200)
  expect((await ask('10.0.0.1')).statusCode).toBe(200)
  const refused = await ask('10.0.0.1')
  expect(refused.json()).toMatchObject({ statusCode: 429, code: 'too-many-requests' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('10.0.0.2')).statusCode).toBe(200)
})

test('an account is counted by itself, from whatever address', async () => {
  const ask = await aServer(1)
  expect((await ask('10.0.0.1')).statusCode).toBe(200)
  expect((await ask('10.0.0.1', 'anouk')).statusCode).toBe(200)
  expect((await ask('10.0.0.2', 'anouk')).statusCode).toBe(429)
  expect((await ask('10.0.0.2', 'daan')).statusCode).toBe(200)
})

test('one network of IPv6 addresses counts as one', async () => {
  const ask = await aServer(1)
  expect((await ask('2001:db8::1')).statusCode).toBe(200)
  expect((await ask('2001:db8::2')).statusCode).toBe(429)
})

test('two hundred at once from one address are all answered, and limits can be off', async () => {
  for (const rateLimit of [true, false]) {
    const api = await anApi({ cleanUp: onTestFinished, deps: { rateLimit } })
    const request = injection(endpoints.listCities, { params: { countryCode: 'NL' } })
    const answers = await Promise.all(Array.from({ length: 200 }, () => api.app.inject(request)))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
  }
})
