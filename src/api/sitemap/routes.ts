import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { PRIVATE_PATHS } from '#contract/page.ts'
import type { ApiDeps } from '../api-deps.ts'
import { sendRefusal } from '../http/refuse.ts'
import { countSalonSitemaps, listSalonPages, listSearchPages } from './list-pages.ts'
import { type ListedPage, sitemap, sitemapIndex } from './sitemap-xml.ts'

type Deps = Pick<ApiDeps, 'database' | 'publicUrl'>

/** robots.txt and the sitemaps: one of pages and searches, and as many as needed of salons. */
export function registerSitemap(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps
  // Counted as operations that anybody may ask for.
  const config = { access: 'public' } as const
  app.get('/robots.txt', { config }, async (_request, reply) =>
    kept(reply).type('text/plain; charset=utf-8').send(robotsTxt(publicUrl)),
  )
  app.get('/sitemap.xml', { config }, async (_request, reply) => {
    const numbers = Array.from({ length: await countSalonSitemaps(deps) }, (_, index) => index + 1)
    const paths = [
      '/sitemap-searches.xml',
      ...numbers.map((number) => `/sitemap-salons-${number}.xml`),
    ]
    return xml(reply).send(sitemapIndex(paths.map((path) => new URL(path, publicUrl))))
  })
  app.get('/sitemap-searches.xml', { config }, async (_request, reply) =>
    sendPages(reply, await listSearchPages(deps), publicUrl),
  )
  app.get<{ Params: { part: string } }>(
    '/sitemap-salons-:part(^[1-9]\\d{0,3}).xml',
    { config },
    async ({ params }, reply) => {
      const pages = await listSalonPages(deps, Number(params.part))
      if (pages.length === 0) return sendRefusal(reply, { ok: false, refusal: 'not-found' })
      return sendPages(reply, pages, publicUrl)
    },
  )
}

function robotsTxt(publicUrl: URL): string {
  return [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')
}

function sendPages(reply: FastifyReply, pages: readonly ListedPage[], publicUrl: URL) {
  return xml(reply).send(Readable.from(sitemap(pages, publicUrl)))
}

function xml(reply: FastifyReply): FastifyReply {
  return kept(reply).type('application/xml; charset=utf-8')
}

// Search engines come again after days: an hour old is new to them, and spares the database.
function kept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=3600')
}
