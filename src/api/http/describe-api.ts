import { readFileSync } from 'node:fs'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** Mounts `GET /openapi.json`, rendered once for who first asks, and `GET /docs`, a page that shows it and tries calls. */
export function describeApi(app: FastifyInstance): void {
  // Takes 100 ms, which a start need not wait for.
  let description: string | undefined
  const render = () => {
    description ??= JSON.stringify(app.swagger())
    return description
  }
  app.get('/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .serializer(asIs)
      .send(render()),
  )
  void app.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      void reply.header('x-robots-tag', 'noindex')
    })
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: DOCS_POLICY,
      theme: { title: 'The Bloesem API' },
      logo: { type: 'image/svg+xml', content: readFileSync(LOGO), href: '/docs' },
      uiConfig: {
        urls: [{ url: '/openapi.json', name: 'Bloesem' }],
        displayOperationId: true,
        docExpansion: 'none',
        tagsSorter: 'alpha',
        tryItOutEnabled: true,
        requestInterceptor: addXsrfToken,
      },
    })
  })
}

const LOGO = new URL('../../../public/app-icon.svg', import.meta.url)

const asIs = (text: string) => text

/**
 * The content security policy of /docs: its own files, calls of our own API, and the icons of its style sheet. The hash is
 * of a style element that Swagger UI adds; tests/journeys/security.spec.ts fails when it changes.
 */
const DOCS_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"],
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

// Runs in the browser: @fastify/swagger-ui writes its source into the page's script.
function addXsrfToken<Call extends { headers?: object }>(call: Call): Call {
  const { cookie } = (globalThis as unknown as { document: { cookie: string } }).document
  const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1]
  return token ? { ...call, headers: { ...call.headers, 'X-XSRF-TOKEN': token } } : call
}
