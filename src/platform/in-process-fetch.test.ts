import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { inProcessFetch } from './in-process-fetch.ts'

test('method, URL, headers and body arrive as sent; the answer is complete, with separate cookies', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.post('/token', async (request, reply) => {
    const { url, body, hostname, headers } = request
    return reply
      .code(201)
      .header('set-cookie', ['a=1; Path=/', 'b=2; Path=/'])
      .send({ url, body, hostname, accept: headers.accept })
  })
  const answer = await inProcessFetch(app)(
    new Request('https://bloesem.example/token?x=a%20b', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{"code":"é"}',
    }),
  )
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({
    url: '/token?x=a%20b',
    body: { code: 'é' },
    hostname: 'bloesem.example',
    accept: 'application/json',
  })
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
})
