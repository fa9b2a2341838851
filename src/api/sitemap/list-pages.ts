import { SALON_PAGES, STANDING_PAGES } from '#contract/page.ts'
import { categoryOfNumber } from '#domain/catalogue/category.ts'
import { DEFAULT_COUNTRY } from '#domain/location/city.ts'
import { searchPath } from '#domain/search/filters.ts'
import type { ApiDeps } from '../api-deps.ts'
import { ADDRESSES_PER_PAGE, type ListedPage } from './sitemap-xml.ts'
import { countSalons, findSalons, findSearches, type Salon, type Search } from './store.ts'

type Deps = Pick<ApiDeps, 'database'>

/** What a sitemap may hold at most (sitemaps.org), shared out over the pages and languages of a salon. */
export const SALONS_PER_SITEMAP = Math.floor(
  50_000 / (Math.max(SALON_PAGES.length, 2) * ADDRESSES_PER_PAGE),
)

/** How many sitemaps the salons fill. Anybody may ask, as for all pages. */
export async function countSalonSitemaps({ database }: Deps): Promise<number> {
  return Math.ceil((await countSalons(database.query)) / SALONS_PER_SITEMAP)
}

/** The pages that are always there, and the searches that find somebody. */
export async function listSearchPages({ database }: Deps): Promise<ListedPage[]> {
  const searches = await findSearches(database.query, DEFAULT_COUNTRY)
  return [...STANDING_PAGES.map((path) => ({ path })), ...searches.flatMap(searchPage)]
}

/** The pages of the salons of one sitemap, from 1; none when there are not so many. */
export async function listSalonPages({ database }: Deps, part: number): Promise<ListedPage[]> {
  const offset = (part - 1) * SALONS_PER_SITEMAP
  const salons = await findSalons(database.query, { limit: SALONS_PER_SITEMAP, offset })
  return salons.flatMap(salonPages)
}

// No page for a category this release does not know.
function searchPage({ cityCode, category, changedAt }: Search): ListedPage[] {
  const serviceType = category === null ? null : categoryOfNumber(category)
  if (category !== null && serviceType === null) return []
  return [{ path: searchPath(cityCode, serviceType), changedAt }]
}

function salonPages({ userName, changedAt }: Salon): ListedPage[] {
  return SALON_PAGES.map((path) => ({ path: path.replace('$id', userName), changedAt }))
}
