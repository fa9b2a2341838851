import { useNavigate, useRouterState } from '@tanstack/react-router'
import { parseFilters, type SearchFilters } from '#domain/search/filters.ts'
import { useSearchAddress } from '../view.ts'

/**
 * The filters of the address, where they live (row SEARCH-07), and how to change them. They follow
 * the address being opened, so that controls answer at once while the results are on their way.
 */
export function useFilters(committed: SearchFilters) {
  const navigate = useNavigate()
  const addressOf = useSearchAddress()
  const opening = useRouterState({ select: ({ location }) => location })
  const isOurs = opening.pathname === '/search' || opening.pathname === '/book'
  const filters = isOurs ? parseFilters(opening.search) : committed
  const change = (next: SearchFilters) =>
    navigate({ to: '.', search: addressOf(next), resetScroll: false })
  return { filters, change }
}

export type ChangeFilters = ReturnType<typeof useFilters>['change']
