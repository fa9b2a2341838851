import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { customerUserName } from '#domain/identifiers.ts'
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
