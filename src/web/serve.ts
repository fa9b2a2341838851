import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { negotiate } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import { en } from '#messages/en.ts'
import { defaultLanguage, type Language, parseLanguage } from '#messages/language.ts'
import { nl } from '#messages/nl.ts'
import { artFor } from './art/serve-art.ts'
import { mountApp } from './mount-app.ts'
import { type NoncelessPage, pageKey, pageMemory } from './page-memory.ts'
import {
  compressAroundNonce,
  joinWithNonce,
  newNonce,
  replaceNonce,
  splitAtNonce,
} from './page-nonce.ts'
import { imageOrigins, pagePolicy } from './page-policy.ts'
import type { ApiCall, ApiResponse, MapTiles, WebServer } from './web-server.ts'

export interface WebOptions {
  /** Origin of the product (PUBLIC_URL), without a trailing slash. */
  publicUrl: string
  /** Origins for requests besides our own: those of an outside issuer, once they are known. */
  connectOrigins: () => readonly string[]
  /** Origins for frames: that of terms published elsewhere. */
  frameOrigins: readonly string[]
  /** The map tile service drawn over the bundled map, if any. */
  mapTiles?: MapTiles | undefined
  /** Whether this is a public demonstration: every page says so. */
  isPublicDemo?: boolean
  /** Whether browsers get a service worker; if not, an existing one is unregistered. */
  serviceWorker: boolean
  /** Calls our own API in process as the visitor of the page. */
  callApi: (page: FastifyRequest, call: ApiCall & { language: Language }) => Promise<ApiResponse>
  /**
   * Reads a text that differs after every change of the data, and in every minute: pages for everybody are kept while it is
   * the same. None are kept without it.
   */
  readVersion?: (() => Promise<string>) | undefined
  /** Whether Vite serves the sources with hot reload instead of `dist`. */
  dev: boolean
}

type Load = () => Promise<WebServer>

/**
 * Mounts the pages: hashed assets, the messages for the browser, and everything else as
 * server-rendered HTML. Encapsulated, so that none of its hooks touch the API.
 */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  await app.register(async (web) => {
    const load = options.dev ? mountDevServer(web) : await mountBuild(web)
    mountMessages(web, load)
    mountArt(web)
    mountApp(web, options)
    web.setErrorHandler(renderErrorPage(options))
    const findPage = pageFinder(options, load)
    web.get('/*', { config: PAGE_ROUTE }, async (request, reply) => {
      if (!/text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')) return reply.callNotFound()
      const requestedLanguage = requestedLanguageOf(request)
      if (requestedLanguage) reply.header('set-cookie', languageCookie(requestedLanguage, options))
      const nonce = newNonce()
      reply.headers({
        'content-security-policy': policyOf(nonce, options),
        'cache-control': 'private, no-cache',
        vary: 'Cookie',
      })
      const page = await findPage(request)
      for (const [name, value] of page.headers) reply.header(name, value)
      if (page.status === 503) reply.header('retry-after', '5')
      return reply.code(page.status).send(bodyOf(page, nonce, request, reply))
    })
  })
}

type FindPage = (request: FastifyRequest) => Promise<NoncelessPage>

/** Finds pages in memory where they may be kept, else renders them. */
function pageFinder(options: WebOptions, load: Load): FindPage {
  const render: FindPage = async (request) => renderPage(await load(), request, options)
  const { readVersion } = options
  if (!readVersion || options.dev) return render
  const find = pageMemory({ readVersion })
  return (request) => {
    const { raw, headers } = request
    const key = pageKey(raw.url ?? '/', headers.cookie, languageOf(request))
    return key === null ? render(request) : find(key, async () => compressed(await render(request)))
  }
}

async function compressed(page: NoncelessPage): Promise<NoncelessPage> {
  return page.isComplete ? { ...page, compressed: await compressAroundNonce(page.parts) } : page
}

/** The body of an answer as bytes, which the compression of other answers needs. Sets the headers of compressed bytes. */
function bodyOf(
  { parts, compressed }: NoncelessPage,
  nonce: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Buffer {
  const encodings = String(headers['accept-encoding'] ?? '').toLowerCase()
  if (compressed) reply.header('vary', 'Cookie, accept-encoding')
  if (!compressed || negotiate(encodings, ['zstd']) === null) return joinWithNonce(parts, nonce)
  reply.header('content-encoding', 'zstd')
  return replaceNonce(compressed, nonce)
}

async function renderPage(
  server: WebServer,
  request: FastifyRequest,
  options: WebOptions,
): Promise<NoncelessPage> {
  const language = languageOf(request)
  // Only for this rendering: each answer has a nonce of its own.
  const nonce = newNonce()
  let hasFailed = false
  const { status, headers, text } = await server.render(pageRequest(request, options), {
    language,
    requestedLanguage: requestedLanguageOf(request),
    nonce,
    origin: options.publicUrl,
    mapTiles: options.mapTiles,
    ...(options.isPublicDemo && { isPublicDemo: true }),
    cookies: request.headers.cookie ?? '',
    callApi: async (call) => {
      const response = await options.callApi(request, { ...call, language })
      hasFailed ||= response.status >= 500
      return response
    },
    logError: (error) => {
      hasFailed = true
      request.log.error({ err: error }, 'a page failed to load')
    },
    logInfo: (message) => request.log.info(message),
  })
  const isComplete = status === 200 && !hasFailed && !headers.has('set-cookie')
  return { status, headers, parts: splitAtNonce(text, nonce), compressed: null, isComplete }
}

// The rate limit counts a page as one request, whatever it calls in process.
const PAGE_ROUTE = { access: 'public' } as const

/** A static page with a link to the home page, for when rendering fails (row APP-17). */
const renderErrorPage =
  ({ isPublicDemo }: WebOptions) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const isRateLimited = error.statusCode === 429
    if (!isRateLimited) request.log.error({ err: error }, 'a page failed to render')
    const language = languageOf(request)
    const { errors, refusals, shell } = { en, nl }[language]
    const { title, home } = errors.unexpected
    const text = isRateLimited ? refusals['too-many-requests'] : errors.unexpected.text
    return reply
      .code(error.statusCode ?? 500)
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${language}"><title>${title}</title>${isPublicDemo ? `<p>${shell.demo.text}</p>` : ''}<h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></html>`,
      )
  }

async function mountBuild(web: FastifyInstance): Promise<Load> {
  await web.register(fastifyStatic, {
    root: resolve('dist/client'),
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  const built = await import(pathToFileURL(resolve('dist/server/server.js')).href)
  return async () => built.webServer
}

/** Mounts Vite. Its start is awaited by the first page, not by the server. */
function mountDevServer(web: FastifyInstance): Load {
  const viteServer = startVite(web)
  web.addHook('onClose', async () => (await viteServer).close())
  web.addHook('onRequest', (request, reply, done) => {
    viteServer.then(({ middlewares }) => middlewares(request.raw, reply.raw, done), done)
  })
  return async () => {
    const { ssr } = (await viteServer).environments
    if (!ssr || !('runner' in ssr)) throw new Error('Vite cannot render pages')
    const { runner } = ssr as RunnableDevEnvironment
    return (await runner.import('/src/web/server.ts')).webServer
  }
}

async function startVite(web: FastifyInstance): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  const server = { middlewareMode: true as const, ws: { server: web.server } }
  return createServer({ appType: 'custom', server })
}

function mountMessages(web: FastifyInstance, load: Load): void {
  web.get<{ Params: { '*': string }; Querystring: { v?: string } }>(
    '/assets/i18n/*',
    async (request, reply) => {
      const name = request.params['*'].replace(/\.json$/, '')
      const messages = (await load()).messages(name)
      if (!messages) return reply.callNotFound()
      const isCurrentVersion = request.query.v === messages.version
      return reply
        .type('application/json; charset=utf-8')
        .header(
          'cache-control',
          isCurrentVersion ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
        .send(messages.body)
    },
  )
}

function mountArt(web: FastifyInstance): void {
  web.get('/art/*', (request, reply) => {
    const art = artFor(request.raw.url ?? '')
    if (!art) return reply.callNotFound()
    return reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${art.maxAgeSeconds}, immutable`)
      .send(art.svg)
  })
}

/** The cookie set by `?lang=`. Order of languages: `?lang=`, cookie, default (row LANG-01). */
function languageCookie(language: Language, { publicUrl }: WebOptions): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

function languageOf(request: FastifyRequest): Language {
  return requestedLanguageOf(request) ?? cookieLanguage(request)
}

function requestedLanguageOf(request: FastifyRequest): Language | null {
  return parseLanguage((request.query as Record<string, unknown>).lang)
}

function cookieLanguage(request: FastifyRequest): Language {
  const match = /(?:^|; *)language=([a-z]+)/.exec(request.headers.cookie ?? '')
  return parseLanguage(match?.[1]) ?? defaultLanguage
}

function pageRequest(request: FastifyRequest, options: WebOptions): Request {
  const headers = new Headers()
  for (const name of ['accept', 'user-agent', 'accept-language']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(new URL(request.raw.url ?? '/', options.publicUrl), {
    method: request.method,
    headers,
  })
}

function policyOf(nonce: string, { connectOrigins, frameOrigins, mapTiles, dev }: WebOptions) {
  const sources = { connectOrigins: connectOrigins(), frameOrigins }
  return pagePolicy(nonce, { ...sources, imageOrigins: imageOrigins(mapTiles) }, dev)
}
