import { Server, Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay, setImmediate as polled } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendRefusal } from './refuse.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the server begins to empty: for what would otherwise never end by itself, and for /readyz. */
    draining?: AbortSignal
  }
}

/** Together 20 seconds. */
const LIMITS = {
  /** Without a request for so long, whoever shares out the visitors has seen that the server is not ready. */
  quietMs: 1_000,
  /** For requests to be taken and answered as ever. */
  acceptMs: 5_000,
  /** Where they go on coming: for requests to be taken and refused. */
  refuseMs: 2_000,
  /** For a request to arrive whole, once no connection is taken any more. */
  bodyMs: 3_000,
  /** For its answer to be made and read. */
  answerMs: 13_000,
}

const LOOK_EVERY_MS = 50

const TIME = {
  /** Milliseconds that only grow. */
  now: () => performance.now(),
  wait: (ms: number): Promise<void> => delay(ms, undefined, { ref: false }),
}

/**
 * Makes a server that can be emptied; call it before anything is mounted. What it returns announces the end
 * (`app.draining`), takes connections until no request comes for a moment, and then none; after that it refuses
 * requests that still come over open ones (503 unavailable), and returns when the last request under way is answered.
 * Whoever sends or reads too slowly is hung up on.
 *
 * Close the app only afterwards: closing at once would refuse a page under way its own calls to the API.
 */
export function prepareDrain(
  app: FastifyInstance,
  wishes: Partial<typeof LIMITS> = {},
  time = TIME,
): () => Promise<void> {
  const { server } = app
  const limits = { ...LIMITS, ...wishes }
  const traffic = watchTraffic(app)
  const draining = new AbortController()
  app.decorate('draining', draining.signal)
  let isRefusing = false
  app.addHook('onRequest', async (request, reply) => {
    if (!isRefusing || !isFromNetwork(request)) return
    void reply.header('connection', 'close').header('retry-after', '5')
    return sendRefusal(reply, { ok: false, refusal: 'unavailable' })
  })
  // Whoever is answered meanwhile would send the next request over a connection that is about to be hung up.
  app.addHook('onSend', async (_request, reply) => {
    if (draining.signal.aborted) void reply.header('connection', 'close')
  })
  const isQuietWithin = async (limitMs: number) => {
    const endsAt = time.now() + limitMs
    let arrived = traffic.arrived()
    // Looks are counted, and not only time: a busy server has to have read what was sent before it may call it quiet.
    for (let quietMs = 0; quietMs < limits.quietMs; quietMs += LOOK_EVERY_MS) {
      if (time.now() >= endsAt) return false
      await time.wait(LOOK_EVERY_MS)
      await polled()
      if (traffic.arrived() !== arrived) quietMs = 0
      arrived = traffic.arrived()
    }
    return true
  }
  const close = async () => {
    // That of HTTP would hang up at once on whoever is still reading an answer.
    const empty = new Promise<void>((resolve) =>
      Server.prototype.close.call(server, () => resolve()),
    )
    const idling = setInterval(traffic.hangUpOnIdle, LOOK_EVERY_MS)
    const bodyTime = time.wait(limits.bodyMs).then(traffic.hangUpOnSenders)
    await Promise.race([empty, Promise.all([bodyTime, time.wait(limits.answerMs)])])
    clearInterval(idling)
    server.closeAllConnections()
    await empty
  }
  return async () => {
    draining.abort()
    if (!server.listening) return
    const isQuiet = await isQuietWithin(limits.acceptMs)
    isRefusing = true
    // Refused sooner than answered: what waited to be taken is not lost when the server stops listening.
    if (!isQuiet) await isQuietWithin(limits.refuseMs)
    await close()
  }
}

/** Counts requests, and knows what each connection is waiting for. */
function watchTraffic(app: FastifyInstance) {
  /** With the bytes that had come over it when it was last idle. */
  const connections = new Map<Socket, number>()
  const underWay = new Set<FastifyRequest['raw']>()
  let arrived = 0
  app.server.on('connection', (socket) => {
    connections.set(socket, 0)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('onRequest', async (request, { raw: response }) => {
    const { raw, routeOptions } = request
    const { socket } = raw
    if (!isFromNetwork(request)) return
    // Probes come for as long as the server answers.
    if (!routeOptions.config.isProbe) arrived += 1
    underWay.add(raw)
    response.once('close', () => {
      underWay.delete(raw)
      if (connections.has(socket)) connections.set(socket, socket.bytesRead)
    })
  })
  const socketsOf = (requests: Iterable<FastifyRequest['raw']>) =>
    new Set([...requests].map(({ socket }) => socket))
  return {
    arrived: () => arrived,
    hangUpOnIdle: () => {
      const busy = socketsOf(underWay)
      for (const [socket, readBefore] of connections) {
        if (!busy.has(socket) && socket.bytesRead === readBefore) socket.destroy()
      }
    },
    /** On those over which no request has arrived whole. */
    hangUpOnSenders: () => {
      const answering = socketsOf([...underWay].filter(({ complete }) => complete))
      for (const socket of connections.keys()) if (!answering.has(socket)) socket.destroy()
    },
  }
}

/** A call in process belongs to a request under way; it has no connection of its own. */
function isFromNetwork({ raw }: FastifyRequest): boolean {
  return raw.socket instanceof Socket
}
