import { PROVIDER_PAGES, STATIC_PAGES } from '#contract/page.ts'
import { categoryOfNumber } from '#domain/catalog/category.ts'
import { DEFAULT_COUNTRY } from '#domain/location/city.ts'
import { searchPath } from '#domain/search/filters.ts'
import type { ApiDeps } from '../api-deps.ts'
import { ADDRESSES_PER_PAGE, type SitemapPage } from './sitemap-xml.ts'
import {
  countProviders,
  findProviders,
  findSearches,
  type ListedProvider,
  type Search,
} from './store.ts'

type Deps = Pick<ApiDeps, 'database'>

/** A sitemap may have 50,000 addresses (sitemaps.org); each provider has several pages in several languages. */
export const PROVIDERS_PER_SITEMAP = Math.floor(
  50_000 / (Math.max(PROVIDER_PAGES.length, 2) * ADDRESSES_PER_PAGE),
)

/** The number of provider sitemaps. Open to visitors. */
export async function countProviderSitemaps({ database }: Deps): Promise<number> {
  return Math.ceil((await countProviders(database.query)) / PROVIDERS_PER_SITEMAP)
}

/** The static pages and the searches with results. */
export async function listSearchPages({ database }: Deps): Promise<SitemapPage[]> {
  const searches = await findSearches(database.query, DEFAULT_COUNTRY)
  return [...STATIC_PAGES.map((path) => ({ path })), ...searches.flatMap(searchPage)]
}

/** The pages of one provider sitemap, counted from 1; empty beyond the last. */
export async function listProviderPages({ database }: Deps, part: number): Promise<SitemapPage[]> {
  const offset = (part - 1) * PROVIDERS_PER_SITEMAP
  const providers = await findProviders(database.query, { limit: PROVIDERS_PER_SITEMAP, offset })
  return providers.flatMap(providerPages)
}

// A category that this release does not know has no page.
function searchPage({ cityCode, category, changedAt }: Search): SitemapPage[] {
  const serviceType = category === null ? null : categoryOfNumber(category)
  if (category !== null && serviceType === null) return []
  return [{ path: searchPath(cityCode, serviceType), changedAt }]
}

function providerPages({ userName, changedAt }: ListedProvider): SitemapPage[] {
  return PROVIDER_PAGES.map((path) => ({ path: path.replace('$id', userName), changedAt }))
}
