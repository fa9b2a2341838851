import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './refuse.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the server begins to empty: for what would otherwise never end by itself. */
    draining?: AbortSignal
  }
}

const LIMIT_MS = 20_000
const LOOK_EVERY_MS = 50

/**
 * Makes a server that can be emptied; call it before anything is mounted. What it returns takes no connection
 * more, refuses requests that still come over open ones (503 unavailable), and returns when the last request
 * under way is answered. Whoever sends or reads too slowly for `limitMs` is hung up on.
 *
 * Close the app only afterwards: closing at once would refuse a page under way its own calls to the API.
 */
export function prepareDrain(app: FastifyInstance, limitMs = LIMIT_MS): () => Promise<void> {
  const { server } = app
  const draining = new AbortController()
  app.decorate('draining', draining.signal)
  app.addHook('onRequest', async (request, reply) => {
    // A call in process belongs to a request under way; it has no connection of its own.
    if (!draining.signal.aborted || !(request.raw.socket instanceof Socket)) return
    void reply.header('connection', 'close').header('retry-after', '5')
    return sendRefusal(reply, { ok: false, refusal: 'unavailable' })
  })
  // Whoever is answered meanwhile would send the next request over a connection that is about to be hung up.
  app.addHook('onSend', async (_request, reply) => {
    if (draining.signal.aborted) void reply.header('connection', 'close')
  })
  return async () => {
    draining.abort()
    if (!server.listening) return
    const empty = new Promise<void>((resolve) => server.close(() => resolve()))
    const idling = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
    const late = delay(limitMs, undefined, { ref: false })
    await Promise.race([empty, late])
    clearInterval(idling)
    server.closeAllConnections()
    await empty
  }
}
