import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { anApi } from '../testing/api.ts'

/** An API that writes everything down; its searches fail with an error that quotes the visitor. */
async function aLoggingApi() {
  const written: string[] = []
  const write = (line: string) => void written.push(line)
  const now = () => {
    throw new Error(`no hours for ${PERSON}, 06 12 34 56 78\n{"level":60}\u001b[2J`)
  }
  const log = { format: 'json', write } as const
  const api = await anApi({ cleanUp: onTestFinished, log, deps: { clock: { now } } })
  return { ...api, written, lines: () => written.map((line) => JSON.parse(line)) }
}

const HOST = { host: '127.0.0.1:3000' }
const SEARCH = { method: 'POST', url: '/public/providers/search' } as const
const PERSON = 'anouk@example.nl'

test('no data of a request is in the log, whatever its outcome', async () => {
  const { app, written, lines } = await aLoggingApi()
  const personal = encodeURIComponent(`Anouk de Vries ${PERSON} 06-12345678`)
  const headers = {
    ...HOST,
    authorization: 'Bearer test:anouk:customer',
    cookie: 'access_token=geheim',
    referer: `http://127.0.0.1:3000/x?name=${personal}`,
    'user-agent': `Anouk ${PERSON}`,
    'idempotency-key': 'sleutel-van-anouk',
  }
  const payload = { customerName: 'Anouk de Vries', customerEmail: PERSON, details: '0612345678' }
  for (const url of [
    `/nowhere/${personal}`,
    `/healthz?name=${personal}`,
    `/public/providerInfo/${personal}`,
    `/providerApi/promotions/customer/${personal}/provider/x`,
    '/public/cities/%E0%A4%A',
    '/orderApi/orders',
    '/public/providers/search',
    '/prod/contactus',
  ]) {
    for (const method of ['GET', 'POST', 'PUT'] as const) {
      await app.inject({ url, method, headers, ...(method !== 'GET' && { payload }) })
    }
  }
  expect(lines().length).toBeGreaterThan(15)
  expect(written.join('')).not.toMatch(/anouk|vries|example|0612345678|06-123|geheim|sleutel/i)
  for (const line of lines()) expect(line.reqId).toMatch(/./)
})

test('an error message with the visitor’s data is masked, on one line, with the request id', async () => {
  const { app, written, lines } = await aLoggingApi()
  const answer = await app.inject({ ...SEARCH, headers: HOST, payload: {} })
  expect(answer.statusCode).toBe(500)
  expect(lines().map(({ msg }) => msg)).toContain('request failed')
  for (const line of lines()) expect(line.reqId).toBe(answer.headers['x-request-id'])
  for (const line of written) {
    expect(line).toMatch(/^\P{Cc}+\n$/u)
    expect(line).not.toMatch(/anouk|12 34/)
  }
})

test('two requests on one connection have different ids, and an id sent by the visitor is ignored', async () => {
  const { app, written, lines } = await aLoggingApi()
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  onTestFinished(() => app.close())
  written.length = 0
  const client = connect(Number(port), '127.0.0.1')
  const head = `POST ${SEARCH.url} HTTP/1.1\r\nhost: ${HOST.host}\r\nx-request-id: mine\r\n`
  const body = 'content-type: application/json\r\ncontent-length: 2\r\n'
  client.write(`${head}${body}\r\n{}${head}connection: close\r\n${body}\r\n{}`)
  const ids = [...(await text(client)).matchAll(/x-request-id: (\S+)/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
  expect(ids).not.toContain('mine')
  expect(new Set(lines().map(({ reqId }) => reqId))).toEqual(new Set(ids))
})
