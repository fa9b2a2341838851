import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sha256 } from '#platform/crypto.ts'
import { IDENTITY_PATH } from '../client.ts'
import { type Markup, rawHtml } from '../markup.ts'

const fromPackage = createRequire(import.meta.url).resolve
const assetPath = (name: string) => join(import.meta.dirname, 'assets', name)

const FILES = {
  'identity.css': asset('text/css; charset=utf-8', assetPath('identity.css')),
  'passkeys.js': asset('text/javascript; charset=utf-8', assetPath('passkeys.js')),
  'webauthn.js': asset(
    'text/javascript; charset=utf-8',
    join(fromPackage('@simplewebauthn/browser'), '../../dist/bundle/index.umd.min.js'),
  ),
  'frieze.svg': asset('image/svg+xml', assetPath('frieze.svg')),
  'fraunces.woff2': asset(
    'font/woff2',
    fromPackage('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
  ),
  'commissioner.woff2': asset(
    'font/woff2',
    fromPackage('@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2'),
  ),
}

type AssetName = keyof typeof FILES

/** The wordmark as inline SVG, which takes the page's colours. */
export const wordmark: Markup = rawHtml(readFileSync(assetPath('wordmark.svg'), 'utf8'))

/** The page's background, light and dark, for `theme-color`. */
export const [lightPaper, darkPaper] = Array.from(
  FILES['identity.css'].content.toString().matchAll(/--color-paper: (#[\da-f]{6})/g),
  ([, colour = '']) => colour,
)

/** The URL of an asset, with a hash of its content. */
export function assetUrl(name: AssetName): string {
  return `${IDENTITY_PATH}/assets/${name}?v=${FILES[name].version}`
}

/** Serves the assets of the pages as immutable. */
export function serveAssets(scope: FastifyInstance): void {
  for (const [name, { type, content }] of Object.entries(FILES)) {
    scope.get(`/assets/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(content),
    )
  }
}

function asset(type: string, path: string) {
  const content = readFileSync(path)
  return { type, content, version: sha256(content).slice(0, 12) }
}
