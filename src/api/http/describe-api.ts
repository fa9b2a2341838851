import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'
import { PLAIN_PAGE_POLICY } from './plain-page.ts'

/** Mounts `GET /openapi.json` and `GET /docs`, both rendered once at the start. */
export function describeApi(app: FastifyInstance, publicUrl: URL): void {
  const described = openApi(publicUrl)
  const description = JSON.stringify(described)
  const page = docsPage(described)
  app.get('/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', UNTIL_THE_NEXT_RELEASE)
      .serializer(asIs)
      .send(description),
  )
  app.get('/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PLAIN_PAGE_POLICY)
      .header('cache-control', UNTIL_THE_NEXT_RELEASE)
      .serializer(asIs)
      .send(page),
  )
}

const UNTIL_THE_NEXT_RELEASE = 'public, max-age=300'
const asIs = (text: string) => text
