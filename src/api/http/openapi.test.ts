import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, eventStreams } from '#contract/endpoints.ts'
import { anApi } from '../testing/api.ts'

interface Operation {
  operationId: string
  security: object[]
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { required: boolean }
  responses: Record<string, { description: string }>
}
interface Description {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

const api = await anApi()

async function readOpenApi(): Promise<Description> {
  const answer = await api.app.inject({ url: '/openapi.json', headers: { host: '127.0.0.1:3000' } })
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
  const get = (path: string) => paths[path]?.get as Operation
  const slots = get('/publicCalendarApi/calendar/{userName}/available-slots')
  expect(slots.security).toEqual([])
  expect(slots.parameters).toMatchObject([
    { name: 'userName', in: 'path', required: true },
    { name: 'start', in: 'query', required: false },
    { name: 'end', in: 'query', required: false },
    { name: 'startDate', in: 'query', required: false },
    { name: 'endDate', in: 'query', required: false },
    { name: 'window', in: 'query', required: true },
  ])
  expect(Object.keys(slots.responses)).toEqual(['200', '400', '404', '429', '500', '503'])

  expect(get('/healthz').responses).not.toHaveProperty('429')
  expect(get('/orderApi/orders').security).toEqual([{ bearer: [] }, { cookie: [] }])
  expect(get('/calendarApi/working-hours/{userName}').security).toContainEqual({})
  const place = paths['/orderApi/orders']?.post as Operation
  expect(place.requestBody?.required).toBe(true)
  expect(place.responses['409']?.description).toContain('`slot-taken`')
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
  const stream = paths['/publicCalendarApi/calendar/{userName}/changes']?.get as Operation
  expect(Object.keys(stream.responses)).toEqual(['200', '400', '404', '429', '500', '503'])
  expect(stream.responses[200]).toMatchObject({
    content: {
      'text/event-stream': { schema: { properties: { from: { type: 'string' }, to: {} } } },
    },
  })
})

async function readDocs(): Promise<string> {
  const page = await api.app.inject({ url: '/docs', headers: { host: '127.0.0.1:3000' } })
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  return page.body
}

test('/docs shows the same operations without scripts or inline styles', async () => {
  const page = await readDocs()
  expect(page).not.toMatch(/<script| style=/)
  for (const { path } of Object.values({ ...endpoints, ...eventStreams })) {
    expect(page).toContain(path.replace(/:(\w+)/g, '{$1}'))
  }
})

test('/docs shows the parameters, fields, answers and refusals of each operation', async () => {
  const page = await readDocs()
  const sectionOf = (name: string) =>
    new RegExp(`<section id="${name}".*?</section>`, 's').exec(page)?.[0].replace(/<[^>]+>/g, ' ')
  const place = sectionOf('placeOrder')?.replace(/ +/g, ' ')
  for (const told of [
    'POST /orderApi/orders',
    'Needs a token',
    'providerUserName text; 1 to 128 characters; no control characters',
    'items list of objects; 1 to 30 of them',
    'items[].catalogItemId UUID',
    'items[].quantity whole number; 1 to 20',
    'items[].isAddon true or false; may be left out',
    'customerInfo.serviceLocation one of SALON, DOORSTEP; SALON if left out',
    'appliedPromotionId UUID or null',
    'serviceInfo.appointmentStartTime moment with its offset, ISO 8601',
    '201 data object data.orderId',
    '409 slot-taken : Unable to create appointment.',
  ]) {
    expect(place).toContain(told)
  }
  const slots = sectionOf('listSlots')?.replace(/ +/g, ' ')
  expect(slots).toContain('In the address userName text')
  expect(slots).toContain('window whole number; 5 to 1440')
  expect(slots).toContain('data.availableSlots[].busy true or false')
  const stream = sectionOf('watchCalendar')?.replace(/ +/g, ' ')
  expect(stream).toContain('each with this as its data: from day, YYYY-MM-DD; may be left out')
})
