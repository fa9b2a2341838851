import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, eventStreams } from '#contract/endpoints.ts'
import { aProduct } from '../testing/a-product.ts'

interface OpenApiOperation {
  operationId: string
  tags: string[]
  security: object[]
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { required: boolean }
  responses: Record<string, { description: string }>
}
interface Description {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
}

const { app } = await aProduct()

function read(url: string) {
  return app.inject({ url, headers: { host: '127.0.0.1:3000' } })
}

async function readOpenApi(): Promise<Description> {
  const answer = await read('/openapi.json')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  return answer.json()
}

test('/openapi.json has every operation of the contract', async () => {
  const { openapi, servers, paths } = await readOpenApi()
  expect(openapi).toBe('3.1.1')
  expect(servers).toEqual([{ url: 'http://127.0.0.1:3000' }])
  const described = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys({ ...endpoints, ...eventStreams }).toSorted(),
  )
})

test('an operation describes who may call it, its parameters and its refusals', async () => {
  const { paths } = await readOpenApi()
  const get = (path: string) => paths[path]?.get as OpenApiOperation
  const slots = get('/publicCalendarApi/calendar/{userName}/available-slots')
  expect(slots.tags).toEqual(['publicCalendarApi'])
  expect(slots.security).toEqual([])
  expect(slots.parameters).toMatchObject([
    { name: 'start', in: 'query', required: false },
    { name: 'end', in: 'query', required: false },
    { name: 'startDate', in: 'query', required: false },
    { name: 'endDate', in: 'query', required: false },
    { name: 'window', in: 'query', required: true },
    { name: 'catalogItemIds', in: 'query', required: false },
    { name: 'serviceLocation', in: 'query', required: false },
    { name: 'userName', in: 'path', required: true },
  ])
  expect(Object.keys(slots.responses)).toEqual(['200', '400', '404', '429', '500', '503'])

  expect(get('/healthz').responses).not.toHaveProperty('429')
  expect(get('/orderApi/orders').security).toEqual([{ bearer: [] }, { cookie: [] }])
  expect(get('/calendarApi/working-hours/{userName}').security).toContainEqual({})
  const place = paths['/orderApi/orders']?.post as OpenApiOperation
  expect(place.requestBody?.required).toBe(true)
  expect(place.responses['409']).toMatchObject({
    description: expect.stringContaining('`slot-taken`'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  })
  const signOut = paths['/api/auth/signout']?.post as OpenApiOperation
  expect(signOut.requestBody?.required).toBe(false)
})

test('every schema can be converted to JSON Schema', async () => {
  const { paths } = await readOpenApi()
  for (const { method, path, status } of Object.values<Endpoint>(endpoints)) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(JSON.stringify(operation?.responses[status]), path).not.toContain('"schema":{}')
  }
})

test('an event stream is described by the schema of its events', async () => {
  const { paths } = await readOpenApi()
  const stream = paths['/publicCalendarApi/calendar/{userName}/changes']?.get as OpenApiOperation
  expect(Object.keys(stream.responses)).toEqual(['200', '400', '404', '429', '500', '503'])
  expect(stream.responses[200]).toMatchObject({
    content: {
      'text/event-stream': { schema: { properties: { from: { type: 'string' }, to: {} } } },
    },
  })
})

test('/docs is a page of our own files that shows /openapi.json, under a policy without unsafe sources', async () => {
  const page = await read('/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^']+'; /,
  )
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(page.body).not.toMatch(/(https?:)?\/\/|<style| style=| on\w+=|<script>/)
  const files = [...page.body.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
  expect(files.filter((path) => path.endsWith('.js'))).toHaveLength(3)
  expect(files.filter((path) => path.endsWith('.css'))).toHaveLength(2)
  for (const path of files) {
    const { statusCode, headers } = await read(path)
    expect(statusCode, path).toBe(200)
    expect(headers['content-type'], path).toMatch(/^(application\/javascript|text\/css|image\/png)/)
  }
  const { body: script } = await read('/docs/static/swagger-initializer.js')
  expect(script).toContain('"urls":[{"url":"/openapi.json",')
})

test('the policy of /docs is that of /docs alone', async () => {
  for (const path of ['/openapi.json', '/healthz', '/nowhere']) {
    const { headers } = await read(path)
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; base-uri/)
  }
})

test('a call that /docs tries carries the XSRF token of the session', async () => {
  const { body: script } = await read('/docs/static/swagger-initializer.js')
  const [, source] = /"requestInterceptor":(function.*?\n\})/s.exec(script) ?? []
  const intercept = runInNewContext(`(${source})`, {
    document: { cookie: 'language=en; XSRF-TOKEN=of-the-session' },
  })
  expect(intercept({ url: '/', headers: { accept: '*/*' } })).toEqual({
    url: '/',
    headers: { accept: '*/*', 'X-XSRF-TOKEN': 'of-the-session' },
  })
})
