import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '#platform/log.ts'
import { prepareDrain } from './drain.ts'
import { type EventStream, eventStreams } from './event-streams.ts'
import { sendRefusal } from './refuse.ts'
import { createServer } from './server.ts'

/** A server with one stream that anybody may read; the address is what a proxy says it is. */
async function aStreamingServer(
  limits: Parameters<typeof eventStreams>[1] = {},
  lookUp = async () => {},
) {
  const faults: string[] = []
  const app = await createServer({
    log: openLog({ format: 'json', level: 'warn', write: (line) => faults.push(line) }),
    publicUrl: new URL('http://127.0.0.1:3000'),
    trustProxy: 1,
    newRequestId: () => 'r-1',
  })
  const drain = prepareDrain(app, { quietMs: 0 })
  const open = eventStreams(app, limits)
  const streams: EventStream[] = []
  const ended: number[] = []
  app.get('/events', { compress: false }, async (request, reply) => {
    await lookUp()
    const opened = open(request, reply)
    if (!opened.ok) return sendRefusal(reply, opened)
    const index = streams.push(opened.stream) - 1
    opened.stream.onEnd(() => ended.push(index))
    return reply
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  onTestFinished(() => app.close())
  const read = async (address = '192.0.2.1') => {
    const headers = { 'x-forwarded-for': address, 'accept-encoding': 'gzip, br' }
    const asked = get({ port, path: '/events', host: '127.0.0.1', headers })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const { statusCode, headers: said } = answer
    return { statusCode, headers: said, answer, leave: () => asked.destroy() }
  }
  return { app, drain, streams, ended, faults, read }
}

test('an event arrives at once and complete, also for a client that accepts compression', async () => {
  const { streams, read } = await aStreamingServer()
  const { answer, headers } = await read()
  expect(headers['content-encoding']).toBeUndefined()
  streams[0]?.send({ from: '2026-11-24' })
  let heard = ''
  answer.setEncoding('utf8').on('data', (chunk) => (heard += chunk))
  await expect.poll(() => heard).toBe(':\n\ndata: {"from":"2026-11-24"}\n\n')
})

test('streams are limited per address and in total; a closed one makes room', async () => {
  const { ended, faults, read } = await aStreamingServer({ perAddress: 2, all: 3 })
  const first = await read()
  await read()
  const third = await read()
  expect(third).toMatchObject({ statusCode: 429, headers: { 'retry-after': '60' } })
  expect((await read('192.0.2.2')).statusCode).toBe(200)
  expect((await read('192.0.2.3')).statusCode).toBe(503)
  first.leave()
  await expect.poll(() => ended).toEqual([0])
  expect((await read()).statusCode).toBe(200)
  expect(faults.filter((line) => !line.includes('"level":30'))).toEqual([])
})

test('an idle stream sends keep-alives', async () => {
  const { read } = await aStreamingServer({ heartbeatMs: 20 })
  const { answer } = await read()
  let heard = ''
  answer.setEncoding('utf8').on('data', (chunk) => (heard += chunk))
  await expect.poll(() => heard).toMatch(/^(:\n\n){3}/)
})

test('the stream of a client that does not read is closed', async () => {
  const { ended, read, streams } = await aStreamingServer({ unreadBytes: 1_000 })
  const { answer } = await read()
  answer.pause()
  const much = { text: 'x'.repeat(100_000) }
  await expect
    .poll(() => {
      for (let times = 0; times < 10; times++) streams[0]?.send(much)
      return ended
    })
    .toEqual([0])
})

test('a server that stops closes its streams at once', async () => {
  const { drain, read } = await aStreamingServer()
  const readers = [await read(), await read('192.0.2.2')]
  const startedAt = Date.now()
  await drain()
  expect(Date.now() - startedAt).toBeLessThan(3_000)
  for (const { answer } of readers) expect(await text(answer)).toMatch(/^:\n\n/)
})

test('a client admitted just before the shutdown that opens a stream after it is told to retry', async () => {
  const entered = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const { drain, read } = await aStreamingServer({}, () => {
    entered.resolve()
    return released.promise
  })
  const reader = read()
  await entered.promise
  const startedAt = Date.now()
  const drained = drain()
  released.resolve()
  expect(await reader).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
  await drained
  expect(Date.now() - startedAt).toBeLessThan(3_000)
})
