import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '../customer/search/search-page.tsx'
import { searchRoute } from '../customer/search/search-route.ts'
import { PageFrame } from '../customer/shell/page-frame.tsx'

export const Route = createFileRoute('/search')({ ...searchRoute, component: Search })

function Search() {
  return (
    <PageFrame>
      <SearchPage appliedFilters={Route.useLoaderDeps()} results={Route.useLoaderData()} />
    </PageFrame>
  )
}
