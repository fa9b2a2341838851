import { useNavigate, useRouterState } from '@tanstack/react-router'
import { parseFilters, type SearchFilters } from '#domain/search/filters.ts'
import { useSearchParameters } from '../use-view.ts'

/**
 * The filters of the URL (row SEARCH-07) and a function to change them. They are those of the URL being
 * opened, so that controls change before the results have loaded.
 */
export function useFilters(appliedFilters: SearchFilters) {
  const navigate = useNavigate()
  const toParameters = useSearchParameters()
  const nextLocation = useRouterState({ select: ({ location }) => location })
  const isSearchPage = nextLocation.pathname === '/search' || nextLocation.pathname === '/book'
  const filters = isSearchPage ? parseFilters(nextLocation.search) : appliedFilters
  const change = (next: SearchFilters) =>
    navigate({ to: '.', search: toParameters(next), resetScroll: false })
  return { filters, change }
}

export type ChangeFilters = ReturnType<typeof useFilters>['change']
