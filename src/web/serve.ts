import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import { en } from '#messages/en.ts'
import { defaultLanguage, type Language, parseLanguage } from '#messages/language.ts'
import { nl } from '#messages/nl.ts'
import { artFor } from './art/serve-art.ts'
import { mountApp } from './mount-app.ts'
import { imageOrigins, pagePolicy } from './page-policy.ts'
import type { ApiCall, ApiResponse, MapTiles, WebServer } from './web-server.ts'

export interface WebOptions {
  /** Origin of the product (PUBLIC_URL), without a slash at the end. */
  publicUrl: string
  /** Origins beyond our own that the browser may talk to, as far as they are known now: an outside issuer's. */
  connectOrigins: () => readonly string[]
  /** Origins whose pages may stand in a frame of ours: terms kept elsewhere. */
  frameOrigins: readonly string[]
  /** Pictures to lay over the bundled map; undefined is none. */
  mapTiles?: MapTiles | undefined
  /** Strangers come to a demonstration: every page says that it is one. */
  isPublicDemo?: boolean
  /** Whether browsers shall have a service worker; if not, the one they have is taken away. */
  serviceWorker: boolean
  /** Asks our own API in process for whoever asked for the page. */
  callApi: (page: FastifyRequest, call: ApiCall & { language: Language }) => Promise<ApiResponse>
  /** Serves the sources through Vite with hot reload instead of `dist`. */
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
    web.get('/*', { config: PAGE_ROUTE }, async (request, reply) => {
      if (!/text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')) return reply.callNotFound()
      const requestedLanguage = requestedLanguageOf(request)
      if (requestedLanguage) reply.header('set-cookie', languageCookie(requestedLanguage, options))
      const language = languageOf(request)
      const nonce = randomBytes(16).toString('base64')
      reply.headers({
        'content-security-policy': policyOf(nonce, options),
        'cache-control': 'private, no-cache',
        vary: 'Cookie',
      })
      const server = await load()
      const page = await server.render(pageRequest(request, options), {
        language,
        requestedLanguage,
        nonce,
        origin: options.publicUrl,
        mapTiles: options.mapTiles,
        ...(options.isPublicDemo && { isPublicDemo: true }),
        cookies: request.headers.cookie ?? '',
        callApi: (call) => options.callApi(request, { ...call, language }),
        logError: (error) => request.log.error({ err: error }, 'a page failed to load'),
        logInfo: (what) => request.log.info(what),
      })
      for (const [name, value] of page.headers) reply.header(name, value)
      // As bytes, which packing wants.
      return reply.code(page.status).send(Buffer.from(page.text))
    })
  })
}

// As one request of the visitor's, however much it asks of the API in process.
const PAGE_ROUTE = { access: 'public' } as const

/** The page itself could not be made: still something to read, and a way on (row APP-17). */
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

/** Vite takes its time to begin; the server does not wait for it, the first page does. */
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

/** `?lang=` sets the cookie, the cookie is next, then the default (row LANG-01). */
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
