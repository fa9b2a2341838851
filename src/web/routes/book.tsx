import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '../customer/search/search-page.tsx'
import { searchRoute } from '../customer/search/search-route.ts'
import { PageFrame } from '../customer/shell/page-frame.tsx'

/** The same screen as /search (row APP-02). */
export const Route = createFileRoute('/book')({ ...searchRoute, component: Search })

function Search() {
  return (
    <PageFrame>
      <SearchPage appliedFilters={Route.useLoaderDeps()} results={Route.useLoaderData()} />
    </PageFrame>
  )
}
