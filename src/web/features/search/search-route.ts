import type { i18n } from 'i18next'
import { cityByCode, DEFAULT_CITY } from '#domain/location/city.ts'
import { filterParameters, parseFilters, type SearchFilters } from '#domain/search/filters.ts'
import { pageHead } from '../../head.ts'
import { languageOf } from '../../language.ts'
import type { Surroundings } from '../../surroundings.ts'
import { loadSearch } from './search-results.ts'

/** Filters in the address, results before the page shows: the same for /search and /book (row APP-02). */
export const searchRoute = {
  validateSearch: (search: Record<string, unknown>) => filterParameters(parseFilters(search)),
  loaderDeps: ({ search }: { search: SearchParameters }) => parseFilters(search),
  loader: ({ deps }: { deps: SearchFilters }) => loadSearch(deps),
  head: ({ match }: { match: { context: Surroundings; loaderDeps: SearchFilters } }) =>
    searchHead(match.context, match.loaderDeps),
}

type SearchParameters = ReturnType<typeof filterParameters>

/** Title, description and languages of a search; /book is the same page as /search. */
function searchHead(surroundings: Surroundings, filters: SearchFilters) {
  const { cityCode, serviceType } = filters
  const path = `/search?${new URLSearchParams(filterParameters(shareable(filters)))}`
  return pageHead(surroundings, {
    ...words(surroundings.i18n, cityCode, serviceType),
    path: path.replace(/\?$/, ''),
  })
}

/** A place and a treatment make a page of their own; the other filters only sort it out. */
function shareable({ cityCode, serviceType }: SearchFilters): SearchFilters {
  return { ...parseFilters({}), cityCode, serviceType }
}

function words(i18n: i18n, cityCode: string, serviceType: SearchFilters['serviceType']) {
  const city = (cityByCode(cityCode) ?? DEFAULT_CITY).name[languageOf(i18n)]
  if (!serviceType) {
    return {
      title: i18n.t('seo.search.title', { city }),
      description: i18n.t('seo.search.description', { city }),
    }
  }
  const category = i18n.t(`catalogue.categories.${serviceType}.name`)
  return {
    title: i18n.t('seo.search.categoryTitle', { category, city }),
    description: i18n.t('seo.search.categoryDescription', { category, city }),
  }
}
