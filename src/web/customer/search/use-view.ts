import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { filterParameters, type SearchFilters } from '#domain/search/filters.ts'
import { type View, viewParameters } from './view-parameters.ts'

export function useView() {
  const navigate = useNavigate()
  const router = useRouter()
  const view: View = useRouterState({
    select: ({ location }) => viewParameters(location.search).view,
  })
  const listPosition = useRestoreListPosition(view, router)
  const change = (next: View, replace = false) =>
    navigate({
      to: '.',
      search: ({ view: _view, ...rest }) => ({ ...rest, ...(next && { view: next }) }),
      resetScroll: false,
      replace,
    })
  return {
    view,
    change,
    /** Opens the map and stores the list's scroll position and focus for the way back. */
    openMap: () => {
      listPosition.current = { top: window.scrollY, focused: document.activeElement }
      change('map')
    },
    backToList: () => (listPosition.current ? router.history.back() : change(undefined, true)),
  }
}

/** Returns a function that creates search parameters for filters and keeps the view. */
export function useSearchParameters() {
  const view: View = useRouterState({
    select: ({ location }) => viewParameters(location.search).view,
  })
  return (filters: SearchFilters) => ({ ...filterParameters(filters), ...(view && { view }) })
}

interface ListPosition {
  top: number
  focused: Element | null
}

function useRestoreListPosition(view: View, router: ReturnType<typeof useRouter>) {
  const listPosition = useRef<ListPosition | null>(null)
  useLayoutEffect(() => {
    if (view === 'map' || !listPosition.current) return
    const { top, focused } = listPosition.current
    listPosition.current = null
    const restoreScroll = () => window.scrollTo({ top, behavior: 'instant' })
    restoreScroll()
    // The router then restores a scroll position of its own, which may be wrong.
    const unsubscribe = router.subscribe('onRendered', () => {
      restoreScroll()
      unsubscribe()
    })
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    return unsubscribe
  }, [view, router])
  return listPosition
}
