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
  const left = useWayBack(view, router)
  const change = (next: View, replace = false) =>
    navigate({
      to: '.',
      search: ({ view: _left, ...kept }) => ({ ...kept, ...(next && { view: next }) }),
      resetScroll: false,
      replace,
    })
  return {
    view,
    change,
    /** Into the map's place, from a list one comes back to where one was. */
    openMap: () => {
      left.current = { top: window.scrollY, focused: document.activeElement }
      change('map')
    },
    backToList: () => (left.current ? router.history.back() : change(undefined, true)),
  }
}

/** An address for these filters that keeps what the screen shows. */
export function useSearchAddress() {
  const view: View = useRouterState({
    select: ({ location }) => viewParameters(location.search).view,
  })
  return (filters: SearchFilters) => ({ ...filterParameters(filters), ...(view && { view }) })
}

interface Left {
  top: number
  focused: Element | null
}

function useWayBack(view: View, router: ReturnType<typeof useRouter>) {
  const left = useRef<Left | null>(null)
  useLayoutEffect(() => {
    if (view === 'map' || !left.current) return
    const { top, focused } = left.current
    left.current = null
    const goThere = () => window.scrollTo({ top, behavior: 'instant' })
    goThere()
    // The router has its own memory of the place, of a page that was short meanwhile.
    const stop = router.subscribe('onRendered', () => {
      goThere()
      stop()
    })
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    return stop
  }, [view, router])
  return left
}
