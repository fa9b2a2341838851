import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { createServer } from './server.ts'

/** A server that finds its event loop delayed as soon as it has measured it. */
async function aDelayedServer() {
  const app = await createServer({
    log: openLog({ format: 'json', level: 'silent' }),
    publicUrl: new URL('http://127.0.0.1:3000'),
    trustProxy: false,
    newRequestId: () => 'a-request',
    limits: { eventLoopDelayMs: 1e-6 },
  })
  app.get('/search', async () => 'page')
  app.get('/assets/index-abc.js', async () => 'file')
  onTestFinished(() => app.close())
  return async (url: string) =>
    (await app.inject({ url, headers: { host: '127.0.0.1:3000' } })).statusCode
}

test('[WORK-201] a server whose event loop is delayed refuses pages but sends files of the build', async () => {
  const statusOf = await aDelayedServer()
  await expect.poll(() => statusOf('/search'), { timeout: 10_000 }).toBe(503)
  expect(await statusOf('/assets/index-abc.js')).toBe(200)
  expect(await statusOf('/assets/index-unknown.js')).toBe(503)
})
