import { Server, Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay, setImmediate as polled } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendRefusal } from './refuse.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the drain begins: ends event streams and makes /readyz not ready. */
    draining?: AbortSignal
  }
}

/** Together 20 seconds. */
const LIMITS = {
  /** Without a request for this long, the load balancer has noticed that the server is not ready. */
  quietMs: 1_000,
  /** How long new requests are served as usual. */
  acceptMs: 5_000,
  /** If they go on coming: how long they are accepted and refused. */
  refuseMs: 2_000,
  /** How long a request may take to arrive after the server has stopped listening. */
  bodyMs: 3_000,
  /** How long its reply may take. */
  answerMs: 13_000,
}

const POLL_MS = 50

const TIME = {
  /** Monotonic milliseconds. */
  now: () => performance.now(),
  wait: (ms: number): Promise<void> => delay(ms, undefined, { ref: false }),
}

/**
 * Prepares a graceful shutdown; call it before anything is mounted. The returned function
 * 1. aborts `app.draining`,
 * 2. serves requests until none comes for `quietMs`, then stops listening,
 * 3. refuses requests on open connections (503 unavailable),
 * 4. resolves when the last request in flight is answered. Clients that send or read too slowly are disconnected.
 *
 * Close the app only afterwards: `app.close` would refuse the API calls of a page in flight.
 */
export function prepareDrain(
  app: FastifyInstance,
  options: Partial<typeof LIMITS> = {},
  time = TIME,
): () => Promise<void> {
  const { server } = app
  const limits = { ...LIMITS, ...options }
  const traffic = watchTraffic(app)
  const draining = new AbortController()
  app.decorate('draining', draining.signal)
  let isRefusing = false
  app.addHook('onRequest', async (request, reply) => {
    if (!isRefusing || !isFromNetwork(request)) return
    void reply.header('connection', 'close').header('retry-after', '5')
    return sendRefusal(reply, { ok: false, refusal: 'unavailable' })
  })
  // The client must not send its next request over a connection that is about to close.
  app.addHook('onSend', async (_request, reply) => {
    if (draining.signal.aborted) void reply.header('connection', 'close')
  })
  const waitForQuiet = async (limitMs: number) => {
    const endsAt = time.now() + limitMs
    let requestCount = traffic.requestCount()
    // Counts polls, not only time: a busy event loop must have read its sockets before this counts as quiet.
    for (let quietMs = 0; quietMs < limits.quietMs; quietMs += POLL_MS) {
      if (time.now() >= endsAt) return false
      await time.wait(POLL_MS)
      await polled()
      if (traffic.requestCount() !== requestCount) quietMs = 0
      requestCount = traffic.requestCount()
    }
    return true
  }
  const close = async () => {
    // close() of http.Server would disconnect clients that are still reading a reply.
    const empty = new Promise<void>((resolve) =>
      Server.prototype.close.call(server, () => resolve()),
    )
    const idling = setInterval(traffic.closeIdle, POLL_MS)
    const bodyTime = time.wait(limits.bodyMs).then(traffic.closeIncomplete)
    await Promise.race([empty, Promise.all([bodyTime, time.wait(limits.answerMs)])])
    clearInterval(idling)
    server.closeAllConnections()
    await empty
  }
  return async () => {
    draining.abort()
    if (!server.listening) return
    const isQuiet = await waitForQuiet(limits.acceptMs)
    isRefusing = true
    // Refusing is faster than serving: the queue of connections is empty before the server stops listening.
    if (!isQuiet) await waitForQuiet(limits.refuseMs)
    await close()
  }
}

/** Counts requests and tracks the state of each connection. */
function watchTraffic(app: FastifyInstance) {
  /** Each socket with its bytes read when it was last idle. */
  const connections = new Map<Socket, number>()
  const inFlight = new Set<FastifyRequest['raw']>()
  let requestCount = 0
  app.server.on('connection', (socket) => {
    connections.set(socket, 0)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('onRequest', async (request, { raw: response }) => {
    const { raw, routeOptions } = request
    const { socket } = raw
    if (!isFromNetwork(request)) return
    // Probes never stop, so they do not count.
    if (!routeOptions.config.isProbe) requestCount += 1
    inFlight.add(raw)
    response.once('close', () => {
      inFlight.delete(raw)
      if (connections.has(socket)) connections.set(socket, socket.bytesRead)
    })
  })
  const socketsOf = (requests: Iterable<FastifyRequest['raw']>) =>
    new Set([...requests].map(({ socket }) => socket))
  return {
    requestCount: () => requestCount,
    closeIdle: () => {
      const busy = socketsOf(inFlight)
      for (const [socket, readBefore] of connections) {
        if (!busy.has(socket) && socket.bytesRead === readBefore) socket.destroy()
      }
    },
    /** Closes connections whose request has not arrived completely. */
    closeIncomplete: () => {
      const answering = socketsOf([...inFlight].filter(({ complete }) => complete))
      for (const socket of connections.keys()) if (!answering.has(socket)) socket.destroy()
    },
  }
}

/** A call in process (./call-in-process.ts) has no connection. */
function isFromNetwork({ raw }: FastifyRequest): boolean {
  return raw.socket instanceof Socket
}
