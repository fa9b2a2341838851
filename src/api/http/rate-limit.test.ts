import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { customerUserName } from '#domain/identifiers.ts'
import { aProduct } from '../testing/a-product.ts'
import { anApi, injection } from '../testing/api.ts'
import { handleErrors } from './errors.ts'
import { limitRequests, REQUESTS_PER_MINUTE } from './rate-limit.ts'

async function aServer(requestsPerMinute: number) {
  const app = Fastify()
  handleErrors(app)
  app.decorateRequest('caller')
  await limitRequests(app, requestsPerMinute)
  app.get('/', {
    config: { access: 'open' },
    onRequest: async (request) => {
      const name = request.headers['x-user']
      request.caller = name
        ? {
            kind: 'user',
            userName: customerUserName(String(name)),
            role: 'customer',
            grantId: '',
            signedInAt: null,
            hasShownSecondFactor: false,
          }
        : { kind: 'visitor' }
    },
    handler: async () => 'OK',
  })
  return (remoteAddress: string, user?: string) =>
    app.inject({ url: '/', remoteAddress, headers: user ? { 'x-user': user } : {} })
}

test('an address above the limit is told when to retry', async () => {
  const ask = await aServer(2)
  expect((await ask('10.0.0.1')).statusCode).toBe(200)
  expect((await ask('10.0.0.1')).statusCode).toBe(200)
  const refused = await ask('10.0.0.1')
  expect(refused.json()).toMatchObject({ statusCode: 429, code: 'too-many-requests' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('10.0.0.2')).statusCode).toBe(200)
})

test('an account is counted by itself, from any address', async () => {
  const ask = await aServer(1)
  expect((await ask('10.0.0.1')).statusCode).toBe(200)
  expect((await ask('10.0.0.1', 'anouk')).statusCode).toBe(200)
  expect((await ask('10.0.0.2', 'anouk')).statusCode).toBe(429)
  expect((await ask('10.0.0.2', 'daan')).statusCode).toBe(200)
})

test('an IPv6 network counts as one address', async () => {
  const ask = await aServer(1)
  expect((await ask('2001:db8::1')).statusCode).toBe(200)
  expect((await ask('2001:db8::2')).statusCode).toBe(429)
})

test('two hundred simultaneous requests of one address are all answered, and limits can be turned off', async () => {
  for (const requestsPerMinute of [REQUESTS_PER_MINUTE, undefined]) {
    const api = await anApi({ cleanUp: onTestFinished, requestsPerMinute })
    const request = injection(endpoints.listCities, { params: { countryCode: 'NL' } })
    const answers = await Promise.all(Array.from({ length: 200 }, () => api.app.inject(request)))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
  }
})

test('every operation described with too-many-requests can refuse with it', async () => {
  const { app } = await aProduct({ requestsPerMinute: 1 })
  const { paths } = (await app.inject('/openapi.json')).json()
  for (const [index, endpoint] of Object.values<Endpoint>(endpoints).entries()) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const ask = () => app.inject({ ...injection(endpoint, {}), remoteAddress: `10.0.1.${index}` })
    expect((await ask()).statusCode, path).not.toBe(429)
    const isDescribed = '429' in paths[path][endpoint.method.toLowerCase()].responses
    expect((await ask()).statusCode === 429, path).toBe(isDescribed)
  }
})

test('a refused token counts for its address', async () => {
  const { app } = await anApi({ cleanUp: onTestFinished, requestsPerMinute: 1 })
  const bad = { headers: { authorization: 'Bearer not-a-token' } }
  const request = injection(endpoints.listOrders, {}, bad)
  expect((await app.inject(request)).json()).toMatchObject({ code: 'invalid-token' })
  expect((await app.inject(request)).json()).toMatchObject({ code: 'too-many-requests' })
})
