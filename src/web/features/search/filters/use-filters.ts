import { useNavigate, useRouterState } from '@tanstack/react-router'
import { parseFilters, type SearchFilters } from '#domain/search/filters.ts'
import { useSearchParameters } from '../use-view.ts'

/**
 * The filters of the address, where they live (row SEARCH-07), and how to change them. They follow
 * the address being opened, so that controls answer at once while the results are on their way.
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
