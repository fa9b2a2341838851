import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '../features/search/search-page.tsx'
import { searchRoute } from '../features/search/search-route.ts'
import { PageFrame } from '../features/shell/page-frame.tsx'

/** The same screen as /search (row APP-02). */
export const Route = createFileRoute('/book')({ ...searchRoute, component: Search })

function Search() {
  return (
    <PageFrame>
      <SearchPage appliedFilters={Route.useLoaderDeps()} results={Route.useLoaderData()} />
    </PageFrame>
  )
}
