import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#platform/network.ts'
import { tooManyRequests } from './enforce-rate-limit.ts'
import type { Refused } from './outcome.ts'

/** A stream of server-sent events to one reader. */
export interface EventStream {
  send(data: object): void
  /** Called once, however it ends. */
  onEnd(then: () => void): void
}

export type OpenedStream = { ok: true; stream: EventStream } | Refused

const LIMITS = {
  /** Of a server: well below the connections it takes. */
  all: 2_000,
  /** Of one address: a house full of people, each with one page in sight. */
  ofAddress: 100,
  /** Of what a reader has not taken yet. */
  unreadBytes: 16_384,
  /** Silence would be hung up on. */
  beatMs: 25_000,
}

/**
 * Streams of server-sent events: so many and no more, kept alive, and ended as soon as the server is to stop, so that no
 * reader holds it up; a reader comes back by itself.
 */
export function eventStreams(app: FastifyInstance, wishes: Partial<typeof LIMITS> = {}) {
  const limits = { ...LIMITS, ...wishes }
  const open = new Map<PassThrough, string>()
  const beat = setInterval(() => {
    for (const stream of open.keys()) write(stream, ':\n\n')
  }, limits.beatMs).unref()
  const endAll = () => {
    for (const stream of open.keys()) stream.end()
  }
  const write = (stream: PassThrough, text: string) => {
    if (stream.writableLength > limits.unreadBytes) stream.destroy()
    else if (!stream.writableEnded) stream.write(text)
  }
  app.draining?.addEventListener('abort', endAll)
  app.addHook('preClose', async () => {
    clearInterval(beat)
    endAll()
  })
  return (request: FastifyRequest, reply: FastifyReply): OpenedStream => {
    // What opens later would be waited for: `endAll` has been.
    if (app.draining?.aborted) return { ok: false, refusal: 'unavailable', retryAfter: 5 }
    const address = networkOf(request.ip)
    const ofAddress = [...open.values()].filter((each) => each === address).length
    if (ofAddress >= limits.ofAddress) return tooManyRequests(60)
    if (open.size >= limits.all) return { ok: false, refusal: 'unavailable', retryAfter: 60 }
    const stream = new PassThrough()
    open.set(stream, address)
    stream.once('close', () => open.delete(stream))
    // Who goes away ends the stream; nothing broke.
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
