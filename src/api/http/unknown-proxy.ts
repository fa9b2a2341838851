import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether requests came through a proxy while none is trusted: every visitor has its address then. */
    isBehindUnknownProxy(): boolean
  }
}

const OF_A_PROXY = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/** Notices a proxy that TRUST_PROXY does not name, and says so in the log once. */
export function watchForUnknownProxy(app: FastifyInstance, trustsSome: boolean): void {
  let isSeen = false
  app.decorate('isBehindUnknownProxy', () => isSeen)
  if (trustsSome) return
  app.addHook('onRequest', (request, _reply, done) => {
    const header = isSeen ? undefined : OF_A_PROXY.find((name) => request.headers[name])
    if (header) {
      isSeen = true
      app.log.warn(
        { header },
        'Requests come through a proxy that is not trusted: all visitors count as one address, and limits meet them together. Set TRUST_PROXY (docs/operations.md)',
      )
    }
    done()
  })
}
