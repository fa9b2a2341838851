import fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleErrors } from './errors.ts'

function aBusyServer() {
  const app = fastify()
  app.decorateReply('refusal')
  app.addHook('onRequest', async () => {
    throw Object.assign(new Error('event loop delayed'), { statusCode: 503 })
  })
  handleErrors(app)
  app.get('/search', async () => '')
  return app
}

test.each([
  [{ 'accept-language': 'nl-NL,nl;q=0.9' }, 'Het is even heel druk.'],
  [{ 'accept-language': 'nl', cookie: 'a=b; language=en' }, 'It is very busy right now.'],
])(
  '[WORK-152] a page that cannot be answered says so in a page, and when to try again',
  async (headers, sentence) => {
    const accept = 'text/html,application/xhtml+xml'
    const answer = await aBusyServer().inject({ url: '/search', headers: { accept, ...headers } })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
    })
    expect(answer.body).toContain(sentence)
  },
)

test('[WORK-152] a script gets the refusal of the contract as ever', async () => {
  const answer = await aBusyServer().inject({ url: '/search', headers: { accept: '*/*' } })
  expect(answer.json()).toMatchObject({ code: 'unavailable' })
})
