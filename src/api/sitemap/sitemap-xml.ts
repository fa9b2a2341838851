import { escapeHtml } from '#messages/escape-html.ts'
import { languages } from '#messages/language.ts'

/** A page to list in a sitemap. */
export interface SitemapPage {
  /** Path and query. */
  readonly path: string
  /** Epoch ms. */
  readonly changedAt?: number
}

/** Addresses per page: one for each language and one without (web/head.ts). */
export const ADDRESSES_PER_PAGE = languages.length + 1

/** A sitemap of sitemaps (sitemaps.org). */
export function sitemapIndex(addresses: readonly URL[]): string {
  const entries = addresses.map(({ href }) => `<sitemap><loc>${escapeHtml(href)}</loc></sitemap>\n`)
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}

/** A sitemap in chunks, so that a large one is never entirely in memory. */
export function* sitemap(pages: Iterable<SitemapPage>, origin: URL): Generator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (const page of pages) yield entriesOf(page, origin)
  yield '</urlset>\n'
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

// Each address lists all languages, itself included, as search engines require.
function entriesOf({ path, changedAt }: SitemapPage, origin: URL): string {
  const addresses = [null, ...languages].map((language) => {
    const url = new URL(path, origin)
    if (language) url.searchParams.set('lang', language)
    return { language: language ?? 'x-default', href: escapeHtml(url.href) }
  })
  const others = addresses
    .map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    )
    .join('')
  const changed =
    changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`
  return addresses.map(({ href }) => `<url><loc>${href}</loc>${changed}${others}</url>\n`).join('')
}
