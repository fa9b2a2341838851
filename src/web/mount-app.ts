import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { en } from '#messages/en.ts'
import { languages } from '#messages/language.ts'
import { nl } from '#messages/nl.ts'
import { appManifest, appManifestPath } from './app-manifest.ts'

const messages = { en, nl }

/** Serves a manifest for each language and, where there is a build, the service worker. */
export function mountApp(
  web: FastifyInstance,
  { serviceWorker, dev }: { serviceWorker: boolean; dev: boolean },
): void {
  for (const language of languages) {
    const manifest = JSON.stringify(appManifest(language, messages[language]))
    web.get(appManifestPath(language), (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(manifest),
    )
  }
  const file = resolve('dist/worker', serviceWorker ? 'service-worker.js' : 'unregister-worker.js')
  if (dev || !existsSync(file)) return
  const worker = readFileSync(file, 'utf8')
  web.get('/sw.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
      .send(worker),
  )
}

/** The worker fetches from our own origin and runs no other script. */
const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
