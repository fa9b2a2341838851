import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { prepareDrain } from './drain.ts'
import { createServer } from './server.ts'

/** A server whose `/slow` answers when it is let go, after asking `/fast` in the same process. */
async function aServer() {
  const time = aTime()
  const app = await createServer({
    log: openLog({ format: 'json', level: 'error' }),
    publicUrl: new URL('http://127.0.0.1:3000'),
    trustProxy: false,
    newRequestId: () => 'r-1',
  })
  const drain = prepareDrain(app, {}, time)
  const entered = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  app.get('/fast', async () => 'fast')
  app.post('/fast', async () => 'fast')
  app.get('/probe', { config: { isProbe: true } }, async () => 'alive')
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
    time,
    entered: entered.promise,
    release: released.resolve,
    ask,
  }
}

/** Time that passes when a test says so: as much as the server looks at once, then what it does about it. */
function aTime() {
  const LOOK_MS = 50
  let now = 0
  let waiting: { until: number; resolve: () => void }[] = []
  return {
    now: () => now,
    wait: (ms: number) =>
      new Promise<void>((resolve) => waiting.push({ until: now + ms, resolve })),
    async pass(ms: number) {
      for (const end = now + ms; now < end; ) {
        now += LOOK_MS
        const due = waiting.filter(({ until }) => until <= now)
        waiting = waiting.filter(({ until }) => until > now)
        for (const { resolve } of due) resolve()
        for (let turns = 0; turns < 3; turns++) await turn()
      }
    },
  }
}

/** What is said until the connection ends; `reset` where it is torn instead. */
async function readUntilClosed(socket: Socket): Promise<string> {
  return text(socket).catch((error) => (error.code === 'ECONNRESET' ? 'reset' : error.code))
}

async function refusedConnection(port: number): Promise<string> {
  const [error] = await once(connect(port, '127.0.0.1'), 'error')
  return error.code
}

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:3000\r\n\r\n`
const QUIET_MS = 1_000

test('requests sent before the shutdown are answered, also on connections that are not yet accepted', async () => {
  const { app, drain, port, time } = await aServer()
  const open = connect(port, '127.0.0.1')
  await once(app.server, 'connection')
  const untaken = connect(port, '127.0.0.1')
  await new Promise((resolve) => process.nextTick(resolve)) // the system has connected it, the server has not seen it
  open.write(asking('/fast'))
  untaken.write(asking('/fast'))
  const drained = drain()
  for (const said of await Promise.all([readUntilClosed(open), readUntilClosed(untaken)])) {
    expect(said).toMatch(/^HTTP\/1\.1 200 [\s\S]+connection: close\r\n[\s\S]+fast$/i)
  }
  await time.pass(QUIET_MS)
  await drained
})

test('connections are accepted until no request has arrived for a moment; probes do not count', async () => {
  const { app, ask, drain, port, time } = await aServer()
  expect(app.draining?.aborted).toBe(false)
  const drained = drain()
  expect(app.draining?.aborted).toBe(true)
  for (let times = 0; times < 3; times++) {
    await time.pass(QUIET_MS - 100)
    const headers = expect.objectContaining({ connection: 'close' })
    expect(await ask('/fast')).toMatchObject({ statusCode: 200, headers })
  }
  await time.pass(QUIET_MS - 100)
  expect(await ask('/probe')).toMatchObject({ statusCode: 200 })
  await time.pass(100)
  await drained
  expect(await refusedConnection(port)).toBe('ECONNREFUSED')
})

test('with constant traffic requests are refused after five seconds and connections after seven', async () => {
  const { ask, drain, port, time } = await aServer()
  const drained = drain()
  const statuses: number[] = []
  for (let passed = 0; passed < 7_000; passed += 500) {
    const { statusCode, headers } = await ask('/fast')
    statuses.push(statusCode ?? 0)
    expect(headers['retry-after']).toBe(statusCode === 503 ? '5' : undefined)
    await time.pass(500)
  }
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(503)])
  await drained
  expect(await refusedConnection(port)).toBe('ECONNREFUSED')
})

test('a request in progress is completed with its in-process calls; an idle connection does not delay the shutdown', async () => {
  const { app, ask, drain, entered, port, release, time } = await aServer()
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  const slow = ask('/slow')
  await entered
  let isDrained = false
  const drained = drain().then(() => {
    isDrained = true
  })
  await time.pass(QUIET_MS)
  expect(await refusedConnection(port)).toBe('ECONNREFUSED')
  // Longer than a body may take: this one is here, and its answer is being made.
  await time.pass(4_000)
  expect(isDrained).toBe(false)
  release()
  // Told that the connection ends: nobody sends another request over it that would be lost.
  const headers = expect.objectContaining({ connection: 'close' })
  expect(await slow).toMatchObject({ statusCode: 200, headers, body: 'fast' })
  await drained
  await app.close()
})

test('a late request on an open connection is refused with a retry header', async () => {
  const { app, port, drain, time } = await aServer()
  const client = connect(port, '127.0.0.1')
  const begun = once(app.server, 'connection')
  client.write('GET /fast HTTP/1.1\r\nhost: ')
  const [connection] = await begun
  await once(connection, 'data')
  const drained = drain()
  await time.pass(QUIET_MS)
  client.write('127.0.0.1:3000\r\n\r\n')
  const said = await text(client)
  expect(said).toMatch(/^HTTP\/1\.1 503 [\s\S]+"code":"unavailable"/)
  expect(said).toMatch(/503 [\s\S]+retry-after: 5\r\n/)
  expect(said).toMatch(/503 [\s\S]+connection: close\r\n/i)
  await drained
})

test('a connection that sends too slowly is closed after three seconds, and delays nobody', async () => {
  const { app, port, drain, time } = await aServer()
  const head = 'POST /fast HTTP/1.1\r\nhost: 127.0.0.1:3000\r\n'
  const sent = [head, `${head}content-length: 10\r\n\r\nabc`]
  const closed: Promise<unknown>[] = []
  for (const part of sent) {
    const begun = once(app.server, 'connection')
    connect(port, '127.0.0.1').write(part)
    const [connection] = await begun
    await once(connection, 'data')
    closed.push(once(connection, 'close'))
  }
  const drained = drain()
  await time.pass(QUIET_MS + 3_000)
  await drained
  await Promise.all(closed)
})

test('a connection that reads too slowly is closed in the end', async () => {
  const { port, drain, time } = await aServer()
  const reader = connect(port, '127.0.0.1')
  reader.write(asking('/large'))
  await once(reader, 'readable')
  const closed = once(
    reader.on('error', () => {}),
    'close',
  )
  let isDrained = false
  const drained = drain().then(() => {
    isDrained = true
  })
  await time.pass(QUIET_MS + 12_000)
  expect(isDrained).toBe(false)
  await time.pass(1_000)
  await drained
  reader.resume()
  await closed
})

test('a server that is not listening stops at once', async () => {
  const { app, drain } = await aServer()
  await app.close()
  await drain()
})
