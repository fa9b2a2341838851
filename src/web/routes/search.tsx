import { createFileRoute } from '@tanstack/react-router'
import { filterParameters, parseFilters } from '#domain/search/filters.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { loadSearch } from '../features/search/search-results.ts'
import { searchHead } from '../features/search/search-route.ts'
import { PageFrame } from '../features/shell/page-frame.tsx'

export const Route = createFileRoute('/search')({
  validateSearch: (search: Record<string, unknown>) => filterParameters(parseFilters(search)),
  loaderDeps: ({ search }) => parseFilters(search),
  loader: ({ deps }) => loadSearch(deps),
  head: ({ match }) => searchHead(match.context, match.loaderDeps),
  component: Search,
})

function Search() {
  return (
    <PageFrame>
      <SearchPage committed={Route.useLoaderDeps()} results={Route.useLoaderData()} />
    </PageFrame>
  )
}
