import { cityByCode, DEFAULT_CITY } from '#domain/location/city.ts'
import {
  filterParameters,
  parseFilters,
  type SearchFilters,
  searchPath,
} from '#domain/search/filters.ts'
import { pageHead } from '../../head.ts'
import type { I18n } from '../../messages.ts'
import type { DocumentContext } from '../../router-context.ts'
import { preparedSharePicture } from '../../share-tags.ts'
import { searchJsonLd } from './search-json-ld.ts'
import type { SearchResults } from './search-results.ts'
import { viewParameters } from './view-parameters.ts'

/** The options of the routes /search and /book (row APP-02); filters are search parameters. */
export const searchRoute = {
  validateSearch: (search: Record<string, unknown>): SearchParameters => ({
    ...filterParameters(parseFilters(search)),
    ...viewParameters(search),
  }),
  loaderDeps: ({ search }: { search: SearchParameters }) => parseFilters(search),
  // The route table is in every page's bundle, so the loader's code is imported on demand.
  loader: async ({ deps }: { deps: SearchFilters }) => {
    const { loadSearch } = await import('./search-results.ts')
    return loadSearch(deps)
  },
  head: ({ match, loaderData }: HeadProps) =>
    searchHead(match.context, match.loaderDeps, loaderData),
}

interface HeadProps {
  match: { context: DocumentContext; loaderDeps: SearchFilters }
  loaderData?: SearchResults | undefined
}

type SearchParameters = ReturnType<typeof filterParameters> & ReturnType<typeof viewParameters>

/** The head of a search page; its canonical URL is that of /search. */
function searchHead(
  routerContext: DocumentContext,
  filters: SearchFilters,
  results: SearchResults | undefined,
) {
  const { cityCode, serviceType } = filters
  const metadata = {
    ...searchTexts(routerContext.i18n, filters),
    picture: preparedSharePicture(serviceType ?? undefined),
  }
  const providers = results?.firstPage.ok ? results.firstPage.page.providers : []
  if (providers.length === 0) return pageHead(routerContext, { ...metadata, robots: 'noindex' })
  const path = searchPath(cityCode, serviceType)
  return {
    ...pageHead(routerContext, { ...metadata, robots: 'index', path }),
    scripts: searchJsonLd(routerContext, filters, providers),
  }
}

function searchTexts(i18n: I18n, { cityCode, placeName, serviceType }: SearchFilters) {
  const city = placeName ?? (cityByCode(cityCode) ?? DEFAULT_CITY).name[i18n.language]
  if (!serviceType) {
    return {
      title: i18n.t('seo.search.title', { city }),
      description: i18n.t('seo.search.description', { city }),
    }
  }
  const category = i18n.t(`catalog.categories.${serviceType}.name`)
  return {
    title: i18n.t('seo.search.categoryTitle', { category, city }),
    description: i18n.t('seo.search.categoryDescription', { category, city }),
  }
}
