import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#platform/network.ts'
import type {} from './drain.ts'
import { tooManyRequests } from './enforce-rate-limit.ts'
import type { HttpRefusal } from './outcome.ts'

/** A stream of server-sent events to one client. */
export interface EventStream {
  send(data: object): void
  /** `then` is called once, however the stream ends. */
  onEnd(then: () => void): void
}

export type OpenStreamResult = { ok: true; stream: EventStream } | HttpRefusal

const LIMITS = {
  /** Per process; well below its connections. */
  all: 2_000,
  /** Per network address. */
  perAddress: 100,
  /** Unread bytes after which a stream is closed. */
  unreadBytes: 16_384,
  /** Interval of comments that keep proxies from closing an idle connection. */
  heartbeatMs: 25_000,
}

/**
 * Opens streams of server-sent events, within limits and with heartbeats. All end when the server drains; clients
 * reconnect by themselves.
 */
export function eventStreams(app: FastifyInstance, options: Partial<typeof LIMITS> = {}) {
  const limits = { ...LIMITS, ...options }
  const open = new Map<PassThrough, string>()
  const heartbeat = setInterval(() => {
    for (const stream of open.keys()) write(stream, ':\n\n')
  }, limits.heartbeatMs).unref()
  const endAll = () => {
    for (const stream of open.keys()) stream.end()
  }
  const write = (stream: PassThrough, text: string) => {
    if (stream.writableLength > limits.unreadBytes) stream.destroy()
    else if (!stream.writableEnded) stream.write(text)
  }
  app.draining?.addEventListener('abort', endAll)
  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    endAll()
  })
  return (request: FastifyRequest, reply: FastifyReply): OpenStreamResult => {
    // `endAll` has run already and would not end this stream.
    if (app.draining?.aborted) return { ok: false, refusal: 'unavailable', retryAfter: 5 }
    const address = networkOf(request.ip)
    const perAddress = [...open.values()].filter((each) => each === address).length
    if (perAddress >= limits.perAddress) return tooManyRequests(60)
    if (open.size >= limits.all) return { ok: false, refusal: 'unavailable', retryAfter: 60 }
    const stream = new PassThrough()
    open.set(stream, address)
    stream.once('close', () => open.delete(stream))
    // A disconnect is no error.
    reply.raw.once('close', () => stream.end().resume())
    void reply
      .type('text/event-stream; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(stream)
    write(stream, ':\n\n')
    return {
      ok: true,
      stream: {
        send: (data) => write(stream, `data: ${JSON.stringify(data)}\n\n`),
        onEnd: (then) => void stream.once('close', then),
      },
    }
  }
}
