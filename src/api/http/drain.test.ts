import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { prepareDrain } from './drain.ts'
import { createServer } from './server.ts'

/** A server whose `/slow` answers when it is let go, after asking `/fast` in the same process. */
async function aServer(limitMs?: number) {
  const app = await createServer({
    log: openLog({ format: 'json', level: 'error' }),
    publicUrl: new URL('http://127.0.0.1:3000'),
    trustProxy: false,
    newRequestId: () => 'r-1',
  })
  const drain = prepareDrain(app, limitMs)
  const entered = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  app.get('/fast', async () => 'fast')
  app.post('/fast', async () => 'fast')
  app.get('/large', async () => 'x'.repeat(50_000_000))
  app.get('/slow', async () => {
    entered.resolve()
    await released.promise
    return (await app.inject({ url: '/fast', headers: { host: '127.0.0.1:3000' } })).body
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(async () => {
    agent.destroy()
    await app.close()
  })
  const ask = async (path: string) => {
    const [answer] = await once(get({ port, path, agent, host: '127.0.0.1' }), 'response')
    const { statusCode, headers } = answer as IncomingMessage
    return { statusCode, headers, body: await text(answer) }
  }
  return {
    app,
    port: Number(port),
    drain,
    entered: entered.promise,
    release: released.resolve,
    ask,
  }
}

test('a request under way is answered, with what it asks in process; an idle connection holds nobody up', async () => {
  const { app, ask, drain, entered, release, port } = await aServer()
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  const slow = ask('/slow')
  await entered
  let isDrained = false
  const drained = drain().then(() => {
    isDrained = true
  })
  const [refused] = await once(connect(port, '127.0.0.1'), 'error')
  expect(refused.code).toBe('ECONNREFUSED')
  expect(isDrained).toBe(false)
  release()
  // Told that the connection ends: nobody sends another request over it that would be lost.
  const headers = expect.objectContaining({ connection: 'close' })
  expect(await slow).toMatchObject({ statusCode: 200, headers, body: 'fast' })
  await drained
  await app.close()
})

test('a request that still comes over an open connection is told to come back', async () => {
  const { app, port, drain } = await aServer()
  const client = connect(port, '127.0.0.1')
  const begun = once(app.server, 'connection')
  client.write('GET /fast HTTP/1.1\r\nhost: ')
  const [connection] = await begun
  await once(connection, 'data')
  const drained = drain()
  client.write('127.0.0.1:3000\r\n\r\n')
  const said = await text(client)
  expect(said).toMatch(/^HTTP\/1\.1 503 [\s\S]+"code":"unavailable"/)
  expect(said).toMatch(/503 [\s\S]+retry-after: 5\r\n/)
  expect(said).toMatch(/503 [\s\S]+connection: close\r\n/i)
  await drained
})

test('whoever sends or reads too slowly is hung up on', async () => {
  const { port, drain } = await aServer(300)
  const sender = connect(port, '127.0.0.1')
  sender.write('POST /fast HTTP/1.1\r\nhost: 127.0.0.1:3000\r\ncontent-length: 10\r\n\r\nabc')
  const reader = connect(port, '127.0.0.1')
  reader.write('GET /large HTTP/1.1\r\nhost: 127.0.0.1:3000\r\n\r\n')
  await once(reader, 'readable')
  const closed = Promise.all(
    [sender, reader].map((socket) =>
      once(
        socket.on('error', () => {}),
        'close',
      ),
    ),
  )
  const startedAt = Date.now()
  await drain()
  expect(Date.now() - startedAt).toBeLessThan(3_000)
  for (const socket of [sender, reader]) socket.resume()
  await closed
})

test('before it listens there is nothing to wait for', async () => {
  const { app, drain } = await aServer()
  await app.close()
  await drain()
})
