import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { PRIVATE_PATHS } from '#contract/page.ts'
import type { ApiDeps } from '../api-deps.ts'
import { sendRefusal } from '../http/refuse.ts'
import { countProviderSitemaps, listProviderPages, listSearchPages } from './list-pages.ts'
import { type SitemapPage, sitemap, sitemapIndex } from './sitemap-xml.ts'

type Deps = Pick<ApiDeps, 'database' | 'publicUrl'>

/** Mounts robots.txt and the sitemaps: one of pages and searches, and those of providers. */
export function registerSitemap(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps
  // Rate limits apply as to public operations.
  const config = { access: 'public' } as const
  app.get('/robots.txt', { config }, async (_request, reply) =>
    cacheable(reply).type('text/plain; charset=utf-8').send(robotsTxt(publicUrl)),
  )
  app.get('/sitemap.xml', { config }, async (_request, reply) => {
    const numbers = Array.from(
      { length: await countProviderSitemaps(deps) },
      (_, index) => index + 1,
    )
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
      const pages = await listProviderPages(deps, Number(params.part))
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

function sendPages(reply: FastifyReply, pages: readonly SitemapPage[], publicUrl: URL) {
  return xml(reply).send(Readable.from(sitemap(pages, publicUrl)))
}

function xml(reply: FastifyReply): FastifyReply {
  return cacheable(reply).type('application/xml; charset=utf-8')
}

// Search engines come back after days, so an hour is fresh enough.
function cacheable(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=3600')
}
