import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether requests came through a proxy that is not trusted: all visitors then share its address. */
    isBehindUnknownProxy(): boolean
  }
}

const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/** Detects a proxy that TRUST_PROXY does not name, and logs it once. */
export function watchForUnknownProxy(app: FastifyInstance, trustsSome: boolean): void {
  let isSeen = false
  app.decorate('isBehindUnknownProxy', () => isSeen)
  if (trustsSome) return
  app.addHook('onRequest', (request, _reply, done) => {
    const header = isSeen ? undefined : PROXY_HEADERS.find((name) => request.headers[name])
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
