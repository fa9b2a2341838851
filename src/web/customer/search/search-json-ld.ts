import { createIsomorphicFn } from '@tanstack/react-start'
import { cityByCode, DEFAULT_CITY } from '#domain/location/city.ts'
import { type SearchFilters, searchPath } from '#domain/search/filters.ts'
import { languages } from '#messages/language.ts'
import { urlInLanguage } from '../../head.ts'
import { breadcrumbs, jsonLdScript, type Thing } from '../../json-ld.ts'
import type { RouterContext } from '../../router-context.ts'
import type { Provider } from './search-results.ts'

type PageContext = Pick<RouterContext, 'i18n' | 'origin' | 'requestedLanguage'>

/** JSON-LD of a search: web site with search box, breadcrumb and results. */
export const searchJsonLd = createIsomorphicFn()
  .server((context: PageContext, filters: SearchFilters, providers: readonly Provider[]) =>
    jsonLdScript([
      webSiteSchema(context),
      breadcrumbSchema(context, filters),
      resultsSchema(context, providers),
    ]),
  )
  .client((): ReturnType<typeof jsonLdScript> => [])

function webSiteSchema({ i18n, origin }: PageContext): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#market`,
    name: i18n.t('common.brand'),
    url: new URL('/search', origin).href,
    inLanguage: languages,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${new URL('/search', origin).href}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

function breadcrumbSchema(
  { i18n, origin, requestedLanguage = null }: PageContext,
  filters: SearchFilters,
): Thing {
  const { cityCode, serviceType } = filters
  const city = cityByCode(cityCode) ?? DEFAULT_CITY
  const at = (service: SearchFilters['serviceType']) =>
    urlInLanguage(origin, searchPath(cityCode, service), requestedLanguage)
  return breadcrumbs([
    { name: city.name[i18n.language], url: at(null) },
    ...(serviceType
      ? [{ name: i18n.t(`catalog.categories.${serviceType}.short`), url: at(serviceType) }]
      : []),
  ])
}

function resultsSchema(
  { origin, requestedLanguage = null }: PageContext,
  providers: readonly Provider[],
): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: providers.map(({ username, fullName }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: fullName,
      url: urlInLanguage(origin, `/profile/${username}`, requestedLanguage),
    })),
  }
}
